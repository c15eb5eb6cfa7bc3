import type { AlarmLevel, AudioType } from '@fireline/domain/alarm';
import type { ColumnType } from 'kysely';
import type { Instant } from '../../lib/db/columnTypes.ts';

export interface AlarmSoundTable {
  /** Names its file too: one that is replaced gets another. */
  soundId: string;
  rentId: string;
  /** Whose people hear it: those of the partner and below; null: all others. */
  partnerId: ColumnType<number | null, number | null | undefined, number | null>;
  level: AlarmLevel;
  fileName: string;
  mediaType: AudioType;
  sizeBytes: number;
  uploadedBy: string;
  uploadedAt: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    alarmSound: AlarmSoundTable;
  }
}
