// English: the correction period asked about by itself.

import type { RequestWords } from './request.ts';

export const requestEn: RequestWords = {
  asked: (available, asked) => `Official score available: ${available}. Director asked: ${asked}.`,
  open: 'How long the period was is not known to us and no length was set: whether the request came in time is for the director. With the length that the organiser has set (--minutes) it can be told.',
  law: 'What the laws of that edition say of time',
};
