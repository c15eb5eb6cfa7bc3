import type { ReplyOf, SendOf } from '../lib/call.ts';
import { inspectionCalls } from './calls.ts';

export { inspectionCalls };
export type InspectionCategory = ReplyOf<typeof inspectionCalls.categories>['rows'][number];
export type InspectionItem = ReplyOf<typeof inspectionCalls.items>['rows'][number];
export type InspectionPoint = ReplyOf<typeof inspectionCalls.points>['rows'][number];
export type InspectionPointDetail = ReplyOf<typeof inspectionCalls.point>;
export type InspectionLine = ReplyOf<typeof inspectionCalls.lines>['rows'][number];
export type InspectionLineDetail = ReplyOf<typeof inspectionCalls.line>;
export type SentInspectionPoint = SendOf<typeof inspectionCalls.createPoint>;
