import { alarmGroupings, handledTogetherMax, manualClosings } from '@fireline/domain/alarm';
import { ownResources, resourceStates } from '@fireline/domain/building';
import * as z from 'zod';
import { zDevice } from '../../device/shapes.ts';
import { personalRecord } from '../../lib/personalShapes.ts';
import { zId } from '../../lib/shapes.ts';
import { zFloorStack } from '../../site/heads/shapes.ts';
import { zRuleVersion } from '../rules/shapes.ts';

/** An alarm that was left out, and why. */
export const zRefusedAlarm = z.object({
  alarmId: z.number(),
  code: z.string(),
  args: personalRecord(z.record(z.string(), z.union([z.string(), z.number()]))),
});
const outcome = { done: z.array(z.number()), refused: z.array(zRefusedAlarm) };

/** Somebody to call; null where no number is on record. */
const zPerson = z.object({ name: z.string(), phones: z.array(z.string()) }).nullable();

/** A device beside the one that alarmed. */
const zNeighbour = zDevice.pick({
  deviceId: true,
  name: true,
  deviceType: true,
  online: true,
  dStatus: true,
  expired: true,
  open: true,
  lowPower: true,
  signals: true,
  floor: true,
  alarmLevel: true,
});

export const deskShapes = {
  surroundings: {
    send: z.object({ alarmId: zId }),
    reply: z.object({
      device: zDevice.extend({
        /** Where on its floor it hangs. */
        spot: z.string(),
      }),
      /** From where on the reading of the alarm raises one, by the rule that raised it; null: no reading or no rule did. */
      limit: zRuleVersion.pick({ raisesWhen: true, threshold: true }).nullable(),
      /** Who answers for the place, the building and the unit. */
      place: zPerson,
      building: zPerson,
      unit: zPerson,
      /** Where to drive to; null: not known. */
      lngLat: z.object({ lng: z.number(), lat: z.number() }).nullable(),
      /** Published plans that show the device and that the reader may look into. */
      plans: z.array(z.object({ layerId: z.number(), name: z.string() })),
      /** The floors of its building where no plan shows the device; null: a plan does, or no page of buildings is open to the reader. */
      stack: zFloorStack.nullable(),
      /**
       * Of the same floor first, then of the floors beside it, then of the same place; those in alarm before the others. Null: no page of
       * devices is open to the reader.
       */
      nearby: z.array(zNeighbour).nullable(),
      /** The nearest first, of the kinds whose page is open to the reader; null: none is. */
      resources: z
        .array(
          z.object({
            resourceId: z.number(),
            kind: z.enum(ownResources),
            name: z.string(),
            state: z.enum(resourceStates),
            phone: z.string(),
            /** Along the ground. */
            metres: z.number(),
          }),
        )
        .nullable(),
    }),
  },
  handleTogether: {
    send: z.object({
      alarmIds: z.array(zId).min(1).max(handledTogetherMax),
      /** What the alarms were looked at by; one that no longer stands in the group is left out. Left out: chosen one by one. */
      group: z.object({ by: z.enum(alarmGroupings), key: z.string().max(64) }).optional(),
      closing: z.enum(manualClosings),
      remark: z.string().max(4000).default(''),
    }),
    reply: z.object({
      ...outcome,
      /** For taking it back; null: nothing was handled. */
      handlingId: z.string().nullable(),
    }),
  },
  undoHandling: { send: z.object({ handlingId: z.string().min(1).max(64) }), reply: z.object(outcome) },
};
