// The chapter on irregularities, articles 9 to 16, and team scores (86), edition by edition. What no text could show us is not known to us; the
// nearest edition that is known is then named, never silently put in its place.

import { type EditionId, lookedUpIn } from '../editions.ts';
import { law9 as law9of1963 } from './1963/law9.ts';
import { law10 as law10of1963 } from './1963/law10.ts';
import { law11 as law11of1963 } from './1963/law11.ts';
import { law12 as law12of1963 } from './1963/law12.ts';
import { law13 as law13of1963 } from './1963/law13.ts';
import { law14 as law14of1963 } from './1963/law14.ts';
import { law15 as law15of1963 } from './1963/law15.ts';
import { law16 as law16of1963 } from './1963/law16.ts';
import { law10 as law10of1975 } from './1975/law10.ts';
import { law12 as law12of1987 } from './1987/law12.ts';
import { law13 as law13of1987 } from './1987/law13.ts';
import { law86 as law86of1987 } from './1987/law86.ts';
import { law9 as law9of1997 } from './1997/law9.ts';
import { law10 as law10of1997 } from './1997/law10.ts';
import { law11 as law11of1997 } from './1997/law11.ts';
import { law12 as law12of1997 } from './1997/law12.ts';
import { law13 as law13of1997 } from './1997/law13.ts';
import { law15 as law15of1997 } from './1997/law15.ts';
import { law16 as law16of1997 } from './1997/law16.ts';
import { law9 as law9of2007 } from './2007/law9.ts';
import { law10 as law10of2007 } from './2007/law10.ts';
import { law11 as law11of2007 } from './2007/law11.ts';
import { law12 as law12of2007 } from './2007/law12.ts';
import { law13 as law13of2007 } from './2007/law13.ts';
import { law14 as law14of2007 } from './2007/law14.ts';
import { law15 as law15of2007 } from './2007/law15.ts';
import { law16 as law16of2007 } from './2007/law16.ts';
import { law86 as law86of2007 } from './2007/law86.ts';
import { law9 as law9of2017 } from './2017/law9.ts';
import { law10 as law10of2017 } from './2017/law10.ts';
import { law11 as law11of2017 } from './2017/law11.ts';
import { law12 as law12of2017 } from './2017/law12.ts';
import { law13 as law13of2017 } from './2017/law13.ts';
import { law14 as law14of2017 } from './2017/law14.ts';
import { law15 as law15of2017 } from './2017/law15.ts';
import { law16 as law16of2017 } from './2017/law16.ts';
import { law86 as law86of2017 } from './2017/law86.ts';
import { articleNotKnown, type Chapter, type Step } from './guided.ts';
import type { Article } from './vocabulary.ts';

const nothing = articleNotKnown;

export const chapter: Readonly<Record<EditionId, Chapter>> = {
  1963: {
    9: law9of1963,
    10: law10of1963,
    11: law11of1963,
    12: law12of1963,
    13: law13of1963,
    14: law14of1963,
    15: law15of1963,
    16: law16of1963,
    86: nothing,
  },
  1975: {
    9: nothing,
    10: law10of1975,
    11: nothing,
    12: nothing,
    13: nothing,
    14: nothing,
    15: nothing,
    16: nothing,
    86: nothing,
  },
  1987: {
    9: nothing,
    10: nothing,
    11: nothing,
    12: law12of1987,
    13: law13of1987,
    14: nothing,
    15: nothing,
    16: nothing,
    86: law86of1987,
  },
  1997: {
    9: law9of1997,
    10: law10of1997,
    11: law11of1997,
    12: law12of1997,
    13: law13of1997,
    14: nothing,
    15: law15of1997,
    16: law16of1997,
    86: nothing,
  },
  2007: {
    9: law9of2007,
    10: law10of2007,
    11: law11of2007,
    12: law12of2007,
    13: law13of2007,
    14: law14of2007,
    15: law15of2007,
    16: law16of2007,
    86: law86of2007,
  },
  2017: {
    9: law9of2017,
    10: law10of2017,
    11: law11of2017,
    12: law12of2017,
    13: law13of2017,
    14: law14of2017,
    15: law15of2017,
    16: law16of2017,
    86: law86of2017,
  },
};

/** The article of an edition; undefined when it is not known to us. */
export function articleOf(edition: EditionId, article: Article): Step | undefined {
  const data = chapter[edition][article];
  return 'notKnown' in data && !('outcome' in data) ? undefined : (data as Step);
}

/** The other edition to look in. */
export function nearestEdition(edition: EditionId, article: Article): EditionId {
  const found = lookedUpIn(edition).find((id) => id !== edition && articleOf(id, article) !== undefined);
  if (found === undefined) throw new Error(`no other edition knows article ${article}`);
  return found;
}
