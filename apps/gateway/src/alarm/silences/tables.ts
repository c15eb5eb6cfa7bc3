import type { Role } from '@fireline/domain/role';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Of one device, one place or one rule: where that stands says who sees it. */
export interface AlarmSilenceTable {
  silenceId: Id;
  rentId: string;
  deviceId: OrNull<number>;
  placeId: OrNull<number>;
  ruleId: OrNull<number>;
  reason: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Before it began. */
  cancelledAt: OrNull<Instant>;
  /** Who ended or cancelled it; empty: it ends by itself. */
  endedBy: Generated<string>;
  createdBy: string;
  /** Of who began it; null: it is not known. */
  createdRole: ColumnType<Role | null, Role | null | undefined, Role | null>;
  createdAt: Instant;
  /** When the alarms that already stood were silenced; null: they are still to be. */
  appliedAt: OrNull<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    alarmSilence: AlarmSilenceTable;
  }
}
