import {
  checkDeviceMove,
  deviceChangeForm,
  deviceStatus,
  deviceTypes,
  imeiWarning,
  newDeviceForm,
} from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { iccid } from '@fireline/domain/renewal';
import type { Scope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { type Deps, isoNow, type SignedIn, type SignedInAsks } from '../../lib/context.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { demandType, typeProblem } from '../typeRight.ts';
import './granted.ts';
import { tellMoved } from './moved.ts';
import { spotIn } from './spot.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };
const taken: Problem = { code: 'device.register.imeiTaken', field: 'imei' };

const newForm = newDeviceForm(iccid);
const changeForm = deviceChangeForm(iccid);
type NewDevice = Extract<ReturnType<typeof newForm.check>, { ok: true }>['value'];

/** Of the root organisation: where a device waits whose place is not known. */
const rootPath = '/';

/** Where a device hangs that was registered without a place: with whoever registers it. */
async function waitingAt(tx: Tx, { rentId, unitId, partnerId }: Scope): Promise<store.Hung> {
  const unit = unitId === undefined ? undefined : await store.unitPath(tx, rentId, unitId);
  return {
    rentId,
    orgPath: unit?.orgPath ?? rootPath,
    partnerId: partnerId ?? unit?.partnerId ?? null,
    unitId: unit ? (unitId ?? null) : null,
    maintId: null,
    placeId: null,
    buildingId: null,
    floor: null,
    lng: null,
    lat: null,
  };
}

const newRow = ({ imei, deviceType, name, spot, iccid: card }: NewDevice, at: store.Hung): NewRow<'device'> => {
  const fields = { online: false, dStatus: 0, expired: false, open: false, lowPower: false, signals: null };
  return {
    ...at,
    ...fields,
    imei,
    deviceType,
    name,
    spot: spot ?? '',
    iccid: card ?? '',
    status: deviceStatus(fields),
    batteryRatio: null,
    readings: '{}',
    lastSeenAt: null,
    heartbeatS: deviceTypes[deviceType].heartbeatS,
    expiresOn: null,
    alarmLevel: null,
  };
};

interface Registered extends Pick<SignedIn, 'rights'> {
  readonly scope: Scope;
  readonly by: string;
  readonly userId: number;
  readonly at: string;
  readonly deps: Pick<Deps, 'registrationGrants'>;
}
/** Puts a device on record in the scope of who does it; it gets what its tenant grants. @returns its id @spec DEV-12 DEV-21 DEV-26 ROL-06 TAR-04 */
export async function register(
  work: Work,
  { scope, rights, by, userId, at, deps }: Registered,
  value: NewDevice,
): Promise<Result<number>> {
  const { tx } = work;
  const barred = typeProblem({ rights }, value.deviceType, 'add');
  if (barred) return refuse(barred);
  const { placeId, buildingId, floor } = value;
  const hung =
    placeId === undefined ? ok(await waitingAt(tx, scope)) : await spotIn(tx, scope, { placeId, buildingId, floor });
  if (!hung.ok) return hung;
  const problem = checkDeviceMove(scope, hung.value);
  if (problem) return refuse(problem);
  const made = await store.insertDevice(tx, newRow(value, hung.value));
  if (!made) return refuse(taken);
  const { deviceId } = made;
  await store.insertLife(tx, [{ deviceId, at, event: 'register', by, detail: '', userId }]);
  const given = await deps.registrationGrants.give(
    tx,
    { rentId: scope.rentId, deviceId, imei: value.imei },
    { by, at },
  );
  if (!given.ok) return given;
  await tellMoved(work, scope.rentId, [{ deviceId, to: hung.value }]);
  return ok(deviceId);
}

type Created = Result<{ record: store.DeviceRecord; warnings: Problem[] }>;
/** @spec DEV-12 DEV-21 */
export async function create(sent: unknown, asks: SignedInAsks): Promise<Created> {
  const form = newForm.check(sent);
  if (!form.ok) return form;
  const { deps, scope, rights, account } = asks;
  const { value } = form;
  demandType(asks, value.deviceType, 'add');
  return transact(deps.database, async (work): Promise<Created> => {
    const who = { scope, rights, by: nameOf(account), userId: account.userId, at: isoNow(deps.clock), deps };
    const made = await register(work, who, value);
    if (!made.ok) return made;
    const detail = `${made.value} ${value.name}`;
    const target = { kind: 'device', id: made.value };
    await logUse(work.tx, asks, { detail, changes: loggedChanges({}, value), target });
    const record = await store.recordOf(work.tx, scope, made.value);
    const warning = imeiWarning(value.imei);
    return record ? ok({ record, warnings: warning ? [warning] : [] }) : refuse(notFound);
  });
}

interface Changed {
  readonly deviceId: number;
  readonly revision: number;
}
/** @spec DEV-12 */
export async function change({ deviceId, revision, ...sent }: Changed, asks: SignedInAsks) {
  const form = changeForm.check(sent);
  if (!form.ok) return form;
  const { deps, scope, account } = asks;
  return transact(deps.database, async (work): Promise<Result<store.DeviceRecord>> => {
    const { tx } = work;
    const [device] = await store.lockDevices(tx, scope, [deviceId]);
    if (!device) return refuse(notFound);
    demandType(asks, device.deviceType, 'modify');
    if (device.revision !== revision) return refuse({ code: 'device.life.conflict', args: { name: device.changedBy } });
    const { name, spot = '', iccid: card = '' } = form.value;
    const by = nameOf(account);
    await store.updateFacts(tx, deviceId, { name, spot, iccid: card }, by);
    await store.insertLife(tx, [
      { deviceId, at: isoNow(deps.clock), event: 'modify', by, detail: name, userId: account.userId },
    ]);
    await tellMoved(work, scope.rentId, [{ deviceId, from: device, to: device }]);
    const was = { name: device.name, spot: device.spot, iccid: device.iccid };
    const changes = loggedChanges(was, { name, spot, iccid: card });
    await logUse(tx, asks, { detail: `${deviceId} ${name}`, changes, target: { kind: 'device', id: deviceId } });
    const record = await store.recordOf(tx, scope, deviceId);
    return record ? ok(record) : refuse(notFound);
  });
}

/** @spec DEV-12 */
export async function record(deviceId: number, { deps, scope }: SignedInAsks) {
  const found = await store.recordOf(deps.database.db, scope, deviceId);
  return found ? ok(found) : refuse(notFound);
}
