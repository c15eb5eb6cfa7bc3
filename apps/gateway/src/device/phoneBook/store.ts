import { sql, type SqlBool } from 'kysely';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { shownCommands } from '../downlink/store.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

const setting = ['phoneBook', 'sosNumbers'] as const;
const about = [...setting, 'readPhoneBook'] as const;

/** What the device confirmed since it came to its holder. @spec DEV-21 ROL-06 */
export const bookOf = (db: Db | Tx, deviceId: number) =>
  db
    .selectFrom('phoneBook')
    .innerJoin('device', 'device.deviceId', 'phoneBook.deviceId')
    .select(['phoneBook.entries', 'phoneBook.refused', 'phoneBook.commandId', 'phoneBook.heardAt'])
    .where('phoneBook.deviceId', '=', deviceId)
    .where(heldOnly('phoneBook.heardAt'))
    .executeTakeFirst();

/** Keeps what the device has confirmed; a newer command that was answered before stands. */
export const writeBook = (tx: Tx, row: NewRow<'phoneBook'>) =>
  tx
    .insertInto('phoneBook')
    .values(row)
    .onConflict((on) =>
      on
        .column('deviceId')
        .doUpdateSet((eb) => ({
          entries: eb.ref('excluded.entries'),
          refused: eb.ref('excluded.refused'),
          commandId: eb.ref('excluded.commandId'),
          heardAt: eb.ref('excluded.heardAt'),
        }))
        .where(sql<SqlBool>`coalesce(phone_book.command_id, 0) < excluded.command_id`),
    )
    .execute();

const newest = (db: Db | Tx, deviceId: number, commands: readonly (typeof about)[number][]) =>
  shownCommands(db)
    .where('deviceCommand.deviceId', '=', deviceId)
    .where('deviceCommand.command', 'in', commands)
    .where(heldOnly('deviceCommand.createdAt'))
    .orderBy('deviceCommand.commandId', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest command about the phone book, of the holder. */
export const newestAbout = (db: Db | Tx, deviceId: number) => newest(db, deviceId, about);
/** The newest one that sets it. */
export const newestSetting = (db: Db | Tx, deviceId: number) => newest(db, deviceId, setting);
