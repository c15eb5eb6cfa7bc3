import type { SentLine } from './reading.ts';

/** So many rows and characters are handed over or written at once: some milliseconds of work. */
const piece = { rows: 500, chars: 256 * 1024 };

const charsIn = ({ sent }: SentLine): number => Object.values(sent).reduce((sum, text) => sum + text.length, 0);

/** The rows in pieces, so that alarms come in between. */
export function* piecesOf(rows: readonly SentLine[]): Generator<readonly SentLine[]> {
  let from = 0;
  let chars = 0;
  for (const [at, row] of rows.entries()) {
    chars += charsIn(row);
    if (chars < piece.chars && at + 1 - from < piece.rows) continue;
    yield rows.slice(from, at + 1);
    [from, chars] = [at + 1, 0];
  }
  if (from < rows.length) yield rows.slice(from);
}
