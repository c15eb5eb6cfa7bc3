import type { Contact, RefusedNumber } from '@fireline/domain/device';
import type { ColumnType } from 'kysely';
import type { Instant, JsonOrDefault } from '../../lib/db/columnTypes.ts';

/** What a device keeps in its phone book, as it last confirmed it. */
export interface PhoneBookTable {
  deviceId: number;
  entries: JsonOrDefault<readonly Contact[]>;
  refused: JsonOrDefault<readonly RefusedNumber[]>;
  /** The newest command that was answered about it: an older one that is answered later changes nothing. */
  commandId: ColumnType<number | null, number | null | undefined, number | null>;
  heardAt: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    phoneBook: PhoneBookTable;
  }
}
