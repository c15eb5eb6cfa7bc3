import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  type CodeAsker,
  type CodePurpose,
  type CodeUse,
  checkCodes,
  codeFrom,
  codeMinutes,
  codeRequestForm,
  codeTriesLeft,
  codeWaitSeconds,
  type SentCode,
  wrongCodeProblem,
} from '@fireline/domain/session';
import { checkRegistration } from '@fireline/domain/site';
import { createHMAC, createSHA256 } from 'hash-wasm';
import { type AnyoneAsks, type Deps, isoNow } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { callerOf } from '../../lib/http/edge/rateLimit.ts';
import { transact } from '../../lib/transact.ts';
import { wordsFor } from '../problemWords.ts';
import { profileOf } from '../profile.ts';
import { checkPuzzle } from './puzzle.ts';
import * as store from './store.ts';

/** What is kept of a code: with a copy of the table alone, six digits cannot be tried out. */
async function hashOf({ secrets }: Pick<Deps, 'secrets'>, { rentId, mobile }: store.Numbered, code: string) {
  const hmac = await createHMAC(createSHA256(), secrets.linkKey);
  return hmac.update(`code\n${rentId}\n${mobile}\n${code}`).digest('hex');
}

async function isReached({ database: { db } }: Deps, to: store.Numbered, purpose: CodePurpose): Promise<boolean> {
  return purpose === 'register' || (await store.namesOf(db, to)).length > 0;
}

/** Who asks for a code, and whom it is counted for. */
export interface Asking {
  readonly askerKind: CodeAsker;
  /** An address, or `user 7`. */
  readonly asker: string;
}
async function askingFrom(deps: Deps, to: store.Numbered, ip: string): Promise<Asking> {
  const asker = callerOf(ip);
  const isKnown = await store.isKnownTo(deps.database.db, to, asker, deps.clock());
  return { asker, askerKind: isKnown ? 'known' : 'stranger' };
}

export interface Issuing {
  readonly purpose: CodeUse;
  readonly channel: 'sms' | 'email';
  readonly language: AnyoneAsks['language'];
  readonly asking: Asking;
  /** False: nobody has the number, and no code goes there; the caller does not learn it. */
  readonly isReached: () => Promise<boolean>;
}

/** Why no code is sent now. */
async function problemOf(
  db: Db | Tx,
  to: store.Numbered,
  { purpose, asking }: Pick<Issuing, 'purpose' | 'asking'>,
  nowMs: number,
): Promise<Problem | undefined> {
  const before = await store.codesBefore(db, to, { ...asking, purpose }, nowMs);
  const perHour = (await profileOf(db, to.rentId))?.facts.codesPerHour ?? null;
  return checkCodes(before, { purpose, asker: asking.askerKind, perHour }, nowMs);
}

/** Puts a code for a number or an address on record, and sends it through the tenant's own carrier or that of the installation. @spec SES-12 */
export async function issueCode(
  deps: Deps,
  to: store.Numbered,
  { purpose, channel, language, asking, isReached: isThere }: Issuing,
): Promise<Result<{ waitSeconds: number; minutes: number }>> {
  const { messenger, clock, random, log } = deps;
  // a tenant with a carrier of its own sends by nothing else; while that one does not work everybody is refused, whoever has the number
  const own = await deps.codeCarrierOf(deps, to.rentId, channel);
  if (own ? own.isPaused : !messenger) return refuse({ code: 'session.code.noCarrier' });
  // looked at before anything is held: many refusals at once keep nobody waiting
  const early = await problemOf(deps.database.db, to, { purpose, asking }, clock());
  if (early) return refuse(early);
  const reaches = await isThere();
  const code = codeFrom(random.bytes(4));
  const codeHash = await hashOf(deps, to, code);
  const told = { waitSeconds: codeWaitSeconds, minutes: codeMinutes };
  const kept = await transact(deps.database, async ({ tx }): Promise<Result<typeof told>> => {
    await store.holdCodes(tx, to, asking);
    const problem = await problemOf(tx, to, { purpose, asking }, clock());
    if (problem) return refuse(problem);
    await store.insertCode(tx, { ...to, ...asking, purpose, codeHash, isReached: reaches, sentAt: isoNow(clock) });
    return ok(told);
  });
  if (kept.ok && reaches) {
    const text = wordsFor({ code: 'session.code.message', args: { code, minutes: codeMinutes } }, language);
    // the caller does not wait: the time that a carrier takes would show who has a number
    const sending = own ? own.send({ ...to, text, code }) : messenger?.send({ to: to.mobile, text });
    void sending?.catch((error: unknown) => log.error('a code was not sent', error));
  }
  return kept;
}

/**
 * Sends a code to a mobile. A number that nobody has gets none, and the caller gets the same answer.
 * @spec SES-12 SES-04
 */
export async function sendCode(
  sent: store.Numbered & { readonly purpose: CodePurpose },
  { deps, language, ip }: AnyoneAsks,
): Promise<Result<{ waitSeconds: number; minutes: number }>> {
  const form = codeRequestForm.check(sent);
  if (!form.ok) return form;
  const { purpose, puzzle, answer, ...to } = form.value;
  const closed = purpose === 'register' && checkRegistration(await store.registrationOf(deps.database.db, to.rentId));
  if (closed) return refuse(closed);
  const solved = purpose === 'register' ? await checkPuzzle(deps, to, { puzzle, answer }) : ok(true);
  if (!solved.ok) return solved;
  const asking = await askingFrom(deps, to, ip);
  const isThere = () => isReached(deps, to, purpose);
  return issueCode(deps, to, { purpose, channel: 'sms', language, asking, isReached: isThere });
}

/** A code as one caller is judged by it. */
function sentTo(caller: string, { sentAt, asker, tries }: store.UnusedCode): SentCode {
  const counts = new Map(Object.entries(tries));
  const ofAsker = counts.get(asker) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    sentMs: Date.parse(sentAt),
    isOwn: asker === caller,
    wrongTries: counts.get(caller) ?? 0,
    wrongElsewhere: all - ofAsker,
  };
}

/** Ends a code that was right. @returns false where another use was first @spec SES-12 */
export const useUp = (db: Db | Tx, codeId: number, at: string): Promise<boolean> => store.useUp(db, codeId, at);

export interface TriedCode {
  readonly purpose: CodeUse;
  readonly code: string;
  /** Who tries it, written as `Asking.asker`. */
  readonly caller: string;
}

/**
 * Tries a code, and counts a wrong try for the caller alone. It stays good until `useUp`.
 * Decision: codes that others asked for are tried as well, for the person may have changed the network since.
 * @returns the number of the code
 * @spec SES-12
 */
export async function tryCode(
  deps: Deps,
  to: store.Numbered,
  { purpose, code, caller }: TriedCode,
): Promise<Result<number>> {
  const hash = await hashOf(deps, to, code);
  const nowMs = deps.clock();
  // a refusal would take back what is counted
  const { right, problem } = await transact(deps.database, async ({ tx }) => {
    const codes = (await store.holdUnused(tx, to, purpose, nowMs)).map((held) => ({
      held,
      sent: sentTo(caller, held),
    }));
    const open = codes.filter(({ sent }) => codeTriesLeft(sent, nowMs) > 0).map(({ held }) => held);
    const found = open.find(({ codeHash }) => codeHash === hash);
    const ids = open.map(({ codeId }) => codeId);
    if (!found && ids.length > 0) await store.countWrong(tx, ids, caller);
    const sent = codes.map((one) => one.sent);
    return { right: found?.codeId, problem: wrongCodeProblem(sent, nowMs) };
  });
  return right === undefined ? refuse(problem) : ok(right);
}
