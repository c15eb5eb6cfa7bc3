import type { Tx } from '../lib/db/schema.ts';
import * as store from './store.ts';

/** The account of a tenant, for what other areas do to it; undefined where the tenant has none of that id. */
export const findAccount = (tx: Tx, rentId: string, userId: number) => store.userById(tx, rentId, userId);
