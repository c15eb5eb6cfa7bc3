import { defineCalls } from '../lib/call.ts';
import type { planShapes } from './shapes.ts';

const query = 'plan.query';
const manage = 'plan.manage';
const place = 'plan.place';

/** @spec PLN-01 PLN-02 PLN-03 PLN-04 PLN-05 PLN-06 BLD-04 N07 N08 N12 */
export const planCalls = defineCalls<typeof planShapes>()('plan', {
  list: { method: 'GET', path: '/plan/list', who: query, summary: 'Floor plans, a page at a time' },
  detail: { method: 'GET', path: '/plan/layer/{layerId}', who: query, summary: 'One floor plan' },
  create: { method: 'POST', path: '/plan/create', who: manage, body: 'json', summary: 'A new floor plan' },
  change: {
    method: 'POST',
    path: '/plan/layer/{layerId}/change',
    who: manage,
    body: 'json',
    summary: 'Changes what people entered of a plan',
  },
  delete: { method: 'POST', path: '/plan/layer/{layerId}/delete', who: manage, summary: 'Takes a plan away' },
  restore: { method: 'POST', path: '/plan/layer/{layerId}/restore', who: manage, summary: 'Brings it back' },
  unlock: {
    method: 'POST',
    path: '/plan/layer/{layerId}/unlock',
    who: query,
    summary: 'Opens a private plan with its access key for a while',
  },
  upload: {
    method: 'POST',
    path: '/plan/layer/{layerId}/upload',
    who: manage,
    body: 'multipart',
    summary: 'Takes the .dxf or .zip of a plan, under 300 MB',
  },
  publish: {
    method: 'POST',
    path: '/plan/layer/{layerId}/publish',
    who: manage,
    summary: 'Begins to publish the uploaded file',
  },
  publishes: { method: 'GET', path: '/plan/publishes', who: query, summary: 'Publish records, newest first' },
  versions: {
    method: 'GET',
    path: '/plan/layer/{layerId}/versions',
    who: query,
    summary: 'What was published, newest first',
  },
  compare: {
    method: 'GET',
    path: '/plan/layer/{layerId}/compare',
    who: query,
    summary: 'What changed between two versions',
  },
  rollBack: {
    method: 'POST',
    path: '/plan/layer/{layerId}/rollBack',
    who: manage,
    summary: 'Publishes an older version once more',
  },
  report: {
    method: 'GET',
    path: '/plan/layer/{layerId}/report',
    who: query,
    summary: 'What was read of the drawing, how, and what was not',
  },
  drawing: {
    method: 'GET',
    path: '/plan/layer/{layerId}/drawing',
    who: query,
    answers: 'file',
    summary: 'The drawing as canvases open it',
  },
  original: {
    method: 'GET',
    path: '/plan/layer/{layerId}/original',
    who: query,
    answers: 'file',
    summary: 'The file as it was uploaded',
  },
  points: {
    method: 'GET',
    path: '/plan/layer/{layerId}/points',
    who: query,
    summary: 'The devices on a plan, with status and alarms',
  },
  savePoints: {
    method: 'POST',
    path: '/plan/layer/{layerId}/points/save',
    who: place,
    body: 'json',
    summary: 'Saves where the devices of a plan stand',
  },
  resources: {
    method: 'GET',
    path: '/plan/layer/{layerId}/resources',
    who: query,
    summary: 'Ways out, stairs, hydrants and extinguishers marked on a plan',
  },
  saveResources: {
    method: 'POST',
    path: '/plan/layer/{layerId}/resources/save',
    who: place,
    body: 'json',
    summary: 'Saves what is marked on a plan',
  },
  alarms: {
    method: 'GET',
    path: '/plan/layer/{layerId}/alarms',
    who: query,
    summary: 'What the devices of a plan alarmed in a period, in its order',
  },
  candidates: {
    method: 'GET',
    path: '/plan/layer/{layerId}/candidates',
    who: query,
    summary: 'Devices that can be placed on a plan and are not',
  },
  monitor: { method: 'GET', path: '/plan/monitor', who: query, summary: 'Plans with their alarms, the worst first' },
  floors: {
    method: 'GET',
    path: '/plan/building/{buildingId}/floors',
    who: query,
    summary: 'Floors of a building with their plans, devices and alarms',
  },
  targets: { method: 'GET', path: '/plan/targets', who: query, summary: 'What a plan can be bound to' },
  samples: { method: 'GET', path: '/plan/samples', who: query, summary: 'Sample drawings' },
  sample: {
    method: 'GET',
    path: '/plan/sample/{sampleId}',
    who: query,
    answers: 'file',
    summary: 'A sample drawing as .dxf',
  },
});
