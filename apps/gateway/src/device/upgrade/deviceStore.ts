import type { Db } from '../../lib/db/schema.ts';
import './tables.ts';

/** What a device reports of its software. */
export const firmwareOf = (db: Db, deviceId: number) =>
  db
    .selectFrom('device')
    .select(['firmware', 'firmwareKey', 'firmwareAt'])
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();

/** The upgrade that a command of the tenant sends, as long as its device has still to answer it. */
export const sentUpgrade = (db: Db, rentId: string, commandId: number) =>
  db
    .selectFrom('deviceCommand')
    .innerJoin('device', 'device.deviceId', 'deviceCommand.deviceId')
    .innerJoin('upgradeRolloutDevice', 'upgradeRolloutDevice.commandId', 'deviceCommand.commandId')
    .innerJoin('upgradeRollout', 'upgradeRollout.rolloutId', 'upgradeRolloutDevice.rolloutId')
    .innerJoin('upgradePackage', 'upgradePackage.packageId', 'upgradeRollout.packageId')
    .select(['upgradeRollout.rolloutId', 'device.deviceId'])
    .select(['upgradePackage.fileKey', 'upgradePackage.fileName', 'upgradePackage.sizeBytes', 'upgradePackage.sha256'])
    .where('deviceCommand.commandId', '=', commandId)
    .where('deviceCommand.command', '=', 'upgrade')
    .where('deviceCommand.state', '=', 'sent')
    .where('device.rentId', '=', rentId)
    .where('device.removedAt', 'is', null)
    .where('device.suspendedAt', 'is', null)
    .where('upgradePackage.rentId', '=', rentId)
    .where('upgradePackage.deletedAt', 'is', null)
    .executeTakeFirst();

/** Notes that a device fetches what it was sent. @returns whether that is news */
export async function noteDownload(db: Db, rolloutId: number, deviceId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upgradeRolloutDevice')
    .set({ state: 'downloading' })
    .where('rolloutId', '=', rolloutId)
    .where('deviceId', '=', deviceId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
