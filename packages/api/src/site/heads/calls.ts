import type { Who } from '../../lib/call.ts';

/** Whose page begins with one: which right it takes, the action asks by its kind. */
const anyHead = [
  'placeList:view',
  'placeDetail:view',
  'unitList:view',
  'unitDetail:view',
  'buildingList:view',
  'buildingDetail:view',
  'fireBuildings:view',
  'projectList:view',
  'projectDevices:view',
  'projectLabels:view',
  'projectResources:view',
] as const satisfies Who;

/** @spec SIT-02 SIT-06 SIT-08 BLD-04 */
export const headCalls = {
  head: {
    method: 'GET',
    path: '/site/heads/{of}/{id}',
    who: anyHead,
    summary:
      'What the page of a place, a unit, a building or a project begins with: its figures as far as their lists are open to the caller, and the floors of the building where it is worst',
  },
} as const;
