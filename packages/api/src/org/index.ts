import type { ReplyOf } from '../lib/call.ts';
import { orgCalls } from './calls.ts';

export { orgCalls };
export type Org = ReplyOf<typeof orgCalls.detail>;
export type OrgRow = ReplyOf<typeof orgCalls.children>['rows'][number];
export type OrgFigures = ReplyOf<typeof orgCalls.counts>['rows'][number];
