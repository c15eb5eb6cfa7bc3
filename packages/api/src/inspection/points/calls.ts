import type { Who } from '../../lib/call.ts';

const seePoints = ['inspectionPoints:view'] as const satisfies Who;
const writePoints = ['inspectionPoints:add', 'inspectionPoints:modify'] as const satisfies Who;
const writeLines = ['inspectionLines:add', 'inspectionLines:modify'] as const satisfies Who;

/** Points and the lines that they are walked in. @spec INS-02 INS-03 */
export const pointCalls = {
  points: { method: 'GET', path: '/inspection/points', who: seePoints, summary: 'Points of patrols, a page at a time' },
  point: {
    method: 'GET',
    path: '/inspection/points/{pointId}',
    who: seePoints,
    summary: 'One point with the items that are looked at there',
  },
  createPoint: {
    method: 'POST',
    logs: 'inspection.createPoint',
    path: '/inspection/points',
    who: ['inspectionPoints:add'],
    body: 'json',
    summary: 'Puts a point of a unit on record',
  },
  changePoint: {
    method: 'POST',
    logs: 'inspection.changePoint',
    path: '/inspection/points/{pointId}',
    who: ['inspectionPoints:modify'],
    body: 'json',
    summary: 'Changes a point; without a line it leaves the one it was in',
  },
  deletePoint: {
    method: 'POST',
    logs: 'inspection.deletePoint',
    path: '/inspection/points/{pointId}/delete',
    who: ['inspectionPoints:delete'],
    summary: 'Deletes a point that is in no line',
  },
  unitBuildings: {
    method: 'GET',
    path: '/inspection/units/{unitId}/buildings',
    who: [...seePoints, ...writePoints],
    summary: 'The buildings of a unit that its points may be in',
  },
  lines: {
    method: 'GET',
    path: '/inspection/lines',
    who: ['inspectionLines:view', ...seePoints],
    summary: 'Lines of patrols, a page at a time',
  },
  line: {
    method: 'GET',
    path: '/inspection/lines/{lineId}',
    who: ['inspectionLines:view'],
    summary: 'One line with its points in the order in which they are walked, and what is looked at in each',
  },
  createLine: {
    method: 'POST',
    logs: 'inspection.createLine',
    path: '/inspection/lines',
    who: ['inspectionLines:add'],
    body: 'json',
    summary: 'Puts a line of a unit on record',
  },
  changeLine: {
    method: 'POST',
    logs: 'inspection.changeLine',
    path: '/inspection/lines/{lineId}',
    who: ['inspectionLines:modify'],
    body: 'json',
    summary: 'Changes a line: its name, its points and their order',
  },
  deleteLine: {
    method: 'POST',
    logs: 'inspection.deleteLine',
    path: '/inspection/lines/{lineId}/delete',
    who: ['inspectionLines:delete'],
    summary: 'Deletes a line; its points stay and are in no line then',
  },
  setToLine: {
    method: 'POST',
    logs: 'inspection.setToLine',
    path: '/inspection/lines/{lineId}/points',
    who: ['inspectionPoints:bind'],
    body: 'json',
    summary: 'Adds points to the end of a line, out of the lines that they were in: all of them or none',
  },
  pointLabels: {
    method: 'GET',
    path: '/inspection/points/labels',
    who: ['inspectionPoints:bind'],
    summary: 'What the labels of points say: a signed code for each, as it is printed now',
  },
  printAnew: {
    method: 'POST',
    logs: 'inspection.printAnew',
    path: '/inspection/points/labels/anew',
    who: ['inspectionPoints:bind'],
    body: 'json',
    summary: 'Gives points new labels: those that were printed before are taken no more',
  },
  unitPoints: {
    method: 'GET',
    path: '/inspection/units/{unitId}/points',
    who: writeLines,
    summary: 'All points of a unit with the lines that they are in',
  },
} as const;
