import { mayCall } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { minuteMs, ok, refuse, type Result } from '@fireline/domain/lib';
import { type LinkClaims, linkOpeningMinutes } from '@fireline/domain/public';
import { sha256 } from 'hash-wasm';
import { type Deps, isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import { transact } from '../lib/transact.ts';
import { nameOf } from '../lib/nameOf.ts';
import { logUse } from '../session/userLog.ts';
import { pagePathOf, readLink, signClaims } from './links.ts';
import * as store from './store.ts';

/** The name of a link in lists: nobody gets from it to the token. */
export const linkIdOf = (token: string): Promise<string> => sha256(token);

/** Who looks after accounts looks after their links too; everybody else after their own. */
const whoseOf = ({ account, rights }: SignedInAsks) => ({
  rentId: account.rentId,
  userId: mayCall(rights.granted, sessionCalls.users) ? undefined : account.userId,
});

/** The links that open something now, with the addresses to copy. @spec PUB-05 */
export async function links({ subject, id, ...page }: store.OfWhat & Paging, asks: SignedInAsks) {
  const { deps, account } = asks;
  const whose = { ...whoseOf(asks), subject, id };
  const found = await store.linksPage(deps.database.db, whose, { ...page, now: isoNow(deps.clock) });
  const rows = found.rows.map(async ({ realName, username, deviceType, ...row }) => {
    const { subject, id } = row;
    const claims = { rentId: account.rentId, subject, id, expiresAtMs: Date.parse(row.expiresAt) };
    const path = pagePathOf({ subject, id, deviceType }, await signClaims(deps.secrets, claims));
    return { ...row, path, createdBy: nameOf({ realName, username }) };
  });
  return ok({ ...found, rows: await Promise.all(rows) });
}

/** Ends a link: what was sent to somebody opens nothing from now on. @spec PUB-05 SES-10 */
export const revoke = (linkId: string, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }) => {
    const revoked = await store.revokeLink(tx, whoseOf(asks), linkId, isoNow(asks.deps.clock));
    if (!revoked) return refuse({ code: 'public.link.notFound', field: 'linkId' });
    await logUse(tx, asks, {
      detail: `${revoked.subject} ${revoked.subjectId}`,
      target: { kind: revoked.subject, id: revoked.subjectId },
    });
    return ok({ done: true });
  });

/**
 * What a link opens. One that was revoked, whose maker is disabled, or whose device went to another holder, opens nothing. The opening is
 * counted.
 * @spec PUB-05 DEV-12
 */
export async function openedBy(deps: Deps, token: string): Promise<Result<LinkClaims>> {
  const claims = await readLink(deps, token);
  if (!claims.ok) return claims;
  const { db } = deps.database;
  const linkId = await linkIdOf(token);
  const link = await store.linkById(db, linkId);
  const isOver = link !== undefined && (link.revokedAt !== null || link.disabled || !link.isHeld);
  if (isOver) return refuse({ code: 'public.claim.revoked' });
  const since = new Date(deps.clock() - linkOpeningMinutes * minuteMs).toISOString();
  if (link && (link.lastOpenedAt === null || link.lastOpenedAt <= since))
    await store.countOpening(db, linkId, { now: isoNow(deps.clock), since });
  return claims;
}
