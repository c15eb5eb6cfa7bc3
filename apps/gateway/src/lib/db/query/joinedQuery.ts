import type { SelectQueryBuilder } from 'kysely';

/** A query over the same tables as `Query`, before or after anything was selected. */
export type JoinedQuery<Query, Selected = object> =
  Query extends SelectQueryBuilder<infer DB, infer TB, infer _> ? SelectQueryBuilder<DB, TB, Selected> : never;
