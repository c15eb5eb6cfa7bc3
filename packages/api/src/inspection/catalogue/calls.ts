import { inspectionCategory, inspectionItem } from '@fireline/domain/inspection';
import type { CallRow } from '../../lib/call.ts';
import { recordCalls } from '../../lib/record/calls.ts';

const moveItems: CallRow = {
  method: 'POST',
  logs: 'inspection.moveItems',
  path: '/inspection/itemMove',
  who: ['inspectionItems:modify'],
  body: 'json',
  summary: 'Brings items to one category, all of them or none',
};

/** @spec INS-01 */
export const catalogueCalls = {
  ...recordCalls(inspectionCategory, { seenBy: ['inspectionItems:view', 'inspectionPoints:view'] }),
  ...recordCalls(inspectionItem, { seenBy: ['inspectionPoints:add', 'inspectionPoints:modify'] }),
  moveItems,
};
