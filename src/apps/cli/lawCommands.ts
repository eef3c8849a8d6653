// The commands on the laws themselves: articles, the hearing, whether it was a claim, irregularities, the correction period.

import { type Command, Option } from 'commander';
import { explainHearing } from '../../explain/hearing.ts';
import type { Lang } from '../../explain/words.ts';
import { type EditionId, editionIds, latestEdition } from '../../laws/editions.ts';
import { articles } from '../../laws/irregularities/vocabulary.ts';
import { number } from './arguments.ts';
import { type CorrectionPeriodOptions, correctionPeriodCommand } from './correctionPeriod.ts';
import { correctionPeriodHelp, irregularityHelp, isClaimHelp, lawsHelp } from './help.ts';
import type { Io } from './io.ts';
import { type IrregularityOptions, irregularityCommand } from './irregularity.ts';
import { type IsClaimOptions, isClaimCommand } from './isClaim.ts';
import { type LawsOptions, laws } from './laws.ts';
import { edition, editionOrAll, lang } from './options.ts';

export function addLawCommands(program: Command, io: Io, finish: (code: number) => void): void {
  program
    .command('laws')
    .summary('the laws on claims, edition by edition')
    .description(
      'Prints what an edition says on claims, or one article of it, in our words; each row tells where it was read.',
    )
    .argument('[article...]', 'an article or a part of one: 70, 70E, 72c')
    .addOption(editionOrAll('the edition, or all of them').default(latestEdition))
    .addOption(lang())
    .addHelpText('after', lawsHelp)
    .action(async (article: string[], options: LawsOptions) => finish(await laws(article, options, io)));

  program
    .command('hearing')
    .summary('the hearing of a disputed claim, in order')
    .description('What the director does when a claim is disputed, step by step in the order of the edition.')
    .addOption(editionOrAll('the edition, or all of them').default(latestEdition))
    .addOption(lang())
    .action(async (options: { edition: EditionId | 'all'; lang: Lang }) => {
      const ids = options.edition === 'all' ? editionIds : [options.edition];
      await io.out(ids.map((id) => explainHearing(id, options.lang)).join('\n'));
    });

  program
    .command('is-claim')
    .summary('was it a claim, a concession, both or neither')
    .description(
      'Asks what must be known, one question at a time, and then tells what it was under the edition and why.',
    )
    .argument('[answer...]', 'answers so far: byDeclarer=yes currentTrickOnly=no ...')
    .option('--json', 'the finding as JSON')
    .addOption(editionOrAll('the edition, or all of them side by side').default(latestEdition))
    .addOption(lang())
    .addHelpText('after', isClaimHelp)
    .action(async (answers: string[], options: IsClaimOptions) => finish(await isClaimCommand(answers, options, io)));

  program
    .command('irregularity')
    .summary('what follows from an irregularity, Laws 9 to 16 and 86')
    .description(
      'Asks what must be established, one fact at a time, and then tells what to do, the rights, the score and the law. Without an article it lists them.',
    )
    .argument('[answer...]', 'answers so far: handRecord=no cardSeen=yes cardsInHand=14 ...')
    .addOption(new Option('--article <number>', 'the article').choices(articles))
    .addOption(edition())
    .option('--from <file>', 'irregularities in JSON: a file, or - for one a line on standard input')
    .option('--paths', 'every way through the article')
    .option('--json', 'the ruling as JSON')
    .addOption(lang())
    .addHelpText('after', irregularityHelp)
    .action(async (answers: string[], options: IrregularityOptions) =>
      finish(await irregularityCommand(answers, options, io)),
    );

  program
    .command('correction-period')
    .alias('period')
    .summary('did a request to have tricks back come in time')
    .description(
      'The correction period (79C; the protest period of 94 in 1963) as a question of dates: when it ended and whether the request was in time.',
    )
    .requiredOption('--available <time>', 'when the official score was available: 2026-11-30T22:10')
    .requiredOption('--asked <time>', 'when the director was asked')
    .option('--minutes <n>', 'the length that the organiser has set, in minutes', number(0))
    .addOption(editionOrAll('the edition, or all of them').default(latestEdition))
    .option('--json', 'as JSON, one line for each edition')
    .addOption(lang())
    .addHelpText('after', correctionPeriodHelp)
    .action(async (options: CorrectionPeriodOptions) => finish(await correctionPeriodCommand(options, io)));
}
