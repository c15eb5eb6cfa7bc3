import { type Who, defineCalls } from '../lib/call.ts';
import type { planShapes } from './shapes.ts';
import { seePlans } from './who.ts';

const add = ['planLayers:add', 'planList:add'] as const satisfies Who;
const modify = ['planLayers:modify', 'planList:modify'] as const satisfies Who;
const remove = ['planLayers:delete', 'planList:delete'] as const satisfies Who;
const publish = ['planLayers:publish', 'planList:publish'] as const satisfies Who;
const bind = ['planLayers:bind', 'planList:bind'] as const satisfies Who;

/** @spec PLN-01 PLN-02 PLN-03 PLN-04 PLN-05 PLN-06 BLD-04 N07 N08 N12 */
export const planCalls = defineCalls<typeof planShapes>()('plan', {
  list: { method: 'GET', path: '/plan/list', who: seePlans, summary: 'Floor plans, a page at a time' },
  detail: { method: 'GET', path: '/plan/layer/{layerId}', who: seePlans, summary: 'One floor plan' },
  create: {
    method: 'POST',
    logs: 'plan.create',
    path: '/plan/create',
    who: add,
    body: 'json',
    summary: 'A new floor plan',
  },
  change: {
    method: 'POST',
    logs: 'plan.change',
    path: '/plan/layer/{layerId}/change',
    who: modify,
    body: 'json',
    summary: 'Changes what people entered of a plan',
  },
  delete: {
    method: 'POST',
    logs: 'plan.delete',
    path: '/plan/layer/{layerId}/delete',
    who: remove,
    summary: 'Takes a plan away',
  },
  restore: {
    method: 'POST',
    logs: 'plan.restore',
    path: '/plan/layer/{layerId}/restore',
    who: remove,
    summary: 'Brings it back',
  },
  unlock: {
    method: 'POST',
    logs: 'plan.unlock',
    path: '/plan/layer/{layerId}/unlock',
    who: seePlans,
    summary: 'Opens a private plan with its access key for a while',
  },
  upload: {
    method: 'POST',
    logs: 'plan.upload',
    path: '/plan/layer/{layerId}/upload',
    who: publish,
    body: 'multipart',
    summary: 'Takes the .dxf or .zip of a plan, under 300 MB',
  },
  publish: {
    method: 'POST',
    logs: 'plan.publish',
    path: '/plan/layer/{layerId}/publish',
    who: publish,
    summary: 'Begins to publish the uploaded file',
  },
  publishes: { method: 'GET', path: '/plan/publishes', who: seePlans, summary: 'Publish records, newest first' },
  versions: {
    method: 'GET',
    path: '/plan/layer/{layerId}/versions',
    who: seePlans,
    summary: 'What was published, newest first',
  },
  compare: {
    method: 'GET',
    path: '/plan/layer/{layerId}/compare',
    who: seePlans,
    summary: 'What changed between two versions',
  },
  rollBack: {
    method: 'POST',
    logs: 'plan.rollBack',
    path: '/plan/layer/{layerId}/rollBack',
    who: publish,
    summary: 'Publishes an older version once more',
  },
  report: {
    method: 'GET',
    path: '/plan/layer/{layerId}/report',
    who: seePlans,
    summary: 'What was read of the drawing, how, and what was not',
  },
  drawing: {
    method: 'GET',
    path: '/plan/layer/{layerId}/drawing',
    who: seePlans,
    answers: 'file',
    summary: 'The drawing as canvases open it',
  },
  original: {
    method: 'GET',
    path: '/plan/layer/{layerId}/original',
    who: seePlans,
    answers: 'file',
    summary: 'The file as it was uploaded',
  },
  points: {
    method: 'GET',
    path: '/plan/layer/{layerId}/points',
    who: seePlans,
    summary: 'The devices on a plan, with status and alarms',
  },
  savePoints: {
    method: 'POST',
    logs: 'plan.savePoints',
    path: '/plan/layer/{layerId}/points/save',
    who: bind,
    body: 'json',
    isLong: true,
    summary: 'Saves where the devices of a plan stand',
  },
  resources: {
    method: 'GET',
    path: '/plan/layer/{layerId}/resources',
    who: seePlans,
    summary: 'Ways out, stairs, hydrants and extinguishers marked on a plan',
  },
  saveResources: {
    method: 'POST',
    logs: 'plan.saveResources',
    path: '/plan/layer/{layerId}/resources/save',
    who: bind,
    body: 'json',
    isLong: true,
    summary: 'Saves what is marked on a plan',
  },
  alarms: {
    method: 'GET',
    path: '/plan/layer/{layerId}/alarms',
    who: seePlans,
    summary: 'What the devices of a plan alarmed in a period, in its order',
  },
  candidates: {
    method: 'GET',
    path: '/plan/layer/{layerId}/candidates',
    who: seePlans,
    summary: 'Devices that can be placed on a plan and are not',
  },
  monitor: { method: 'GET', path: '/plan/monitor', who: seePlans, summary: 'Plans with their alarms, the worst first' },
  floors: {
    method: 'GET',
    path: '/plan/building/{buildingId}/floors',
    who: seePlans,
    summary: 'Floors of a building with their plans, devices and alarms',
  },
  targets: { method: 'GET', path: '/plan/targets', who: [...add, ...modify], summary: 'What a plan can be bound to' },
  samples: { method: 'GET', path: '/plan/samples', who: seePlans, summary: 'Sample drawings' },
  sample: {
    method: 'GET',
    path: '/plan/sample/{sampleId}',
    who: seePlans,
    answers: 'file',
    summary: 'A sample drawing as .dxf',
  },
});
