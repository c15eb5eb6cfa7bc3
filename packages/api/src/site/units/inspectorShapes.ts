import { roles } from '@fireline/domain/role';
import * as z from 'zod';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { zId } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** An inspector of a unit. @spec SIT-06 */
const zInspector = z.object({
  inspectorId: z.number(),
  realName: z.string(),
  mobile: zPersonal('phone'),
  /** The account that opens the inspector's tasks on the phone; null: none. */
  userId: z.number().nullable(),
  account: zBy,
  /** Entries of upkeep that name it, and the day of the last one; null: none yet. */
  upkeeps: zCount,
  lastDay: z.string().nullable(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
});

/** What the domain's `inspectorForm` reads. */
const sentInspector = { unitId: zId, realName: z.string(), mobile: z.string() };
const named = { unitId: zId, inspectorId: zId, revision: zCount };

export const inspectorShapes = {
  inspectors: { send: z.object({ unitId: zId }), reply: z.object({ rows: z.array(zInspector) }) },
  createInspector: { send: z.object(sentInspector), reply: zInspector },
  changeInspector: { send: z.object({ ...named, ...sentInspector }), reply: zInspector },
  removeInspector: { send: z.object(named), reply: zInspector },
  inspectorAccounts: {
    send: z.object({ unitId: zId }),
    reply: z.object({
      rows: z.array(z.object({ userId: z.number(), username: zBy, realName: zBy, role: z.enum(roles) })),
    }),
  },
  /** Null: no account any more. */
  bindInspector: { send: z.object({ ...named, userId: zId.nullable() }), reply: zInspector },
  restoreInspector: { send: z.object(named), reply: zInspector },
};
