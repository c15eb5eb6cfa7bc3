import type { DeviceKeyKind, GbComponent, KeyScope } from '@fireline/domain/device';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DeviceKeyTable {
  keyId: Id;
  /** SHA-256 of the key, hex; null: a transmission device, which has none. */
  keyHash: OrNull<string>;
  rentId: string;
  name: string;
  kind: Generated<DeviceKeyKind>;
  scopes: JsonOrDefault<readonly KeyScope[]>;
  createdAt: Instant;
  /** Empty: by the installation. */
  createdBy: Generated<string>;
  revision: Generated<number>;
  changedBy: Generated<string>;
  revokedAt: OrNull<Instant>;
  /** Of a transmission device: its six bytes as a number. */
  address: OrNull<number>;
  /** Whether it counts on the port without a tenant. */
  isShared: Generated<boolean>;
  /** The panel that it stands for. */
  imei: OrNull<string>;
  components: JsonOrDefault<readonly GbComponent[]>;
}
export interface DeviceKeyUseTable {
  keyId: number;
  /** To about a minute. */
  lastUsedAt: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    deviceKey: DeviceKeyTable;
    deviceKeyUse: DeviceKeyUseTable;
  }
}
