import { defineCalls } from '../lib/call.ts';
import type { analysisShapes } from './shapes.ts';

const electricity = ['electricityStatistics:view'] as const;
const safety = ['safetyIndex:view', 'safetyReport:view'] as const;
const reports = ['safetyReport:view', 'report:view'] as const;

/** @spec ANA-01 ANA-02 ANA-03 SHL-11 */
export const analysisCalls = defineCalls<typeof analysisShapes>()('analysis', {
  electricity: {
    method: 'GET',
    path: '/analysis/electricity',
    who: electricity,
    summary: 'What places used over 90 days or a year, a page at a time',
  },
  electricityCurve: {
    method: 'GET',
    path: '/analysis/electricity/curve',
    who: electricity,
    summary: 'Consumption, current and leakage of a place or of all, by day or by month',
  },
  humidity: {
    method: 'GET',
    path: '/analysis/humidity',
    who: electricity,
    summary: 'Humidity of a place over 24 hours or 7 days',
  },
  occupancy: {
    method: 'GET',
    path: '/analysis/occupancy',
    who: ['occupancy:view'],
    summary: 'Places with sensors that see people, manned or not, a page at a time',
  },
  occupancyCounts: {
    method: 'GET',
    path: '/analysis/occupancy/counts',
    who: ['occupancy:view'],
    summary: 'How many places are manned, unmanned, or not known',
  },
  placeUsage: {
    method: 'GET',
    path: '/analysis/usage',
    who: ['placeUsage:view'],
    summary: 'Hours in which places were in use, a page at a time',
  },
  placeUsageOf: {
    method: 'GET',
    path: '/analysis/usage/place',
    who: ['placeUsage:view'],
    summary: 'One place: its days, and its hours by weekday',
  },
  infraredRanking: {
    method: 'GET',
    path: '/analysis/infrared/ranking',
    who: ['infraredRanking:view', 'infraredUsage:view'],
    summary: 'Venues by how much of their working hours they were used, a page at a time',
  },
  infraredUsage: {
    method: 'GET',
    path: '/analysis/infrared/usage',
    who: ['infraredUsage:view'],
    summary: 'Usage rates of up to 20 devices, by day',
  },
  nbOffline: {
    method: 'GET',
    path: '/analysis/nb-offline',
    who: ['nbOffline:view'],
    summary: 'Devices on NB that are offline, with the reason, a page at a time',
  },
  nbOfflineReasons: {
    method: 'GET',
    path: '/analysis/nb-offline/reasons',
    who: ['nbOffline:view'],
    summary: 'How many devices on NB are offline for each reason',
  },
  offlineCount: {
    method: 'GET',
    path: '/analysis/offline',
    who: ['offlineCount:view'],
    summary: 'Time that devices were offline over a range, by day and by partner, unit, place, type or reason',
  },
  storage: {
    method: 'GET',
    path: '/analysis/storage',
    who: ['dataStorage:view'],
    summary: 'How much is kept, by type of device, how it grows and what goes next',
  },
  safety: {
    method: 'GET',
    path: '/analysis/safety',
    who: safety,
    summary: 'The safety score of what the reader sees, every part explained, with its trend',
  },
  safetyUnits: {
    method: 'GET',
    path: '/analysis/safety/units',
    who: safety,
    summary: 'Units by their score in the last report, with their change of rank, a page at a time',
  },
  reports: {
    method: 'GET',
    path: '/analysis/reports',
    who: reports,
    summary: 'Reports of years, months and weeks, a page at a time',
  },
  report: {
    method: 'GET',
    path: '/analysis/reports/{reportId}',
    who: reports,
    summary: 'One report, as it was made',
  },
  makeReport: {
    method: 'POST',
    logs: 'analysis.makeReport',
    path: '/analysis/reports',
    who: ['safetyReport:handle'],
    body: 'json',
    summary: 'Makes the report of an ended period that has none, or a new version where something came later',
  },
});
