import type { Who } from '../../lib/call.ts';

const see = ['solution:view', 'hazards:view', 'hazardDetail:view'] as const satisfies Who;
const handle = ['solution:handle', 'hazards:handle', 'hazardDetail:handle'] as const satisfies Who;
const report = [...handle, 'alarmDetail:handle'] as const satisfies Who;

/** @spec ALM-13 SHL-08 */
export const hazardCalls = {
  hazards: {
    method: 'GET',
    path: '/solution/hazards',
    who: [...see, 'alarmDetail:view'],
    summary: 'Hazards, a page at a time',
  },
  hazardSummary: {
    method: 'GET',
    path: '/solution/summary',
    who: see,
    summary: 'Hazards counted by state, and those overdue',
  },
  hazardMeasures: {
    method: 'GET',
    path: '/solution/measures',
    who: [...see, 'alarmDetail:view'],
    summary: 'The catalogue of measures in its order, with how each went in the hazards of the caller',
  },
  orderHazardMeasures: {
    method: 'POST',
    logs: 'alarm.orderMeasures',
    path: '/solution/measureOrder',
    who: ['solution:modify'],
    body: 'json',
    summary: 'Puts the catalogue of measures in another order',
  },
  createHazardMeasure: {
    method: 'POST',
    logs: 'alarm.createMeasure',
    path: '/solution/measures',
    who: ['solution:add'],
    body: 'json',
    summary: 'Adds a measure at the end of the catalogue',
  },
  changeHazardMeasure: {
    method: 'POST',
    logs: 'alarm.changeMeasure',
    path: '/solution/measures/{measureId}',
    who: ['solution:modify'],
    body: 'json',
    summary: 'Changes a measure; hazards keep the text that they were given',
  },
  switchHazardMeasure: {
    method: 'POST',
    logs: 'alarm.switchMeasure',
    path: '/solution/measures/{measureId}/switch',
    who: ['solution:modify'],
    summary: 'Offers a measure to new hazards, or no longer',
  },
  removeHazardMeasure: {
    method: 'POST',
    logs: 'alarm.removeMeasure',
    path: '/solution/measures/{measureId}/remove',
    who: ['solution:delete'],
    summary: 'Takes a measure out of the catalogue',
  },
  restoreHazardMeasure: {
    method: 'POST',
    logs: 'alarm.restoreMeasure',
    path: '/solution/measures/{measureId}/restore',
    who: ['solution:delete'],
    summary: 'Puts a measure that was removed back in its place',
  },
  uploadHazardImage: {
    method: 'POST',
    logs: 'alarm.uploadHazardImage',
    path: '/solution/images',
    who: report,
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 8 MB, to be named by a hazard afterwards',
  },
  hazardImage: {
    method: 'GET',
    path: '/solution/images/{imageId}',
    who: see,
    answers: 'file',
    summary: 'A photo of a hazard',
  },
  hazard: { method: 'GET', path: '/solution/hazards/{hazardId}', who: see, summary: 'One hazard with its track' },
  createHazard: {
    method: 'POST',
    logs: 'alarm.createHazard',
    path: '/solution/hazards',
    who: report,
    body: 'json',
    summary: 'Puts a hazard of a place on record, or makes one of an alarm',
  },
  changeHazard: {
    method: 'POST',
    logs: 'alarm.changeHazard',
    path: '/solution/hazards/{hazardId}',
    who: handle,
    body: 'json',
    summary: 'Changes a hazard that is not rectified yet',
  },
  completeHazard: {
    method: 'POST',
    logs: 'alarm.completeHazard',
    path: '/solution/hazards/{hazardId}/complete',
    who: handle,
    body: 'json',
    summary: 'Notes that a hazard is rectified, with photos of it',
  },
  handOverHazard: {
    method: 'POST',
    logs: 'alarm.handOverHazard',
    path: '/solution/hazards/{hazardId}/hand-over',
    who: handle,
    body: 'json',
    summary: 'Hands a hazard over to an authority or a contractor',
  },
} as const;
