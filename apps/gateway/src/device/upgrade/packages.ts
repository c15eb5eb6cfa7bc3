import type { UploadFile } from '@fireline/api/shapes';
import {
  type DeviceType,
  readPackageName,
  upgradePackageForm,
  upgradePackagesMax,
  versionKey,
} from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { receivePackage } from './receive.ts';
import * as store from './packageStore.ts';

const notFound: Problem = { code: 'device.upgrade.notFound', field: 'packageId' };
const target = (packageId: number) => ({ kind: 'upgradePackage', id: packageId });
const titleOf = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `${name} ${version}`;

type Counted = Awaited<ReturnType<typeof store.firmwareCounts>>;
function shown({ versionKey: key, ...row }: store.PackageRow, counted: Counted) {
  const own = counted.filter(({ deviceType }) => row.deviceTypes.includes(deviceType));
  const sum = (is: (firmwareKey: string) => boolean): number =>
    own.reduce((total, { firmwareKey, count }) => total + (is(firmwareKey) ? count : 0), 0);
  return {
    ...row,
    current: sum((one) => one === key),
    older: sum((one) => one !== '' && one < key),
    unknown: sum((one) => one === ''),
  };
}
export type ShownPackage = ReturnType<typeof shown>;

/** The packages of the tenant, with how many devices have each. @spec DEV-18 */
export async function list(query: store.PackageQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const { rows, ...page } = await store.packagesPage(db, scope.rentId, query);
  const counted = rows.length === 0 ? [] : await store.firmwareCounts(db, scope.rentId);
  return ok({ ...page, rows: rows.map((row) => shown(row, counted)) });
}

async function one(tx: Tx, packageId: number, { scope }: SignedInAsks): Promise<Result<ShownPackage>> {
  const row = await store.packageShown(tx, scope.rentId, packageId);
  return row ? ok(shown(row, await store.firmwareCounts(tx, scope.rentId))) : refuse(notFound);
}

interface Entered {
  readonly name: string;
  readonly version: string;
  readonly releasedOn: string;
  readonly remarks: string;
  readonly deviceTypes: readonly DeviceType[];
}

const taken = (code: string, field: string, { uploadedBy: by, name, version }: store.UpgradePackage): Problem => ({
  code,
  field,
  args: { by, name, version },
});

/** Two of the same name and version, or of the same file, are one too many. The tenant is held: of two uploads one learns of the other. */
async function duplicate(
  tx: Tx,
  rentId: string,
  { name, version }: Pick<Entered, 'name' | 'version'>,
  { sha256, but }: { readonly sha256?: string; readonly but?: number },
): Promise<Problem | undefined> {
  const same = sha256 === undefined ? undefined : await store.withFile(tx, rentId, sha256);
  if (same) return taken('device.upgrade.fileTaken', 'file', same);
  const named = await store.withVersion(tx, rentId, name, versionKey(version), but);
  return named && taken('device.upgrade.versionTaken', 'version', named);
}

/** Removes the file of a package whose row was not written. The tenant is held, so that a transaction whose end is not known yet has ended. */
async function dropUnlessNamed(
  { deps: { database, files, log }, scope }: SignedInAsks,
  fileKey: string,
): Promise<void> {
  try {
    const named = await transact(database, async ({ tx }) => {
      await lockTenant(tx, scope.rentId);
      return store.keptFiles(tx, [fileKey]);
    });
    if (!named.has(fileKey)) await files.remove(fileKey);
  } catch (error) {
    log.warn('the file of a package that was not kept stays until it is tidied', { fileKey, reason: String(error) });
  }
}

/** Keeps the file of a package with what is entered of it; nothing remains of one that is refused. @spec DEV-18 */
export async function add(
  { file, ...entered }: Partial<Entered> & { readonly file?: UploadFile | undefined },
  asks: SignedInAsks,
): Promise<Result<ShownPackage>> {
  const form = upgradePackageForm.check(entered);
  if (!file || !form.ok)
    return refuse(...(form.ok ? [] : form.problems), ...(file ? [] : [{ code: 'device.upgrade.none', field: 'file' }]));
  const fileName = readPackageName(file.name);
  if (!fileName.ok) return fileName;
  const { deps, scope, account } = asks;
  const { rentId } = scope;
  const fileKey = `upgrades/${newToken(deps.random)}.bin`;
  const received = await receivePackage(deps, fileKey, file);
  if (!received.ok) return received;
  const { deviceTypes, ...texts } = form.value;
  const by = nameOf(account);
  const keep = () =>
    transact(deps.database, async ({ tx }): Promise<Result<ShownPackage>> => {
      await lockTenant(tx, rentId);
      if ((await store.countPackages(tx, rentId)) >= upgradePackagesMax)
        return refuse({ code: 'device.upgrade.tooMany', args: { 0: upgradePackagesMax } });
      const problem = await duplicate(tx, rentId, texts, received.value);
      if (problem) return refuse(problem);
      const packageId = await store.insertPackage(tx, {
        rentId,
        ...texts,
        versionKey: versionKey(texts.version),
        deviceTypes: JSON.stringify(deviceTypes),
        fileKey,
        fileName: fileName.value,
        ...received.value,
        uploadedBy: by,
        uploadedAt: isoNow(deps.clock),
        changedBy: by,
      });
      const changes = loggedChanges({}, { ...form.value, fileName: fileName.value, ...received.value });
      await logUse(tx, asks, { detail: titleOf(texts), changes, target: target(packageId) });
      return one(tx, packageId, asks);
    });
  try {
    const result = await keep();
    if (!result.ok) await deps.files.remove(fileKey);
    return result;
  } catch (error) {
    await dropUnlessNamed(asks, fileKey);
    throw error;
  }
}

interface Held {
  readonly packageId: number;
  readonly revision: number;
}
/** The package as its caller last saw it, which nobody is rolling out. */
async function held(tx: Tx, { packageId, revision }: Held, { scope }: SignedInAsks) {
  const found = await store.lockPackage(tx, scope.rentId, packageId);
  if (!found) return refuse(notFound);
  if (found.revision !== revision) return refuse({ code: 'device.upgrade.conflict', args: { name: found.changedBy } });
  const open = await store.openRollout(tx, packageId);
  return open ? refuse({ code: 'device.upgrade.rollingOut', args: { name: open.createdBy } }) : ok(found);
}

/** @spec DEV-18 */
export async function change(
  { packageId, revision, ...entered }: Held & Entered,
  asks: SignedInAsks,
): Promise<Result<ShownPackage>> {
  const form = upgradePackageForm.check(entered);
  if (!form.ok) return form;
  const { deviceTypes, ...texts } = form.value;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<ShownPackage>> => {
    await lockTenant(tx, asks.scope.rentId);
    const found = await held(tx, { packageId, revision }, asks);
    if (!found.ok) return found;
    const problem = await duplicate(tx, asks.scope.rentId, texts, { but: packageId });
    if (problem) return refuse(problem);
    const before = found.value;
    await store.updatePackage(tx, packageId, {
      ...texts,
      versionKey: versionKey(texts.version),
      deviceTypes: JSON.stringify(deviceTypes),
      changedBy: nameOf(asks.account),
    });
    const was = Object.fromEntries(Object.keys(form.value).map((key) => [key, before[key as keyof Entered]]));
    await logUse(tx, asks, {
      detail: titleOf(texts),
      changes: loggedChanges(was, form.value),
      target: target(packageId),
    });
    return one(tx, packageId, asks);
  });
}

/** Its row stays for the roll-outs that it had, its file goes. @spec DEV-18 */
export async function remove(sent: Held, asks: SignedInAsks): Promise<Result<{ done: true }>> {
  let fileKey: string | undefined;
  const result = await transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const found = await held(tx, sent, asks);
    if (!found.ok) return found;
    fileKey = found.value.fileKey;
    await store.updatePackage(tx, sent.packageId, {
      deletedAt: isoNow(asks.deps.clock),
      changedBy: nameOf(asks.account),
    });
    await logUse(tx, asks, { detail: titleOf(found.value), target: target(sent.packageId) });
    return ok({ done: true });
  });
  // once the row is gone for good: a package without its file would be sent to devices in vain
  if (result.ok && fileKey !== undefined) await asks.deps.files.remove(fileKey);
  return result;
}
