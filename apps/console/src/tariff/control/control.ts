import type { ReplyOf } from '@fireline/api/lib';
import type { tariffCalls } from '@fireline/api/tariff';

export type Controls = ReplyOf<typeof tariffCalls.controls>;
/** A balance of the reader with what it may let out in a month. */
export type Control = Controls['controls'][number];
