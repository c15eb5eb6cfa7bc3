import type { Scope } from '@fireline/domain/role';
import type { Tx } from '../lib/db/schema.ts';
import { buildingById } from './store.ts';

/** Whom to call of a building that the caller sees; undefined: it sees no such building. @spec SES-07 BLD-01 */
export async function phoneOfBuilding(tx: Tx, scope: Scope, buildingId: number) {
  const building = await buildingById(tx, scope, buildingId);
  return building && { name: building.name, phone: building.record?.phone ?? '' };
}
