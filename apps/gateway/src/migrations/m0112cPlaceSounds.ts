import { pinyinOf } from '@fireline/domain/lib';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const atOnce = 1000;

/** Places are found by the sound and the initials of their names. @spec SHL-23 SHL-30 */
export const m0112cPlaceSounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table place add column name_sounds text not null default ''`.execute(db);
    const { rows } = await sql<{
      placeId: number;
      name: string;
    }>`select place_id as "placeId", name from place`.execute(db);
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows
        .slice(from, from + atOnce)
        .map(({ placeId, name }) => ({ id: placeId, sounds: pinyinOf(name).toLowerCase() }));
      await sql`update place set name_sounds = one.sounds
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as one (id int, sounds text) where place_id = one.id`.execute(
        db,
      );
    }
  },
};
