import type { Who } from '../../lib/call.ts';
import { inspectorCalls } from './inspectorCalls.ts';

const seeUnits = ['unitList:view'] as const satisfies Who;

/** @spec SIT-06 SHL-23 */
export const unitCalls = {
  ...inspectorCalls,
  choices: {
    method: 'GET',
    path: '/site/choices',
    who: 'signedIn',
    summary:
      'Organisations, partners, units, companies or places within the scope of the caller, by name, to choose one of',
  },
  units: { method: 'GET', path: '/site/units', who: seeUnits, summary: 'Units, a page at a time' },
  unit: {
    method: 'GET',
    path: '/site/units/{unitId}',
    who: ['unitList:view', 'unitDetail:view'],
    summary: 'One unit, with what hangs on it',
  },
  createUnit: {
    method: 'POST',
    logs: 'site.createUnit',
    path: '/site/units',
    who: ['unitList:add'],
    body: 'json',
    summary: 'Puts a unit on record, under an organisation',
  },
  changeUnit: {
    method: 'POST',
    logs: 'site.changeUnit',
    path: '/site/units/{unitId}',
    who: ['unitList:modify', 'unitDetail:modify'],
    body: 'json',
    summary: 'Changes a unit; what hung on it where it was goes with it to another organisation or partner',
  },
  moveUnits: {
    method: 'POST',
    logs: 'site.moveUnits',
    path: '/site/units/move',
    who: ['unitList:bind'],
    body: 'json',
    summary: 'Gives units with all that hangs on them to another organisation or partner, all of them or none',
  },
  undoMoveUnits: {
    method: 'POST',
    logs: 'site.undoMoveUnits',
    path: '/site/units/undoMove',
    who: ['unitList:bind'],
    summary: 'Takes a move of units back, for the account that made it, while nobody changed one of them since',
  },
  deleteUnit: {
    method: 'POST',
    logs: 'site.deleteUnit',
    path: '/site/units/{unitId}/delete',
    who: ['unitList:delete'],
    summary: 'Deletes a unit on which nothing hangs any more',
  },
} as const;
