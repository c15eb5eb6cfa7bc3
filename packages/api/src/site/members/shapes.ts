import { memberProofs, memberRights, placeMembersMax } from '@fireline/domain/site';
import * as z from 'zod';
import { zPersonal } from '../../lib/personalShapes.ts';
import { done, nothing, zId, zRevision } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** The members of a place. */
export const memberShapes = {
  members: {
    send: z.object({ placeId: zId }),
    reply: z.object({
      rows: z.array(
        z.object({
          memberId: z.number(),
          name: z.string(),
          right: z.enum(memberRights),
          phone: zPersonal('phone'),
          email: zPersonal('email'),
          /** Null: has not proven yet who it is, and sees nothing. */
          verifiedAt: z.string().nullable(),
          hasAccount: z.boolean(),
          revision: zCount,
        }),
      ),
    }),
  },
  addMember: {
    /** What the fields have to hold, `memberForm` of the domain says. */
    send: z.object({
      placeId: zId,
      name: z.string(),
      right: z.enum(memberRights),
      proof: z.enum(memberProofs),
      phone: z.string().optional(),
      email: z.string().optional(),
    }),
    reply: done,
  },
  /** `revision` is what the member had on the caller's screen. */
  changeMember: {
    send: z.object({ placeId: zId, memberId: zId, revision: zRevision, right: z.enum(memberRights) }),
    reply: done,
  },
  /** Each `revision` is what the member had on the caller's screen. */
  unbindMembers: {
    send: z.object({
      placeId: zId,
      members: z
        .array(z.object({ memberId: zId, revision: zRevision }))
        .max(placeMembersMax)
        .readonly(),
    }),
    reply: done,
  },
  memberships: {
    send: nothing,
    reply: z.object({
      rows: z.array(
        z.object({
          memberId: z.number(),
          placeId: z.number(),
          placeName: z.string(),
          right: z.enum(memberRights),
          phone: zPersonal('phone'),
          email: zPersonal('email'),
          /** Null: it sees nothing of the place yet. */
          verifiedAt: z.string().nullable(),
        }),
      ),
    }),
  },
  sendMemberCode: {
    send: z.object({ memberId: zId }),
    /** Until when no other one is sent, and for how long it is good. */
    reply: z.object({ waitSeconds: zCount, minutes: zCount }),
  },
  verifyMember: { send: z.object({ memberId: zId, code: z.string() }), reply: done },
};
