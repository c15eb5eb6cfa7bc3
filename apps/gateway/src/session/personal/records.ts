import { dayAt } from '@fireline/domain/lib';
import type { PersonalSubject, personalFields } from '@fireline/domain/session';
import { phoneOfBuilding } from '../../building/personal.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { ownedFilter } from '../../message/sending/owner.ts';
import { addressOf } from '../../message/sending/records.ts';
import { feedbackById } from '../../service/feedback/store.ts';
import { maintById } from '../../site/maints/store.ts';
import { membersOf, placeOfMember } from '../../site/memberStore.ts';
import { partnerById } from '../../site/partners/store.ts';
import { placeById } from '../../site/placeStore.ts';
import { projectById } from '../../site/projects/store.ts';
import { inspectorById } from '../../site/units/inspectorStore.ts';
import { unitById } from '../../site/units/store.ts';
import { personOf } from '../users/store.ts';

type FieldOf<S extends PersonalSubject> = keyof (typeof personalFields)[S] & string;
/** A record with what it is called and its personal values, a field with one value or several. */
export interface PersonalRecord<Field extends string = string> {
  readonly name: string;
  readonly values: Readonly<Record<Field, string | readonly string[]>>;
}
type Find<S extends PersonalSubject> = (
  tx: Tx,
  asks: SignedInAsks,
  id: number,
) => Promise<PersonalRecord<FieldOf<S>> | undefined>;

/**
 * Finds the record among those that the caller's list shows, by the list's own filter: one of somebody else is not there, as in the list.
 * @spec SES-07 ROL-06
 */
export const personalRecords: { readonly [S in PersonalSubject]: Find<S> } = {
  user: async (tx, { sees }, id) => {
    const user = await personOf(tx, sees, id);
    return user && { name: user.realName, values: user };
  },
  member: async (tx, { sees }, id) => {
    const placeId = await placeOfMember(tx, sees, id);
    if (placeId === undefined || !(await placeById(tx, sees, placeId))) return undefined;
    const member = (await membersOf(tx, sees, placeId)).find(({ memberId }) => memberId === id);
    return member && { name: member.name, values: member };
  },
  unit: async (tx, { sees }, id) => {
    const unit = await unitById(tx, sees, id);
    return unit && { name: unit.name, values: unit };
  },
  inspector: async (tx, { sees }, id) => {
    const inspector = await inspectorById(tx, sees, id);
    return inspector && { name: inspector.realName, values: inspector };
  },
  place: async (tx, { sees }, id) => {
    const place = await placeById(tx, sees, id);
    return place && { name: place.name, values: place };
  },
  building: async (tx, { sees }, id) => {
    const building = await phoneOfBuilding(tx, sees, id);
    return building && { name: building.name, values: building };
  },
  maint: async (tx, { sees }, id) => {
    const maint = await maintById(tx, sees, id);
    return maint && { name: maint.name, values: maint };
  },
  partner: async (tx, { sees }, id) => {
    const partner = await partnerById(tx, sees, id);
    return partner && { name: partner.name, values: partner };
  },
  project: async (tx, { sees, deps }, id) => {
    const project = await projectById(tx, sees, dayAt(deps.clock()), id);
    return project && { name: project.name, values: project };
  },
  feedback: async (tx, { sees, account }, id) => {
    const feedback = await feedbackById(tx, { scope: sees, userId: account.userId }, id);
    return feedback && { name: feedback.realName, values: feedback };
  },
  phoneBlock: async (tx, { sees }, id) => {
    const block = await tx
      .selectFrom('phoneBlock')
      .select('number')
      .where(ownedFilter(sees, 'phoneBlock'))
      .where('blockId', '=', id)
      .executeTakeFirst();
    return block && { name: '', values: block };
  },
  sendRecord: async (tx, asks, id) => {
    const sent = await addressOf(tx, asks, id);
    return sent && { name: sent.receiver, values: sent };
  },
};
