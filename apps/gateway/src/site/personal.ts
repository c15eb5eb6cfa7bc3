import { dayAt } from '@fireline/domain/lib';
import type { PersonalRecords } from '../lib/personal.ts';
import { maintById } from './maints/store.ts';
import { membersOf, placeOfMember } from './memberStore.ts';
import { partnerById } from './partners/store.ts';
import { placeById } from './placeStore.ts';
import { projectById } from './projects/store.ts';
import { inspectorById } from './units/inspectorStore.ts';
import { unitById } from './units/store.ts';

/** Personal values of sites and of those who look after them. @spec SES-07 */
export const sitePersonal: Pick<
  PersonalRecords,
  'member' | 'unit' | 'inspector' | 'place' | 'maint' | 'partner' | 'project'
> = {
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
};
