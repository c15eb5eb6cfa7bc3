import type { RecordDefinition, RecordRow, RecordValue } from '@fireline/domain/record';

export interface RecordPage<R extends RecordDefinition> {
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly rows: RecordRow<R>[];
}

/** A value as it is sent: what may be left out may be absent, and the form of the record reads the rest. */
export type Loose<T> = T extends string ? string : T;
export type Sent<R extends RecordDefinition> = {
  readonly [Name in keyof RecordValue<R> as undefined extends RecordValue<R>[Name] ? never : Name]: Loose<
    RecordValue<R>[Name]
  >;
} & {
  readonly [Name in keyof RecordValue<R> as undefined extends RecordValue<R>[Name] ? Name : never]?: Loose<
    RecordValue<R>[Name]
  >;
};

export interface Done {
  done: true;
}
