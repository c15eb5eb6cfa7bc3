import type { ReplyOf } from '../lib/call.ts';
import { analysisCalls } from './calls.ts';

export { analysisCalls };
export type ElectricityCurve = ReplyOf<typeof analysisCalls.electricityCurve>;
export type ElectricityRow = ReplyOf<typeof analysisCalls.electricity>['rows'][number];
export type OccupancyRow = ReplyOf<typeof analysisCalls.occupancy>['rows'][number];
export type PlaceUsageRow = ReplyOf<typeof analysisCalls.placeUsage>['rows'][number];
export type PlaceUsage = ReplyOf<typeof analysisCalls.placeUsageOf>;
export type RankedVenue = ReplyOf<typeof analysisCalls.infraredRanking>['rows'][number];
export type UsedVenue = ReplyOf<typeof analysisCalls.infraredUsage>['devices'][number];
export type Safety = ReplyOf<typeof analysisCalls.safety>;
export type ScoredUnit = ReplyOf<typeof analysisCalls.safetyUnits>['rows'][number];
export type ReportRow = ReplyOf<typeof analysisCalls.reports>['rows'][number];
export type Report = ReplyOf<typeof analysisCalls.report>;
export type StorageUse = ReplyOf<typeof analysisCalls.storage>;
