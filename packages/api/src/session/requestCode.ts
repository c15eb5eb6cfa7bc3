import { type CodePurpose, tryAnswers } from '@fireline/domain/session';
import type { ReplyOf } from '../lib/call.ts';
import type { Client } from '../lib/client.ts';
import { sessionCalls } from './calls.ts';

/** Answers that are tried at a stretch: some milliseconds. */
const atOnce = 500;

/** Tries answers between everything else that the page does. */
async function solve(puzzle: string): Promise<string> {
  for (let tried = 0; ; tried += atOnce) {
    const answer = tryAnswers(puzzle, tried, atOnce);
    if (answer !== undefined) return answer;
    await new Promise<void>((next) => {
      setTimeout(next);
    });
  }
}

/** What a code is asked for with. */
export interface CodeRequest {
  readonly rentId: string;
  readonly mobile: string;
  readonly purpose: CodePurpose;
}

/**
 * Asks for a code. For a registration the puzzle that goes before it is solved first, which takes an old phone a second or two.
 * @throws CallError
 * @spec SES-12 SES-04
 */
export async function requestCode(
  client: Client,
  { purpose, ...to }: CodeRequest,
): Promise<ReplyOf<typeof sessionCalls.sendCode>> {
  if (purpose !== 'register') return client.send(sessionCalls.sendCode, { ...to, purpose });
  const { puzzle } = await client.send(sessionCalls.codePuzzle, to);
  return client.send(sessionCalls.sendCode, { ...to, purpose, puzzle, answer: await solve(puzzle) });
}
