import { defineCalls } from '../lib/call.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { phoneCalls } from './phone/calls.ts';
import { pointCalls } from './points/calls.ts';
import { planCalls } from './plans/calls.ts';
import { tagCalls } from './tags/calls.ts';
import { taskCalls } from './tasks/calls.ts';
import type { inspectionShapes } from './shapes.ts';

/** @spec INS-01 INS-02 INS-03 INS-04 INS-05 INS-06 */
export const inspectionCalls = defineCalls<typeof inspectionShapes>()('inspection', {
  ...catalogueCalls,
  ...pointCalls,
  ...planCalls,
  ...tagCalls,
  ...taskCalls,
  ...phoneCalls,
});
