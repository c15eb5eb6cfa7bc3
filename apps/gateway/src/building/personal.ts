import type { PersonalRecords } from '../lib/personal.ts';
import { buildingById } from './store.ts';

/** Whom to call of a building. @spec SES-07 BLD-01 */
export const buildingPersonal: Pick<PersonalRecords, 'building'> = {
  building: async (tx, { sees }, id) => {
    const building = await buildingById(tx, sees, id);
    return building && { name: building.name, values: { phone: building.record?.phone ?? '' } };
  },
};
