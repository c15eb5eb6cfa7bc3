import type { ReplyOf, SendOf } from '../lib/call.ts';
import { planCalls } from './calls.ts';

export { planCalls };
export { type PlanChange, planTopic } from './topics.ts';
export type PlanQuery = SendOf<typeof planCalls.list>;
export type PlanForm = SendOf<typeof planCalls.create>;
/** A plan, or, of a private one without its key, that it is there; `'name' in plan` tells them apart. */
export type SeenPlan = ReplyOf<typeof planCalls.detail>;
export type Plan = ReplyOf<typeof planCalls.create>;
export type PlanPoints = ReplyOf<typeof planCalls.points>;
export type PlanResources = ReplyOf<typeof planCalls.resources>;
export type PlanPublish = ReplyOf<typeof planCalls.publishes>['rows'][number];
export type PlanVersionRow = ReplyOf<typeof planCalls.versions>['versions'][number];
export type WatchedPlan = ReplyOf<typeof planCalls.monitor>['rows'][number];
export type BuildingFloors = ReplyOf<typeof planCalls.floors>;
