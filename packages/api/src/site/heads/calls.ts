import type { Who } from '../../lib/call.ts';

const seeBuildings = [
  'buildingList:view',
  'buildingFloors:view',
  'buildingDetail:view',
  'fireBuildings:view',
  'fireFloors:view',
] as const satisfies Who;
const seeProjects = [
  'projectList:view',
  'projectLabels:view',
  'projectDevices:view',
  'projectResources:view',
] as const satisfies Who;

/** What the pages of records begin with, each for those who may read the record. @spec SIT-02 SIT-06 SIT-08 BLD-04 */
export const headCalls = {
  placeHead: {
    method: 'GET',
    path: '/site/heads/place/{placeId}',
    who: ['placeList:view', 'placeDetail:view', 'monitorPage:view'],
    summary: 'The figures of a place, as far as their lists are open to the caller, and the floors where it is worst',
  },
  unitHead: {
    method: 'GET',
    path: '/site/heads/unit/{unitId}',
    who: ['unitList:view', 'unitDetail:view'],
    summary: 'The figures of a unit, as far as their lists are open to the caller, and the floors where it is worst',
  },
  buildingHead: {
    method: 'GET',
    path: '/site/heads/building/{buildingId}',
    who: seeBuildings,
    summary: 'The figures of a building, as far as their lists are open to the caller',
  },
  projectHead: {
    method: 'GET',
    path: '/site/heads/project/{projectId}',
    who: seeProjects,
    summary: 'The figures of a project, as far as their lists are open to the caller, and the floors where it is worst',
  },
} as const;
