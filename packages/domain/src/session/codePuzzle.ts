import { minuteMs, sha256 } from '../lib/index.ts';
import { codePuzzleBits, codePuzzleMinutes } from './limits.ts';

/** Whether the answer solves the puzzle: the hash of both begins with zeros, which only trying finds. @spec SES-04 SES-12 */
export const isPuzzleSolved = (puzzle: string, answer: string): boolean =>
  /^\d{1,12}$/.test(answer) && Math.clz32(sha256(`${puzzle}.${answer}`)[0] ?? 1) >= codePuzzleBits;

/**
 * Tries answers; a page does so in pieces, so that it goes on answering.
 * @param tried how many were tried before
 * @returns the first that solves the puzzle; undefined: none of these does
 */
export function tryAnswers(puzzle: string, tried: number, count: number): string | undefined {
  for (let answer = tried; answer < tried + count; answer += 1)
    if (isPuzzleSolved(puzzle, String(answer))) return String(answer);
  return undefined;
}

/** Whether a puzzle that was set then still counts. @spec SES-12 */
export const isPuzzleNew = (setMs: number, nowMs: number): boolean =>
  setMs <= nowMs && nowMs - setMs < codePuzzleMinutes * minuteMs;
