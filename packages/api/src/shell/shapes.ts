import { alarmStates, popupRanges } from '@fireline/domain/alarm';
import { deviceStatuses, deviceTypeNames } from '@fireline/domain/device';
import { languages } from '@fireline/domain/lib';
import { columnTables, guideStepNames, pendingNames, sitemap } from '@fireline/domain/shell';
import { placeTypeLetters } from '@fireline/domain/site';
import * as z from 'zod';
import { done, nothing, zInt, zList, zAlarmLevel } from '../lib/shapes.ts';

/** Characters of the path of a page, and of the name of a look. */
const settingChars = { page: 200, look: 20 } as const;

/** What of the settings was chosen; the rest is as the product has it. The look is named by the design system. @spec SHL-22 SHL-29 */
const zSettings = z
  .object({
    alarmPop: z.boolean(),
    alarmSound: z.boolean(),
    popupHours: z.literal([...popupRanges]),
    display: z.enum(['A', 'B']),
    language: z.enum(languages),
    firstPage: z.string().max(settingChars.page).startsWith('/'),
    theme: z.string().max(settingChars.look),
    density: z.string().max(settingChars.look),
    isMenuFolded: z.boolean(),
    hasPlainKeys: z.boolean(),
    hasFittingRows: z.boolean(),
  })
  .partial();

/** The gateway keeps columns under no other name. */
const zTable = z.enum([...columnTables, ...sitemap.map(({ name }) => name)]);

export const shellShapes = {
  hiddenColumns: {
    send: z.object({ table: zTable }),
    /** Null: the reader has never chosen; an empty list: they chose to hide none. */
    reply: z.array(z.string()).nullable(),
  },
  saveHiddenColumns: {
    send: z.object({ table: zTable, columns: zList(z.string().max(64)) }),
    reply: done,
  },
  settings: { send: nothing, reply: zSettings },
  saveSettings: { send: zSettings, reply: zSettings },
  overview: {
    send: nothing,
    reply: z.object({
      devices: z.number().int(),
      byStatus: z.partialRecord(z.enum(deviceStatuses), z.number().int()),
      byType: z.partialRecord(z.enum(deviceTypeNames), z.number().int()),
      places: z.number().int(),
      units: z.number().int(),
      /** Alarms of the last 30 days, one entry per local day (Asia/Shanghai), oldest first, days without any included. */
      alarmsByDay: z.array(
        z.object({ day: z.string(), alarm: z.number().int(), fault: z.number().int(), event: z.number().int() }),
      ),
      currentByLevel: z.record(z.string(), z.number().int()),
      /** The places with most current alarms, worst level first. */
      worstPlaces: z.array(
        z.object({ placeId: z.number(), placeName: z.string(), level: zAlarmLevel, count: z.number().int() }),
      ),
    }),
  },
  workbench: {
    send: nothing,
    reply: z.object({
      /** What the caller may see of it; nothing waits where the count is 0. */
      pending: z.array(
        z.object({
          name: z.enum(pendingNames),
          count: z.number().int(),
          /** Since when the oldest waits, where that is known. */
          oldestAt: z.string().nullable(),
        }),
      ),
    }),
  },
  guide: {
    send: nothing,
    reply: z.object({
      /** What the caller may do of them, in order. */
      steps: z.array(z.object({ name: z.enum(guideStepNames), isDone: z.boolean() })),
    }),
  },
  tables: {
    send: nothing,
    reply: z.object({
      devices: z.array(
        z.object({ deviceType: z.enum(deviceTypeNames), status: z.enum(deviceStatuses), count: z.number().int() }),
      ),
      places: z.array(z.object({ type: z.enum(placeTypeLetters), count: z.number().int() })),
      /** Alarms since local midnight (Asia/Shanghai). */
      today: z.array(z.object({ level: zAlarmLevel, state: z.enum(alarmStates), count: z.number().int() })),
      /** Organisations with something in them, each with all under it, the widest first. */
      orgs: z.array(
        z.object({
          orgId: z.string(),
          orgName: z.string(),
          depth: z.number().int(),
          places: z.number().int(),
          devices: z.number().int(),
          /** Current ones. */
          alarms: z.number().int(),
        }),
      ),
    }),
  },
  events: {
    send: z.object({ after: zInt.min(0), limit: zInt.min(1).max(1000).default(500) }),
    reply: z.object({
      events: z.array(z.object({ seq: z.number().int(), topic: z.string(), at: z.string(), data: z.unknown() })),
      /** The tenant's newest sequence number, read no later than the events: whatever is newer than both comes by push. */
      latest: z.number().int(),
      /** There are more after the last of these, and at least one is here. */
      more: z.boolean(),
      /** The oldest event still kept is newer than what was asked for: fetch lists afresh. */
      expired: z.boolean(),
    }),
  },
};
