import { sleepGrades, sleepStages } from '@fireline/domain/device';
import * as z from 'zod';
import { zId } from '../../lib/shapes.ts';

const zStage = z.enum(sleepStages);
/** A stretch of the night, its end not included. */
const zSegment = z.object({ stage: zStage, from: z.string(), to: z.string() });

export const sleepShapes = {
  sleep: {
    /** The night by the day on which one wakes; the newest one unless it is named. */
    send: z.object({ deviceId: zId, night: z.iso.date().optional() }),
    reply: z.object({
      /** Those of the last thirty that were recorded, oldest first. */
      nights: z.array(
        z.object({
          night: z.string(),
          minutes: z.record(zStage, z.number()),
          asleepMin: z.number(),
          inBedMin: z.number(),
          efficiencyPercent: z.number(),
          grade: z.enum(sleepGrades),
        }),
      ),
      night: z.string().nullable(),
      /** Of that night, earliest first. */
      segments: z.array(zSegment),
      /** null: the watch says nothing of now. */
      stageNow: zStage.nullable(),
    }),
  },
};
