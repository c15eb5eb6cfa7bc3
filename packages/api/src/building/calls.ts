import { type Who, defineCalls } from '../lib/call.ts';
import type { buildingShapes } from './shapes.ts';

const seeBuildings = [
  'buildingList:view',
  'buildingFloors:view',
  'buildingDetail:view',
  'fireBuildings:view',
  'fireFloors:view',
] as const satisfies Who;
const modify = ['buildingList:modify', 'buildingDetail:modify'] as const satisfies Who;
/** Each kind of fire resource has its page: which button it takes, the action asks once it knows the kind. */
const ofResources = <B extends 'view' | 'add' | 'modify' | 'delete'>(button: B) =>
  [
    `fireWater:${button}`,
    `fireHydrants:${button}`,
    `fireTeams:${button}`,
    `fireSites:${button}`,
  ] as const satisfies Who;

/** @spec BLD-01 BLD-02 BLD-03 BLD-04 BLD-05 */
export const buildingCalls = defineCalls<typeof buildingShapes>()('building', {
  list: { method: 'GET', path: '/building/list', who: seeBuildings, summary: 'Buildings, a page at a time' },
  detail: {
    method: 'GET',
    path: '/building/{buildingId}',
    who: seeBuildings,
    summary: 'One building with its floors, their devices and worst alarms',
  },
  create: {
    method: 'POST',
    logs: 'building.create',
    path: '/building',
    who: ['buildingList:add'],
    body: 'json',
    summary: 'Puts a building of a place on record',
  },
  change: {
    method: 'POST',
    logs: 'building.change',
    path: '/building/{buildingId}',
    who: modify,
    body: 'json',
    summary: 'Changes a building; floors that hold something stay',
  },
  uploadImage: {
    method: 'POST',
    logs: 'building.uploadImage',
    path: '/building/images',
    who: ['buildingList:add', ...modify],
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 8 MB, to be named by a building afterwards',
  },
  image: {
    method: 'GET',
    path: '/building/images/{imageId}',
    who: seeBuildings,
    answers: 'file',
    summary: 'A picture of a building',
  },
  floors: { method: 'GET', path: '/building/floors', who: seeBuildings, summary: 'Floors, a page at a time' },
  resources: {
    method: 'GET',
    path: '/building/resources',
    who: ofResources('view'),
    summary: 'Fire resources, a page at a time; the nearest first when a point is given',
  },
  resource: {
    method: 'GET',
    path: '/building/resources/{resourceId}',
    who: ofResources('view'),
    summary: 'One fire resource',
  },
  createResource: {
    method: 'POST',
    logs: 'building.createResource',
    path: '/building/resources',
    who: ofResources('add'),
    body: 'json',
    summary: 'Puts a fire resource on record',
  },
  changeResource: {
    method: 'POST',
    logs: 'building.changeResource',
    path: '/building/resources/{resourceId}',
    who: ofResources('modify'),
    body: 'json',
    summary: 'Changes a fire resource',
  },
  deleteResource: {
    method: 'POST',
    logs: 'building.deleteResource',
    path: '/building/resources/{resourceId}/delete',
    who: ofResources('delete'),
    summary: 'Takes a fire resource off the record',
  },
});
