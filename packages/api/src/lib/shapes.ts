import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { pastedText } from '@fireline/domain/lib';
import { defaultPageSize, pageSizeMax } from '@fireline/domain/shell';
import * as z from 'zod';
import { personalRecord } from './personalShapes.ts';
import type { UploadFile } from './uploadFile.ts';

// Query strings and form bodies carry text: these read either form.
export const zInt = z.coerce.number<number>().int();
export const zBool = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1'),
]);
/** What is read from a list in a query string, `a,b,c`, or from an array in JSON; a caller sends an array. */
type ListOf<Value> = z.ZodType<Value[], readonly Value[]>;
export const zList = <T extends z.ZodType>(item: T): ListOf<z.output<T>> =>
  z.preprocess(
    (v) => (typeof v === 'string' ? v.split(',').filter((s) => s !== '') : v),
    z.array(item).max(200),
  ) as unknown as ListOf<z.output<T>>;
/** A level of alarms, 1 to 5. @spec ALM-02 */
export const zAlarmLevel = z.literal(alarmLevelNumbers);
/** Levels to filter by: `1,2` in a query string. @spec ALM-02 */
export const zAlarmLevels = zList(zInt.pipe(zAlarmLevel));
/** An instant as ISO 8601 text with its offset. */
export const zInstant = z.iso.datetime({ offset: true });
/** What something is searched for, as people paste it. */
export const zSearchOf = (charsMax: number) => z.string().overwrite(pastedText).max(charsMax);
export const zSearch = zSearchOf(100);
export const zId = z.coerce.number<number>().int().positive();
/** What a record had when its form opened; one that somebody saved since is refused. */
export const zRevision = zInt.min(0).max(2_147_483_647);
export const nothing = z.object({});
export const done = z.object({ done: z.literal(true) });

export const paging = {
  pageNo: zInt.min(1).max(1_000_000).default(1),
  pageSize: zInt.min(1).max(pageSizeMax).default(defaultPageSize),
};
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ total: z.number().int(), pageNo: z.number().int(), pageSize: z.number().int(), rows: z.array(row) });

export const zUploadFile = z
  // written out: by its name, the declaration of a call would load the file that exports it, with every schema
  .custom<Pick<File, 'name' | 'stream'>>((value) => typeof (value as Partial<UploadFile> | null)?.stream === 'function')
  .meta({ type: 'string', format: 'binary' });

/** Why something failed, as data; the words are the domain's. */
export const zProblem = z.object({
  code: z.string(),
  field: z.string().optional(),
  /** Those of a refusal name who changed a record first, perhaps by a mobile number. */
  args: personalRecord(z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});
