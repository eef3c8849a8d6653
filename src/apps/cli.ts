#!/usr/bin/env node
// The program `law70`: hands the arguments and the streams of the process to the commands in cli/.

import process from 'node:process';
import { main } from './cli/commands.ts';
import { type Io, troubleWith } from './cli/io.ts';

function processIo(): Io {
  const leave = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // the reader has seen enough
    process.stderr.write(`law70: ${troubleWith(error) ?? error.message}\n`);
    process.exit(1);
  };
  process.stdout.on('error', leave);
  process.stderr.on('error', leave);
  return {
    stdin: process.stdin,
    out: (text) => {
      if (process.stdout.write(text)) return undefined;
      return new Promise((resolve) => process.stdout.once('drain', resolve));
    },
    err: (text) => process.stderr.write(text),
    now: () => performance.now(),
    terminal: process.stderr.isTTY === true,
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    onInterrupt: (listener) => {
      const stop = () => {
        listener();
        process.stdin.destroy(); // nobody waits for its next line any more
      };
      process.once('SIGINT', stop);
      return () => process.off('SIGINT', stop);
    },
  };
}

process.exitCode = await main(process.argv.slice(2), processIo());
