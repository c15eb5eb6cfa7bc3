import type { AlarmLevel } from '@fireline/domain/alarm';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

const ofOwner = (db: Db | Tx, rentId: string, partnerId: number | null) =>
  db
    .selectFrom('alarmSound')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId);

/** The sounds of the tenant, or of a partner, by level. */
export const soundsOf = (db: Db | Tx, rentId: string, partnerId: number | null) =>
  ofOwner(db, rentId, partnerId).orderBy('level').execute();

/** One at a time changes the sounds of an owner. */
export const lockOwner = (tx: Tx, rentId: string) =>
  tx.selectFrom('alarmRuleSet').select('rentId').where('rentId', '=', rentId).forUpdate().execute();

/** Takes away the sound of a level. @returns what was there */
export async function removeSound(tx: Tx, rentId: string, partnerId: number | null, level: AlarmLevel) {
  const found = await ofOwner(tx, rentId, partnerId).where('level', '=', level).executeTakeFirst();
  if (found) await tx.deleteFrom('alarmSound').where('soundId', '=', found.soundId).execute();
  return found;
}

export const insertSound = (tx: Tx, row: NewRow<'alarmSound'>) => tx.insertInto('alarmSound').values(row).execute();

export const soundById = (db: Db, rentId: string, soundId: string) =>
  db
    .selectFrom('alarmSound')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('soundId', '=', soundId)
    .executeTakeFirst();

export const isKnown = async (db: Db, soundId: string): Promise<boolean> =>
  (await db.selectFrom('alarmSound').select('soundId').where('soundId', '=', soundId).executeTakeFirst()) !== undefined;
