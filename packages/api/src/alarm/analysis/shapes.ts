import { alarmCategories, alarmKindNames, closings } from '@fireline/domain/alarm';
import { bucketSteps } from '@fireline/domain/analysis';
import { deviceTypeNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zAlarmLevel, zAlarmLevels, zId, zList } from '../../lib/shapes.ts';

const zCount = z.number().int();
const partsBy = <K extends z.ZodType>(key: K) => z.array(z.object({ key, count: zCount, percent: z.number() }));

/** What a range is narrowed to, as lists of alarms take it. */
export const zDays = { from: z.string(), to: z.string() };

export const analysisShapes = {
  analysis: {
    send: z.object({
      /** Days, both counted. */
      ...zDays,
      level: zAlarmLevels.optional(),
      category: zList(z.enum(alarmCategories)).optional(),
      kind: zList(z.enum(alarmKindNames)).optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      unitId: zList(zId).optional(),
      placeId: zList(zId).optional(),
      partnerId: zList(zId).optional(),
    }),
    reply: z.object({
      total: zCount,
      /** In as many days before. */
      before: zCount,
      /** Of drills, left out. */
      drills: zCount,
      step: z.enum(bucketSteps),
      byTime: z.array(z.object({ key: z.string(), count: zCount })),
      byLevel: partsBy(zAlarmLevel),
      byKind: partsBy(z.enum(alarmKindNames)),
      byDeviceType: partsBy(z.enum(deviceTypeNames)),
      /** How those that are closed were closed. */
      byClosing: partsBy(z.enum(closings)),
      /** Those with most alarms; `places` counts all. Null: of no place. */
      byPlace: z.array(
        z.object({ placeId: z.number().nullable(), name: z.string(), count: zCount, percent: z.number() }),
      ),
      places: zCount,
    }),
  },
};
