import type { ReplyOf, SendOf } from '../lib/call.ts';
import { buildingCalls } from './calls.ts';

export { buildingCalls };
export type BuildingQuery = SendOf<typeof buildingCalls.list>;
export type BuildingDetail = ReplyOf<typeof buildingCalls.detail>;
export type Building = BuildingDetail['building'];
export type BuildingOnRecord = NonNullable<Building['record']>;
export type SentBuilding = SendOf<typeof buildingCalls.create>;
export type BuildingFloor = BuildingDetail['floors'][number];
export type FireResource = ReplyOf<typeof buildingCalls.resource>;
export type FireResourceQuery = SendOf<typeof buildingCalls.resources>;
export type SentFireResource = SendOf<typeof buildingCalls.createResource>;
