import type { areaShapes } from '@fireline/api/shapes';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkEmbedKeyCount, embedKeyForm, embedKeyMinutes, embedKeysKeptMax } from '@fireline/domain/public';
import { partnersOf } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { sha256 } from 'hash-wasm';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { newToken, toBase64Url } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { heldPartner } from '../../site/partners/actions.ts';
import * as store from './store.ts';

type Shapes = typeof areaShapes.public;
type Key = Awaited<ReturnType<typeof shown>>;
type Done = Result<{ done: true }>;
type Value = Extract<ReturnType<typeof embedKeyForm.check>, { ok: true }>['value'];

const notFound: Problem = { code: 'public.embed.keyNotFound', field: 'keyId' };
const target = (keyId: string) => ({ kind: 'embedKey', id: keyId });

const onWire = ({ origins, pieces, ...row }: Awaited<ReturnType<typeof store.keyById>>) => ({
  ...row,
  origins: [...origins],
  pieces: [...pieces],
});
const shown = async (tx: Tx, keyId: string, { scope }: SignedInAsks) => onWire(await store.keyById(tx, scope, keyId));

/** Keys of the tenant, or of the partner's branch; never their secrets. @spec PUB-07 */
export async function list(query: z.output<Shapes['embedKeys']['send']>, { deps, scope }: SignedInAsks) {
  const page = await store.keysPage(deps.database.db, scope, query);
  return ok({ ...page, rows: page.rows.map(onWire) });
}

const enabledIn = (keys: readonly { readonly disabled: boolean }[]): number =>
  keys.filter(({ disabled }) => !disabled).length;

/** Why the key cannot be of that scope, by that name, or one more. The tenant is held, so that two of a name wait for each other. */
async function problemOf(tx: Tx, value: Value, before: store.Standing | undefined, { scope }: SignedInAsks) {
  const { name, partnerId } = value;
  if (scope.role === 'agent' && (partnerId === undefined || !partnersOf(scope).includes(partnerId)))
    return { code: 'public.embed.otherPartner', field: 'partnerId' };
  await lockTenant(tx, scope.rentId);
  if (partnerId !== undefined && !(await heldPartner(tx, scope, partnerId)))
    return { code: 'form.choice', field: 'partnerId' };
  const others = await store.otherKeys(tx, scope.rentId, before?.keyId);
  if (others.some((other) => other.name === name)) return { code: 'public.embed.nameTaken', field: 'name' };
  const full = { table: 'embedKey', of: { rentId: scope.rentId }, max: embedKeysKeptMax } as const;
  return before ? undefined : (checkEmbedKeyCount(enabledIn(others)) ?? (await fullProblem(tx, full)));
}

const rowOf = ({ name, origins, pieces, minutes, partnerId }: Value) => ({
  name,
  origins: JSON.stringify(origins),
  pieces: JSON.stringify(pieces),
  minutes: embedKeyMinutes({ minutes }),
  partnerId: partnerId ?? null,
});
const valueOf = ({ name, origins, pieces, minutes, partnerId }: store.Standing) => ({
  name,
  origins,
  pieces,
  minutes,
  partnerId,
});

async function newSecret({ deps }: SignedInAsks) {
  const secret = newToken(deps.random);
  return { secret, secretHash: await sha256(secret) };
}

/** A partner's person who names none makes one for its own partner. @spec PUB-07 SES-10 */
export async function create(
  sent: z.output<Shapes['createEmbedKey']['send']>,
  asks: SignedInAsks,
): Promise<Result<{ key: Key; secret: string }>> {
  const { deps, scope, account } = asks;
  const form = embedKeyForm.check({ ...(scope.partnerId !== undefined && { partnerId: scope.partnerId }), ...sent });
  if (!form.ok) return form;
  const { secret, secretHash } = await newSecret(asks);
  const keyId = `pk_${toBase64Url(deps.random.bytes(18))}`;
  return transact(deps.database, async ({ tx }): Promise<Result<{ key: Key; secret: string }>> => {
    const problem = await problemOf(tx, form.value, undefined, asks);
    if (problem) return refuse(problem);
    const made = { keyId, rentId: scope.rentId, secretHash, createdBy: nameOf(account), createdAt: isoNow(deps.clock) };
    await store.insertKey(tx, { ...rowOf(form.value), ...made });
    await logUse(tx, asks, {
      detail: form.value.name,
      changes: loggedChanges({}, { ...form.value, minutes: embedKeyMinutes(form.value) }),
      target: target(keyId),
    });
    return ok({ key: await shown(tx, keyId, asks), secret });
  });
}

interface One {
  readonly keyId: string;
  readonly revision: number;
}
/** Acts on a key that is held and that nobody else has changed since. */
const onKey = <Value>(
  { keyId, revision }: One,
  asks: SignedInAsks,
  act: (tx: Tx, key: store.Standing) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Value>> => {
    const key = await store.lockKey(tx, asks.scope, keyId);
    if (!key) return refuse(notFound);
    const conflict = changedSince('public.embed.conflict', key, revision);
    if (conflict) return refuse(conflict);
    return act(tx, key);
  });

/** @spec PUB-07 */
export async function change(
  { keyId, revision, ...sent }: z.output<Shapes['changeEmbedKey']['send']>,
  asks: SignedInAsks,
): Promise<Result<Key>> {
  const form = embedKeyForm.check(sent);
  if (!form.ok) return form;
  return onKey({ keyId, revision }, asks, async (tx, key): Promise<Result<Key>> => {
    const problem = await problemOf(tx, form.value, key, asks);
    if (problem) return refuse(problem);
    await store.updateKey(tx, keyId, { ...rowOf(form.value), ...changedNow(asks) });
    const after = { ...form.value, minutes: embedKeyMinutes(form.value), partnerId: form.value.partnerId ?? null };
    await logUse(tx, asks, {
      detail: form.value.name,
      changes: loggedChanges(valueOf(key), after),
      target: target(keyId),
    });
    return ok(await shown(tx, keyId, asks));
  });
}

/** The secret and every token of it are good for nothing from now on. @spec PUB-07 */
export async function rotate(one: One, asks: SignedInAsks): Promise<Result<{ key: Key; secret: string }>> {
  const { secret, secretHash } = await newSecret(asks);
  return onKey(one, asks, async (tx, key): Promise<Result<{ key: Key; secret: string }>> => {
    if (key.disabled) return refuse({ code: 'public.embed.disabled' });
    await store.updateKey(tx, key.keyId, { secretHash, rotation: key.rotation + 1, ...changedNow(asks) });
    await logUse(tx, asks, { detail: key.name, target: target(key.keyId) });
    return ok({ key: await shown(tx, key.keyId, asks), secret });
  });
}

/** Disabled: its secret gets no token and its tokens open nothing, on every gateway, from now on. @spec PUB-07 */
export const setDisabled = (one: One, disabled: boolean, asks: SignedInAsks): Promise<Done> =>
  onKey(one, asks, async (tx, key): Promise<Done> => {
    if (!disabled && key.disabled) {
      await lockTenant(tx, key.rentId);
      const problem = checkEmbedKeyCount(enabledIn(await store.otherKeys(tx, key.rentId, key.keyId)));
      if (problem) return refuse(problem);
    }
    await store.updateKey(tx, key.keyId, { disabled, ...changedNow(asks) });
    await logUse(tx, asks, {
      detail: key.name,
      changes: loggedChanges({ disabled: key.disabled }, { disabled }),
      target: target(key.keyId),
    });
    return ok({ done: true });
  });
