import { lazy } from 'react';
import type { LoadScreen } from '../lib/page/screen.ts';

export const alarmScreens = {
  alarmList: () => import('./AlarmListScreen.tsx').then((m) => m.AlarmListScreen),
  alarmHistory: () => import('./AlarmHistoryScreen.tsx').then((m) => m.AlarmHistoryScreen),
  alarmDetail: () => import('./AlarmDetailScreen.tsx').then((m) => m.AlarmDetailScreen),
  solution: () => import('./hazards/SolutionScreen.tsx').then((m) => m.SolutionScreen),
  hazards: () => import('./hazards/HazardListScreen.tsx').then((m) => m.HazardListScreen),
  hazardDetail: () => import('./hazards/HazardDetailScreen.tsx').then((m) => m.HazardDetailScreen),
} satisfies Record<string, LoadScreen>;

/** Stands beside every screen, once per page. */
export const AlarmWatch = lazy(() => import('./AlarmWatch.tsx').then((m) => ({ default: m.AlarmWatch })));
