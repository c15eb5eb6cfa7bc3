import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { nothing, zAlarmLevel, zInt, zUploadFile } from '../../lib/shapes.ts';

/** A sound of one's own. @spec ALM-04 */
const zSound = z.object({
  soundId: z.string(),
  level: zAlarmLevel,
  fileName: z.string(),
  sizeBytes: z.number().int(),
  uploadedBy: zBy,
  uploadedAt: z.string(),
});
const zSounds = z.object({
  /** At most one for each level. */
  sounds: z.array(zSound),
  /** The caller may upload sounds and take them away. */
  isOwn: z.boolean(),
});

export const soundShapes = {
  sounds: { send: nothing, reply: zSounds },
  soundFile: { send: z.object({ soundId: z.string().regex(/^[\w-]{1,64}$/) }), reply: z.string() },
  uploadSound: { send: z.object({ level: zInt.pipe(zAlarmLevel), file: zUploadFile }), reply: zSounds },
  deleteSound: { send: z.object({ level: zInt.pipe(zAlarmLevel) }), reply: zSounds },
};
