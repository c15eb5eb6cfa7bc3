import { defineCalls } from '../lib/call.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { pointCalls } from './points/calls.ts';
import type { inspectionShapes } from './shapes.ts';

/** @spec INS-01 INS-02 INS-03 */
export const inspectionCalls = defineCalls<typeof inspectionShapes>()('inspection', {
  ...catalogueCalls,
  ...pointCalls,
});
