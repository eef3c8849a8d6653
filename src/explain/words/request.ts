// What a language must supply for the correction period asked about by itself.

export interface RequestWords {
  /** Both as "2026-11-30 22:40". */
  readonly asked: (available: string, asked: string) => string;
  /** The length is not known to us and none was set. */
  readonly open: string;
  /** Heads what the laws say of time. */
  readonly law: string;
}
