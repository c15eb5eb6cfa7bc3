import { defineCalls } from '../lib/call.ts';
import type { buildingShapes } from './shapes.ts';

/** @spec BLD-01 BLD-02 BLD-03 BLD-04 BLD-05 */
export const buildingCalls = defineCalls<typeof buildingShapes>()('building', {
  list: { method: 'GET', path: '/building/list', who: 'building.query', summary: 'Buildings, a page at a time' },
  detail: {
    method: 'GET',
    path: '/building/{buildingId}',
    who: 'building.query',
    summary: 'One building with its floors, their devices and worst alarms',
  },
  create: {
    method: 'POST',
    path: '/building',
    who: 'building.manage',
    body: 'json',
    summary: 'Puts a building of a place on record',
  },
  change: {
    method: 'POST',
    path: '/building/{buildingId}',
    who: 'building.manage',
    body: 'json',
    summary: 'Changes a building; floors with devices or plans stay',
  },
  uploadImage: {
    method: 'POST',
    path: '/building/images',
    who: 'building.manage',
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 8 MB, to be named by a building afterwards',
  },
  image: {
    method: 'GET',
    path: '/building/images/{imageId}',
    who: 'building.query',
    answers: 'file',
    summary: 'A picture of a building',
  },
  floors: { method: 'GET', path: '/building/floors', who: 'building.query', summary: 'Floors, a page at a time' },
  resources: {
    method: 'GET',
    path: '/building/resources',
    who: 'building.query',
    summary: 'Fire resources, a page at a time; the nearest first when a point is given',
  },
  resource: {
    method: 'GET',
    path: '/building/resources/{resourceId}',
    who: 'building.query',
    summary: 'One fire resource',
  },
  createResource: {
    method: 'POST',
    path: '/building/resources',
    who: 'building.keepResources',
    body: 'json',
    summary: 'Puts a fire resource on record',
  },
  changeResource: {
    method: 'POST',
    path: '/building/resources/{resourceId}',
    who: 'building.keepResources',
    body: 'json',
    summary: 'Changes a fire resource',
  },
  deleteResource: {
    method: 'POST',
    path: '/building/resources/{resourceId}/delete',
    who: 'building.keepResources',
    summary: 'Takes a fire resource off the record',
  },
});
