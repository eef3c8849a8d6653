// The command line: which command, which options, which exit code. Each command has its own file.
// `main` may be called from tests: everything it touches of the process comes in with `io`.

import { Command, CommanderError, Option } from 'commander';
import { version } from '../../../package.json';
import type { Lang } from '../../explain/words.ts';
import { latestEdition } from '../../laws/editions.ts';
import { type AdjustOptions, adjustCommand } from './adjust.ts';
import { count, lanes, number, whyCards } from './arguments.ts';
import { type BoardOptions, boardCommand } from './board.ts';
import { type ConvertOptions, convert, convertFormats } from './convert.ts';
import {
  adjustHelp,
  boardHelp,
  convertHelp,
  programHelp,
  reviewHelp,
  ruleHelp,
  solveHelp,
  tableHelp,
  understandHelp,
} from './help.ts';
import { type Io, troubleWith } from './io.ts';
import { addLawCommands } from './lawCommands.ts';
import { authority, edition, editionOrAll, effort, lang } from './options.ts';
import { type ReviewOptions, review, reviewFormats } from './review.ts';
import { type RuleOptions, rule, start } from './rule.ts';
import { type ScoreOptions, scoreCommand } from './score.ts';
import { solve, table } from './solve.ts';
import { type UnderstandOptions, understand } from './understand.ts';

/** Runs one command. 0: answered; 1: some input could not be answered; 2: wrong usage. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = commands(io, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const trouble = troubleWith(error, spoken(argv));
    if (trouble === undefined) throw error;
    io.err(`law70: ${trouble}\n`);
    return 1;
  }
}

/** The language of what is said where no command has read it yet. */
const spoken = (argv: readonly string[]): Lang =>
  argv.includes('--lang=nl') || argv[argv.indexOf('--lang') + 1] === 'nl' ? 'nl' : 'en';

function commands(io: Io, finish: (code: number) => void): Command {
  const program = new Command('law70')
    .description(
      'Rules on disputed bridge claims: the tricks, the line of play that decides, the doubtful points, the laws.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .configureOutput({ writeOut: (text) => void io.out(text), writeErr: (text) => io.err(text) })
    .showHelpAfterError('(law70 --help tells how it is used)')
    .exitOverride()
    .addHelpText('after', programHelp);

  program
    .command('rule')
    .summary('rule on claims')
    .description(
      'Rules on the claims in FILE: a case, a list of cases, or one case a line (.jsonl). "-" reads one case a line from standard input and answers one line each.',
    )
    .argument('<file...>', 'files with cases, or - for standard input')
    .option('--json', 'one JSON ruling a line instead of text')
    .addOption(effort())
    .addOption(editionOrAll())
    .addOption(authority())
    .option('--lines <n>', 'the n worst normal lines, each with what sets it apart', count)
    .option('--why <card...>', 'why this card was not played: DK, or DK@3 for trick 3')
    .addOption(lang())
    .addHelpText('after', ruleHelp)
    .action(
      async (
        files: string[],
        { why: asked, ...options }: Omit<RuleOptions, 'why'> & { why?: string[] },
        command: Command,
      ) => {
        const why = asked && whyCards(asked, options.lang);
        if (asked !== undefined && why === undefined)
          command.error(`error: --why ${asked.join(' ')}: it is a card, such as DK, with the trick if need be: DK@3`);
        finish(await rule(files, { ...options, ...(why && { why }) }, io));
      },
    );

  program
    .command('review')
    .summary('review the claims of a session')
    .description(
      'Reads the PBN and LIN files in PATH (files or folders) and lists the claims whose recorded result a normal line of play puts in doubt.',
    )
    .argument('<path...>', 'session files, or folders with them')
    .addOption(new Option('--format <form>', 'form of the report').choices(reviewFormats).default('text'))
    .option('--out <file>', 'write the report to a file')
    .option('--all', 'list every claim, not only those worth a look')
    .addOption(lang())
    .option('--notes', 'also say what was read in another way than it was written')
    .addOption(edition().default(latestEdition))
    .addOption(effort())
    .addOption(new Option('--seconds <n>', 'time for one board').default(20).argParser(number(0.01)))
    .addOption(new Option('--lanes <n>', 'boards at once, 1 to 64 (as many as the machine has cores)').argParser(lanes))
    .option('--resume <journal>', 'keep a journal in this file, and go on from it after a crash')
    .addHelpText('after', reviewHelp)
    .action(async (paths: string[], options: ReviewOptions) => finish(await review(paths, options, io)));

  program
    .command('convert')
    .summary('write boards in another format, with the ruling')
    .description(
      'Writes the boards in PATH (files or folders) as PBN, LIN (one board a line), links to the BBO handviewer, or one case a line in JSON.',
    )
    .argument('<path...>', 'session files, or folders with them')
    .addOption(new Option('--to <form>', 'what is written').choices(convertFormats).default('pbn'))
    .option('--rule', 'write the ruling on each claim with it: the result, in PBN also Termination and a note')
    .addOption(edition().default(latestEdition))
    .addOption(effort())
    .addOption(lang())
    .addHelpText('after', convertHelp)
    .action(async (paths: string[], options: ConvertOptions) => finish(await convert(paths, options, io)));

  program
    .command('solve')
    .summary('double-dummy tricks of each card')
    .description(
      'For each position (one JSON object a line) the tricks that each legal card leads to, for the side of the seat to play.',
    )
    .argument('<file...>', 'files with positions, or - for standard input')
    .addHelpText('after', solveHelp)
    .action(async (files: string[]) => finish(await solve(files, io)));

  program
    .command('table')
    .summary('double-dummy table of a deal')
    .description('For each full deal (one JSON object a line) the tricks of each declarer in each strain.')
    .argument('<file...>', 'files with deals, or - for standard input')
    .option('--par', 'add par for each dealer and vulnerability')
    .addHelpText('after', tableHelp)
    .action(async (files: string[], options: { par?: boolean }) => finish(await table(files, options, io)));

  program
    .command('understand')
    .summary('read a statement back in numbered steps')
    .description(
      'Reads back what a claimer said, English or Dutch, in numbered steps, and points at what was not understood. With a case it tells which steps the hands make impossible.',
    )
    .argument('[text]', 'the words of the claimer, in quotes; without them the statement of the case')
    .option('--json', 'the steps as JSON, with places in the text')
    .option('--case <file>', 'a case in JSON: the hands that the words are about')
    .addOption(lang())
    .addHelpText('after', understandHelp)
    .action(async (text: string | undefined, options: UnderstandOptions, command: Command) => {
      if (text === undefined && options.case === undefined) command.error("error: missing required argument 'text'");
      finish(await understand(text, options, io));
    });

  addLawCommands(program, io, finish);

  program
    .command('board')
    .summary('what is wrong with the cards of a board')
    .description(
      'From the hands as found, the cards played and the record of the deal: which card is where, whose it is, what was missing and which law applies.',
    )
    .argument(
      '<file...>',
      'boards in JSON, - for one a line on standard input, or session files (PBN, LIN) and folders',
    )
    .addOption(edition())
    .option('--json', 'the diagnosis as JSON')
    .addOption(lang())
    .addHelpText('after', boardHelp)
    .action(async (files: string[], options: BoardOptions) => finish(await boardCommand(files, options, io)));

  program
    .command('adjust')
    .summary('an adjusted score, Law 12')
    .description(
      'Assigned scores by the standard of the edition (likely and at all probable, or weighted), artificial ones by fault; in points, IMPs and matchpoints.',
    )
    .argument('<file...>', 'what is asked in JSON, or - for one a line on standard input')
    .addOption(edition())
    .option('--json', 'the score as JSON')
    .addOption(lang())
    .addHelpText('after', adjustHelp)
    .action(async (files: string[], options: AdjustOptions) => finish(await adjustCommand(files, options, io)));

  program
    .command('score')
    .summary('the score of a contract, and what a ruling does to it')
    .description(
      'The duplicate score for declarer; with --before the swing in points and IMPs, with --others matchpoints.',
    )
    .argument('<contract>', '4S, 3NT, 6HX; with --lang nl also 3SA, 4R, 5K')
    .requiredOption('--by <seat>', 'declarer: N, E, S or W; with --lang nl also N, O, Z, W')
    .requiredOption('--tricks <n>', 'tricks of declarer, 0 to 13')
    .option('--before <n>', 'tricks of declarer before the ruling')
    .option('--vulnerable <sides>', 'None, NS, EW or Both (all); with --lang nl also niemand, NZ, OW, allen')
    .option('--others <scores>', 'scores of other tables for North-South: 420,-50,170')
    .option('--json', 'as JSON')
    .addOption(lang())
    .action(async (contract: string, options: ScoreOptions) => finish(await scoreCommand(contract, options, io)));

  program
    .command('start')
    .summary('an example, or your own file')
    .description('Rules on the example that comes with law70 and tells how to go on; with FILE, rules on that.')
    .argument('[file]', 'a file with a case')
    .addOption(effort())
    .addOption(editionOrAll())
    .addOption(lang())
    .action(async (file: string | undefined, options: RuleOptions) => finish(await start(file, options, io)));

  return program;
}
