import { alarmKindNames } from '@fireline/domain/alarm';
import { userLogActions, userLogAreas, userLogResults } from '@fireline/domain/log';
import { usernameChars } from '@fireline/domain/session';
import * as z from 'zod';
import { personalRecord, zPersonal } from '../../lib/personalShapes.ts';
import { page, paging, zInstant, zSearch } from '../../lib/shapes.ts';

const zLogEntry = z.object({
  logId: z.number(),
  at: z.string(),
  /** Null: written before this was recorded, or by nobody who was signed in. */
  userId: z.number().nullable(),
  username: zPersonal('text'),
  /** The part of the product, and what the session was opened with; empty where that is not known. */
  area: z.string(),
  client: z.string(),
  action: z.string(),
  result: z.enum(['success', 'failure']),
  ip: z.string(),
  detail: zPersonal('text'),
  /** What changed of a record, by field; null where none did. */
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  changes: personalRecord(z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))).nullable(),
});

const logFilter = {
  search: zSearch.optional(),
  action: z.enum(userLogActions).optional(),
  result: z.enum(userLogResults).optional(),
  username: z.string().max(usernameChars.max).optional(),
  ip: z.string().max(64).optional(),
  area: z.enum(userLogAreas).optional(),
  /** The record that was changed: with its kind, such as `role`. */
  targetKind: z.string().max(32).optional(),
  targetId: z.string().max(32).optional(),
  from: zInstant.optional(),
  /** Not included. */
  to: zInstant.optional(),
};

export const userLogShapes = {
  userLog: {
    send: z.object({ ...logFilter, ...paging }),
    reply: page(zLogEntry).extend({
      /** For how many days the tenant keeps entries; null: for ever. */
      keptDays: z.number().int().nullable(),
      /** What the alarms are that the details of this page name by number, as far as the caller sees them. */
      alarms: z.array(z.object({ alarmId: z.number(), kind: z.enum(alarmKindNames), placeName: z.string() })),
    }),
  },
  exportUserLog: { send: z.object(logFilter), reply: z.string() },
};
