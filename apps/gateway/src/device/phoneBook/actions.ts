import {
  type CommandArgs,
  type Contact,
  type DeviceCommand,
  phoneBookArgs,
  phoneBookForm,
  phoneBookOf,
} from '@fireline/domain/device';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { heldDevice, notFound, rightProblem } from '../downlink/held.ts';
import { queueCommand } from '../downlink/queue.ts';
import { commandShown, deviceIn } from '../downlink/store.ts';
import * as store from './store.ts';

/** @spec DEV-13 DEV-21 */
export async function phoneBook(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await deviceIn(db, scope, deviceId))) return refuse(notFound);
  const book = await store.bookOf(db, deviceId);
  const last = (await store.newestAbout(db, deviceId)) ?? null;
  const setting = await store.newestSetting(db, deviceId);
  const names = new Map(phoneBookOf(setting?.args ?? {}).map(({ number, name }) => [number, name]));
  return ok({
    entries: [...(book?.entries ?? [])],
    confirmedAt: book?.heardAt ?? null,
    refused: (book?.refused ?? []).map((one) => ({ ...one, name: names.get(one.number) ?? '' })),
    last,
    revision: setting?.commandId ?? 0,
  });
}

interface Order {
  readonly deviceId: number;
  readonly command: Extract<DeviceCommand, 'phoneBook' | 'readPhoneBook'>;
  readonly args: CommandArgs;
  readonly waitMin: number;
  readonly conflict?: (tx: Tx) => Promise<Result<unknown>>;
}
type Shown = Awaited<ReturnType<typeof commandShown>>;

const put = ({ deviceId, command, args, waitMin, conflict }: Order, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    const barred = rightProblem(asks, held.value, command);
    if (barred) throw new HttpRefusal(403, barred);
    const free = await conflict?.(tx);
    if (free && !free.ok) return free;
    const order = { command, args, waitMin, reason: '', by: nameOf(asks.account), userId: asks.account.userId };
    const queued = await queueCommand(work, held.value, order, asks.deps.clock());
    if (!queued.ok) return queued;
    const target = { kind: 'device', id: deviceId };
    await logUse(tx, asks, { detail: `${deviceId} ${held.value.name}`, changes: loggedChanges({}, args), target });
    return ok(await commandShown(tx, queued.value.commandId));
  });

interface Sent {
  readonly deviceId: number;
  readonly revision: number;
  readonly waitMin: number;
  readonly entries: readonly Contact[];
}

/** Sends a device its phone book; of two people who change it one learns of the other. @spec DEV-13 DEV-21 DEV-24 */
export async function setPhoneBook({ deviceId, revision, waitMin, ...sent }: Sent, asks: SignedInAsks) {
  const form = phoneBookForm.check(sent);
  if (!form.ok) return form;
  const args = phoneBookArgs(form.value.entries);
  const conflict = async (tx: Tx): Promise<Result<unknown>> => {
    const newest = await store.newestSetting(tx, deviceId);
    return newest && newest.commandId !== revision
      ? refuse({ code: 'device.phoneBook.conflict', args: { name: newest.createdBy } })
      : ok(undefined);
  };
  return put({ deviceId, command: 'phoneBook', args, waitMin, conflict }, asks);
}

/** Asks a device what it keeps. @spec DEV-21 DEV-24 */
export const readPhoneBook = (
  { deviceId, waitMin }: { readonly deviceId: number; readonly waitMin: number },
  asks: SignedInAsks,
) => put({ deviceId, command: 'readPhoneBook', args: {}, waitMin }, asks);
