import type { Screens } from '../lib/page/screen.ts';

export const analysisScreens = {
  safetyIndex: () => import('./safety/SafetyIndexScreen.tsx').then((m) => m.SafetyIndexScreen),
  safetyReport: () => import('./safety/SafetyReportScreen.tsx').then((m) => m.SafetyReportScreen),
  report: () => import('./safety/ReportScreen.tsx').then((m) => m.ReportScreen),
  offlineCount: () => import('./offline/count/OfflineCountScreen.tsx').then((m) => m.OfflineCountScreen),
  electricityStatistics: () => import('./electricity/ElectricityScreen.tsx').then((m) => m.ElectricityScreen),
  occupancy: () => import('./presence/OccupancyScreen.tsx').then((m) => m.OccupancyScreen),
  placeUsage: () => import('./presence/PlaceUsageScreen.tsx').then((m) => m.PlaceUsageScreen),
  infraredRanking: () => import('./presence/InfraredRankingScreen.tsx').then((m) => m.InfraredRankingScreen),
  infraredUsage: () => import('./presence/InfraredUsageScreen.tsx').then((m) => m.InfraredUsageScreen),
  nbOffline: () => import('./offline/NbOfflineScreen.tsx').then((m) => m.NbOfflineScreen),
  dataStorage: () => import('./storage/StorageScreen.tsx').then((m) => m.StorageScreen),
} satisfies Screens;
