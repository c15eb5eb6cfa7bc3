import { publicCalls } from '@fireline/api/public';
import type { areaShapes } from '@fireline/api/shapes';
import { ok, type Result } from '@fireline/domain/lib';
import {
  checkEmbed,
  type EmbedClaims,
  embedClaims,
  embedClaimsText,
  type EmbedPiece,
  embedTokenForm,
  mayEmbed,
  readEmbedClaims,
} from '@fireline/domain/public';
import type { Scope } from '@fireline/domain/role';
import { sha256 } from 'hash-wasm';
import type * as z from 'zod';
import { type AnyoneAsks, type Deps, isoNow } from '../../lib/context.ts';
import type { Presented } from '../../lib/http/authorise.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { branchOf } from '../../site/partners/actions.ts';
import { signText, verifiedText } from '../links.ts';
import * as store from './store.ts';

/** What a partner's server gets for key and secret: a token for its page; each one is counted. @spec PUB-07 */
export async function token(
  { keyId, secret, ...sent }: z.output<typeof areaShapes.public.embedToken.send>,
  { deps }: AnyoneAsks,
): Promise<Result<{ token: string; expiresAt: string; pieces: EmbedPiece[] }>> {
  const { db } = deps.database;
  const key = await store.keyNow(db, keyId);
  // hashed whether or not the key is there: both take the same time
  const isRight = (await sha256(secret)) === key?.secretHash;
  if (!key || !isRight) throw new HttpRefusal(401, { code: 'public.embed.keyInvalid' });
  if (key.disabled) throw new HttpRefusal(401, { code: 'public.embed.disabled' });
  const asked = embedTokenForm.check(sent);
  if (!asked.ok) return asked;
  const claims = embedClaims(key, asked.value, deps.clock());
  if (!claims.ok) return claims;
  await store.countUse(db, keyId, isoNow(deps.clock));
  return ok({
    token: await signText(deps.secrets, embedClaimsText(claims.value)),
    expiresAt: new Date(claims.value.expiresAtMs).toISOString(),
    pieces: [...claims.value.pieces],
  });
}

/** What a token of an embed key opens. */
export interface EmbedHolder {
  readonly scope: Scope;
  readonly claims: EmbedClaims;
}

const pieceOf: Readonly<Record<string, EmbedPiece>> = {
  [publicCalls.embedAlarms.name]: 'alarms',
  [publicCalls.embedDevices.name]: 'devices',
};
const keyInPath = /\/public\/embed\/(pk_[\w-]+)\//;

/**
 * Who holds a token, judged by the key as it stands now: one that is disabled, changed or rotated counts at once on every gateway.
 * @throws HttpRefusal 401 for a token that opens nothing, 403 for a page of an origin that is not listed
 * @spec PUB-07
 */
export async function heldByToken(deps: Deps, { token: sent, call, path, origin }: Presented): Promise<EmbedHolder> {
  const piece = pieceOf[call.name];
  if (!piece) throw new Error(`${call.name} is no piece`);
  const [, keyId = ''] = keyInPath.exec(path) ?? [];
  const claims = readEmbedClaims(await verifiedText(deps.secrets, sent));
  if (!claims.ok || claims.value.keyId !== keyId) throw new HttpRefusal(401, { code: 'public.embed.invalid' });
  const key = await store.keyNow(deps.database.db, keyId);
  const problem = checkEmbed(claims.value, key, piece, deps.clock());
  if (problem || !key) throw new HttpRefusal(401, problem ?? { code: 'public.embed.disabled' });
  if (origin !== undefined && !mayEmbed(origin, key.origins))
    throw new HttpRefusal(403, { code: 'public.embed.foreign' });
  return { claims: claims.value, scope: await scopeOf(deps, key) };
}

/** The tenant, or the branch of the key's partner. */
async function scopeOf({ database }: Deps, { rentId, partnerId }: store.Standing): Promise<Scope> {
  if (partnerId === null) return { rentId, role: 'platform' };
  return { rentId, role: 'agent', partnerId, partnerIds: await branchOf(database.db, partnerId) };
}

/** From where pages may frame the pieces of a key and ask for them; none: no such key, or a disabled one. @spec PUB-07 */
export async function originsOf({ database }: Pick<Deps, 'database'>, keyId: string): Promise<readonly string[]> {
  const key = await store.keyNow(database.db, keyId);
  return key && !key.disabled ? key.origins : [];
}
