// A lane: one thread that does one job after another. This file is the seam between the two sides of it: what the pool may ask
// of a lane, and how a thread serves its jobs over Comlink. Which thread that is (Node or browser) is said in node.ts and browser.ts.

import { type Endpoint, expose, proxy, wrap } from 'comlink';

/** A job that a thread can do: input and output are plain data. `report` may be called with how far it is. */
export type Handler = (input: never, report: (progress: unknown) => void) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

/** A lane as the pool sees it. */
export interface Lane {
  /** Runs one job. Rejects when the job throws; stays open for ever when the thread dies, so `died` is watched beside it. */
  run(name: string, input: unknown, report: (progress: unknown) => void): Promise<unknown>;
  /** Settles when the thread is gone, with the reason. */
  readonly died: Promise<string>;
  /** Ends the thread at once, in the middle of a job too. */
  end(): void;
}

interface Served {
  listen(report: (progress: unknown) => void): void;
  run(name: string, input: unknown): Promise<unknown>;
}

/** The side of the thread. The handlers may still be loading: the first job waits for them. */
export function serve(handlers: Handlers | Promise<Handlers>, endpoint: Endpoint): void {
  let report: (progress: unknown) => unknown = () => {};
  const served: Served = {
    listen: (listener) => {
      report = listener;
    },
    run: async (name, input) => {
      const handler = (await handlers)[name];
      if (!handler) throw new Error(`this lane has no job "${name}"`);
      let heard: unknown;
      const answer = await handler(input as never, (progress) => {
        heard = report(progress);
      });
      await heard; // reports go over a channel of their own: none may come in after the answer
      return answer;
    },
  };
  expose(served, endpoint);
}

/** The side of the pool: one report channel for the life of the lane, since it has one job at a time. */
export function laneOver(endpoint: Endpoint, died: Promise<string>, end: () => void): Lane {
  const remote = wrap<Served>(endpoint);
  let listener: (progress: unknown) => void = () => {};
  const listening = remote.listen(proxy((progress: unknown) => listener(progress)));
  listening.catch(() => {}); // a lane that dies while it starts is reported by `died`
  return {
    run: (name, input, report) => {
      listener = report;
      return remote.run(name, input);
    },
    died,
    end,
  };
}
