import type { ReplyOf, SendOf } from '../lib/call.ts';
import { siteCalls } from './calls.ts';

export { siteCalls };
/**
 * What stands on the map. It is kept up to date by the topics there are: `deviceTopic` brings the six status fields (`deviceStatus`
 * of the domain makes the status of them) and `alarmLevel`; `alarmTopic` brings `deviceId`, `level`, `state` and `revision`.
 */
export type SiteMap = ReplyOf<typeof siteCalls.map>;
export type SiteMapQuery = SendOf<typeof siteCalls.map>;
export type SiteCounts = ReplyOf<typeof siteCalls.counts>;
export type Heat = ReplyOf<typeof siteCalls.heat>;
export type HeatChoice = ReplyOf<typeof siteCalls.heatChoices>[number];
export type MapSettings = ReplyOf<typeof siteCalls.mapSettings>;
export type Unit = ReplyOf<typeof siteCalls.unit>;
export type UnitQuery = SendOf<typeof siteCalls.units>;
export type SentUnit = SendOf<typeof siteCalls.createUnit>;
export type Inspector = ReplyOf<typeof siteCalls.inspectors>['rows'][number];
export type Maint = ReplyOf<typeof siteCalls.createMaint>;
export type MaintUser = ReplyOf<typeof siteCalls.maintUsers>['rows'][number];
export type Partner = ReplyOf<typeof siteCalls.partner>;
export type Tenant = ReplyOf<typeof siteCalls.tenant>;
export type SentPartner = SendOf<typeof siteCalls.createPartner>;
export type Project = ReplyOf<typeof siteCalls.project>;
export type ProjectDevice = ReplyOf<typeof siteCalls.projectDevices>['rows'][number];
export type ProjectLabel = ReplyOf<typeof siteCalls.projectLabels>['rows'][number];
export type ProjectResource = ReplyOf<typeof siteCalls.projectResources>['rows'][number];
export type ProjectUsage = ReplyOf<typeof siteCalls.projectUsage>;
export type ProjectCandidate = ReplyOf<typeof siteCalls.projectCandidates>['rows'][number];
export type SentProject = SendOf<typeof siteCalls.createProject>;
export type SentMaint = SendOf<typeof siteCalls.createMaint>;
export type Choices = ReplyOf<typeof siteCalls.choices>;
export type Head = ReplyOf<typeof siteCalls.placeHead>;
export type FloorStack = NonNullable<Head['building']>;
export type Place = ReplyOf<typeof siteCalls.place>;
export type PlaceQuery = SendOf<typeof siteCalls.places>;
export type SentPlace = SendOf<typeof siteCalls.createPlace>;
export type Membership = ReplyOf<typeof siteCalls.memberships>['rows'][number];
export type PlaceMember = ReplyOf<typeof siteCalls.members>['rows'][number];
export type Geocoded = ReplyOf<typeof siteCalls.geocode>;
export type FoundPlace = Geocoded['found'][number];
export type Reversed = ReplyOf<typeof siteCalls.reverse>;
export { type ImportProgress, importTopic } from './imports/topic.ts';
export type CheckedImport = ReplyOf<typeof siteCalls.checkImport>;
export type ImportHead = ReplyOf<typeof siteCalls.importColumns>;
export type ImportRecord = ReplyOf<typeof siteCalls.imports>['rows'][number];
export type ImportRow = ReplyOf<typeof siteCalls.importRows>['rows'][number];
