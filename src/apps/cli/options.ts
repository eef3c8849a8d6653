// Options that several commands have.

import { Option } from 'commander';
import { editionIds } from '../../laws/editions.ts';
import { authorityIds } from '../../laws/regulations.ts';
import { effortNames } from '../../lines/effort.ts';

export const edition = () =>
  new Option('--edition <year>', 'the edition of the Laws, instead of the one each case names').choices(editionIds);
export const editionOrAll = (what = 'the edition of the Laws instead of the one each case names, or all of them') =>
  new Option('--edition <year>', what).choices([...editionIds, 'all']);
export const effort = () =>
  new Option('--effort <name>', 'how much is examined: beyond eight tricks normal may look at a part only, and says so')
    .choices(effortNames)
    .default('normal');
export const authority = () =>
  new Option(
    '--authority <name>',
    'the regulating authority whose readings are used where the law leaves a choice',
  ).choices(authorityIds);
export const lang = () =>
  new Option('--lang <language>', 'language of what is said').choices(['en', 'nl']).default('en');
