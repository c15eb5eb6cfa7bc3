import type { areaShapes } from '@fireline/api/shapes';
import {
  componentsText,
  deviceKeyChangeForm,
  deviceKeyForm,
  deviceKeysMax,
  parseComponents,
  portOfAddress,
  type RegisteredAddress,
  type TransmissionPort,
} from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { sha256 } from 'hash-wasm';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { tenantAtFirst } from '../../session/setup.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import * as store from './store.ts';

declare module '../../lib/context.ts' {
  interface Deps {
    /** Where transmission devices are listened for here; absent: nowhere, or by another gateway. */
    readonly transmissionPorts?: readonly TransmissionPort[] | undefined;
  }
}

type Shapes = typeof areaShapes.device;
const notFound: Problem = { code: 'device.key.notFound', field: 'keyId' };
const target = (keyId: number) => ({ kind: 'deviceKey', id: keyId });

const shown = ({ components, scopes, isShared, ...row }: store.KeyRow, { deps, scope }: SignedInAsks) => ({
  ...row,
  scopes: [...scopes],
  port:
    row.kind === 'transmission'
      ? portOfAddress(deps.transmissionPorts ?? [], { rentId: scope.rentId, isShared })?.port || null
      : null,
  components: componentsText(components),
  componentCount: components.length,
});
export type ShownKey = ReturnType<typeof shown>;
export interface MadeKey {
  readonly key: ShownKey;
  /** Shown this once; null: a transmission device. */
  readonly secret: string | null;
}

/** The keys of the tenant, never their secrets. */
export async function list(query: z.output<Shapes['keys']['send']>, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { rows, ...page } = await store.keysPage(deps.database.db, scope.rentId, query);
  return ok({ ...page, rows: rows.map((row) => shown(row, asks)) });
}

async function read(tx: Tx, keyId: number, asks: SignedInAsks): Promise<ShownKey> {
  const row = await store.keyById(tx, asks.scope.rentId, keyId);
  if (!row) throw new Error(`device key ${keyId} has gone`);
  return shown(row, asks);
}

/**
 * Where a new address counts. On the port without a tenant it does for the tenant that the installation begins with, the only one or that of
 * the demo city, and only while nobody else has it there. What others have registered shows in the log, and in no answer.
 */
async function placeOf(tx: Tx, address: number, asks: SignedInAsks): Promise<Result<RegisteredAddress>> {
  const { deps, scope } = asks;
  const { rentId } = scope;
  const registered = await store.registeredAt(tx, address);
  if (registered.some((one) => one.rentId === rentId))
    return refuse({ code: 'device.key.addressTaken', field: 'address' });
  const isFirst = (await tenantAtFirst(tx)) === rentId;
  const ports = deps.transmissionPorts ?? [];
  if (ports.length > 0 && !portOfAddress(ports, { rentId, isShared: isFirst }))
    return refuse({ code: 'device.key.noPort', field: 'address' });
  if (registered.length > 0)
    deps.log.warn('an address of transmission devices is registered by several tenants', {
      address,
      tenants: [...registered.map((one) => one.rentId), rentId],
    });
  return ok({ rentId, isShared: isFirst && !registered.some(({ isShared }) => isShared) });
}

interface Behind {
  readonly imei?: string | undefined;
  readonly components?: string | undefined;
}
/** What stands behind a transmission device: devices of the tenant, or nothing of it is kept. */
async function behind(tx: Tx, { imei, components: text = '' }: Behind, { scope }: SignedInAsks) {
  const parsed = parseComponents(text);
  if (!parsed.ok) return parsed;
  const missing = await store.missingImei(tx, scope.rentId, [
    ...(imei === undefined ? [] : [imei]),
    ...parsed.value.map((one) => one.imei),
  ]);
  if (missing !== undefined)
    return refuse({
      code: 'device.unknownImei',
      field: missing === imei ? 'imei' : 'components',
      args: { imei: missing },
    });
  return ok({ imei: imei ?? null, components: JSON.stringify(parsed.value) });
}

/** A key for devices, whose secret is in the reply and nowhere else, or a transmission device by its address. */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<MadeKey>> {
  const form = deviceKeyForm.check(sent);
  if (!form.ok) return form;
  const { kind, name, scopes, address, ...installation } = form.value;
  const { deps, scope, account } = asks;
  const { rentId } = scope;
  const isKey = kind === 'key';
  const secret = isKey ? newToken(deps.random) : null;
  const by = nameOf(account);
  return transact(deps.database, async ({ tx }): Promise<Result<MadeKey>> => {
    // one at a time, so that two do not share the last place or a name
    await lockTenant(tx, rentId);
    if ((await store.countValid(tx, rentId)) >= deviceKeysMax)
      return refuse({ code: 'device.key.tooMany', args: { 0: deviceKeysMax } });
    if (await store.hasName(tx, rentId, name)) return refuse({ code: 'device.key.nameTaken', field: 'name' });
    const place = isKey || address === undefined ? undefined : await placeOf(tx, address, asks);
    if (place && !place.ok) return place;
    const devices = await behind(tx, isKey ? {} : installation, asks);
    if (!devices.ok) return devices;
    const keyId = await store.insertKey(tx, {
      rentId,
      kind,
      name,
      scopes: JSON.stringify(scopes),
      keyHash: secret === null ? null : await sha256(secret),
      address: isKey ? null : (address ?? null),
      isShared: place?.value.isShared ?? false,
      ...devices.value,
      createdAt: isoNow(deps.clock),
      createdBy: by,
      changedBy: by,
    });
    const changes = loggedChanges({}, { kind, name, scopes, ...(isKey ? {} : { address, ...installation }) });
    await logUse(tx, asks, { detail: name, changes, target: target(keyId) });
    return ok({ key: await read(tx, keyId, asks), secret });
  });
}

interface Held {
  readonly keyId: number;
  readonly revision: number;
}
/** The key as its caller last saw it; one that is revoked stays as it is. */
async function held(tx: Tx, { keyId, revision }: Held, { scope }: SignedInAsks): Promise<Result<Row<'deviceKey'>>> {
  const found = await store.lockKey(tx, scope.rentId, keyId);
  if (!found) return refuse(notFound);
  const args = { name: found.changedBy };
  if (found.revokedAt !== null) return refuse({ code: 'device.key.revoked', args });
  return found.revision === revision ? ok(found) : refuse({ code: 'device.key.conflict', args });
}

type Sent = z.output<Shapes['changeKey']['send']>;
export async function change({ keyId, revision, ...sent }: Sent, asks: SignedInAsks): Promise<Result<ShownKey>> {
  const form = deviceKeyChangeForm.check(sent);
  if (!form.ok) return form;
  const { name, scopes, ...installation } = form.value;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<ShownKey>> => {
    await lockTenant(tx, asks.scope.rentId);
    const found = await held(tx, { keyId, revision }, asks);
    if (!found.ok) return found;
    const before = found.value;
    if (await store.hasName(tx, before.rentId, name, keyId))
      return refuse({ code: 'device.key.nameTaken', field: 'name' });
    const isKey = before.kind === 'key';
    if (!isKey && installation.imei === undefined) return refuse({ code: 'form.required', field: 'imei' });
    const devices = await behind(tx, isKey ? {} : installation, asks);
    if (!devices.ok) return devices;
    await store.updateKey(tx, keyId, {
      name,
      scopes: JSON.stringify(scopes),
      ...devices.value,
      changedBy: nameOf(asks.account),
    });
    const was = { name: before.name, scopes: before.scopes };
    const behindBefore = { imei: before.imei, components: componentsText(before.components) };
    const changes = loggedChanges(
      { ...was, ...(isKey ? {} : behindBefore) },
      { name, scopes, ...(isKey ? {} : installation) },
    );
    await logUse(tx, asks, { detail: name, changes, target: target(keyId) });
    return ok(await read(tx, keyId, asks));
  });
}

/** Another secret for the same key; the one before is good for nothing from now on. */
export const rotate = (sent: Held, asks: SignedInAsks): Promise<Result<MadeKey>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<MadeKey>> => {
    const found = await held(tx, sent, asks);
    if (!found.ok) return found;
    if (found.value.kind !== 'key') return refuse({ code: 'device.key.noSecret' });
    const secret = newToken(asks.deps.random);
    await store.updateKey(tx, sent.keyId, { keyHash: await sha256(secret), changedBy: nameOf(asks.account) });
    await logUse(tx, asks, { detail: found.value.name, target: target(sent.keyId) });
    return ok({ key: await read(tx, sent.keyId, asks), secret });
  });

/** From now on nothing is taken with it; there is no way back. */
export const revoke = (sent: Held, asks: SignedInAsks): Promise<Result<ShownKey>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<ShownKey>> => {
    const found = await held(tx, sent, asks);
    if (!found.ok) return found;
    await store.updateKey(tx, sent.keyId, { revokedAt: isoNow(asks.deps.clock), changedBy: nameOf(asks.account) });
    await logUse(tx, asks, { detail: found.value.name, target: target(sent.keyId) });
    return ok(await read(tx, sent.keyId, asks));
  });
