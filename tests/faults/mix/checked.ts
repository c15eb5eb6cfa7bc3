import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import type { Findings } from '../findings.ts';
import { mixDevices } from './fill.ts';
import type { Ledger, SetTo } from './ledger.ts';

/** What is compared: the database, with no gateway on it, and what people and devices know. */
export interface Checked {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly findings: Findings;
}

export const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows;
/** The devices that report fires, for a list in SQL. */
export const fireDevices = sql.join(mixDevices.fires.map((id) => sql.lit(id)));

/** Whether it is what an answered call has set, or one that was cut off after it. */
export const isSetTo = <Value>({ answered, cutOff }: SetTo<Value>, isIt: (value: Value) => boolean): boolean =>
  [...(answered === undefined ? [] : [answered]), ...cutOff].some(isIt);
