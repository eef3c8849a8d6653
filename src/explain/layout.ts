// Text for a terminal: wrapping, indenting, numbering. Knows nothing of bridge.

export const pageWidth = 90;

/** Breaks text at spaces. The first line starts with `head`, the others with as many spaces. Control characters, which
 *  a statement from a file may hold, become spaces: nothing but text reaches the terminal. */
export function wrap(text: string, head = '', width = pageWidth): string[] {
  const room = width - head.length;
  const lines: string[] = [];
  for (const word of text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').split(/ +/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, i) => (i === 0 ? head : ' '.repeat(head.length)) + line);
}

/** " 1. text", wrapped under the text. */
export const numbered = (texts: readonly string[]): string[] =>
  texts.flatMap((text, i) => wrap(text, `${String(i + 1).padStart(2)}. `));

export const indented = (lines: readonly string[], by = 2): string[] => lines.map((line) => ' '.repeat(by) + line);

/** "███·" for 3 of 4. */
export const bar = (filled: number, size: number): string =>
  '█'.repeat(filled) + '·'.repeat(Math.max(0, size - filled));

/** Paragraphs with an empty line between; empty ones are left out, no-break spaces have done their work. */
export const page = (blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')
    .replaceAll('\u00a0', ' ')}\n`;
