import * as z from 'zod';
import { zAlarmLevel, zId } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** The floors of a building from the top down. @spec BLD-04 */
export const zFloorStack = z.object({
  buildingId: z.number(),
  name: z.string(),
  /** Left out by a gateway that does not send it. */
  placeName: z.string().optional(),
  floors: z.array(z.object({ floor: zCount, devices: zCount, alarms: zCount, alarmLevel: zAlarmLevel.nullable() })),
});

/** Null stands for what the caller may not see, or what this noun does not have. */
const zHead = z.object({
  /** Current alarms of its devices. */
  alarms: z
    .object({ current: zCount, unacknowledged: zCount, level: zAlarmLevel.nullable(), inAlarm: zCount })
    .nullable(),
  /** `expiring`: their service is over, or ends within 30 days. */
  devices: z.object({ total: zCount, online: zCount, expiring: zCount }).nullable(),
  hazards: z.object({ inProgress: zCount, overdue: zCount }).nullable(),
  /** Self-tests of its devices: how many are overdue, and the day of the last one; null: none was tested yet. */
  selfTests: z.object({ overdue: zCount, lastDay: z.string().nullable() }).nullable(),
  /** Points of patrols in the building, and the unit whose they are. */
  patrol: z.object({ points: zCount, unitId: z.number().nullable() }).nullable(),
  /** The building where it is worst, else the one with the most devices. */
  building: zFloorStack.nullable(),
});

export const headShapes = {
  placeHead: { send: z.object({ placeId: zId }), reply: zHead },
  unitHead: { send: z.object({ unitId: zId }), reply: zHead },
  buildingHead: { send: z.object({ buildingId: zId }), reply: zHead },
  projectHead: { send: z.object({ projectId: zId }), reply: zHead },
};
