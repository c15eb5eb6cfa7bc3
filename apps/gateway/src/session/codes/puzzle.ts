import { ok, refuse, type Result } from '@fireline/domain/lib';
import { codePuzzleForm, codePuzzleMinutes, isPuzzleNew, isPuzzleSolved } from '@fireline/domain/session';
import { createHMAC, createSHA256 } from 'hash-wasm';
import type { AnyoneAsks, Deps } from '../../lib/context.ts';
import type { Numbered } from './store.ts';

type PuzzleDeps = Pick<Deps, 'secrets' | 'clock'>;

/** The puzzle that is set for a number at an instant: nobody but the gateway can set one, and none has to be kept. */
async function puzzleAt({ secrets }: PuzzleDeps, { rentId, mobile }: Numbered, setMs: number): Promise<string> {
  const hmac = await createHMAC(createSHA256(), secrets.linkKey);
  return `${setMs}.${hmac.update(`puzzle\n${rentId}\n${mobile}\n${setMs}`).digest('hex')}`;
}

/** Sets the puzzle that goes before a code for a registration. @spec SES-04 SES-12 */
export async function codePuzzle(sent: Numbered, { deps }: AnyoneAsks): Promise<Result<{ puzzle: string }>> {
  const form = codePuzzleForm.check(sent);
  return form.ok ? ok({ puzzle: await puzzleAt(deps, form.value, deps.clock()) }) : form;
}

interface Solved {
  readonly puzzle?: string | undefined;
  readonly answer?: string | undefined;
}
/** Whether the puzzle was set for the number, lately, and is solved. Problem: `session.code.puzzle`. @spec SES-04 SES-12 */
export async function checkPuzzle(
  deps: PuzzleDeps,
  to: Numbered,
  { puzzle = '', answer = '' }: Solved,
): Promise<Result<true>> {
  const setMs = Number(puzzle.split('.', 1)[0]);
  const isOurs = isPuzzleNew(setMs, deps.clock()) && (await puzzleAt(deps, to, setMs)) === puzzle;
  return isOurs && isPuzzleSolved(puzzle, answer)
    ? ok(true)
    : refuse({ code: 'session.code.puzzle', field: 'answer', args: { 0: codePuzzleMinutes } });
}
