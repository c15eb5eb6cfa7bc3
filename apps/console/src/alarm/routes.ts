import type { Screens } from '../lib/page/screen.ts';

export const alarmScreens = {
  alarmRules: () => import('./sounds/RulesScreen.tsx').then((m) => m.RulesScreen),
  triggerRule: () => import('./triggers/TriggerListScreen.tsx').then((m) => m.TriggerListScreen),
  alarmList: () => import('./list/AlarmListScreen.tsx').then((m) => m.AlarmListScreen),
  alarmHistory: () => import('./past/AlarmHistoryScreen.tsx').then((m) => m.AlarmHistoryScreen),
  alarmDetail: () => import('./detail/AlarmDetailScreen.tsx').then((m) => m.AlarmDetailScreen),
  alarmIndex: () => import('./analysis/AlarmAnalysisScreen.tsx').then((m) => m.AlarmAnalysisScreen),
  alarmQuality: () => import('./quality/AlarmQualityScreen.tsx').then((m) => m.AlarmQualityScreen),
  alarmDuty: () => import('./duty/DutyScreen.tsx').then((m) => m.DutyScreen),
  alarmHandover: () => import('./duty/HandoverScreen.tsx').then((m) => m.HandoverScreen),
  alarmSilences: () => import('./silences/SilenceListScreen.tsx').then((m) => m.SilenceListScreen),
  alarmDrills: () => import('./drills/DrillListScreen.tsx').then((m) => m.DrillListScreen),
  solution: () => import('./hazards/SolutionScreen.tsx').then((m) => m.SolutionScreen),
  hazards: () => import('./hazards/HazardListScreen.tsx').then((m) => m.HazardListScreen),
  hazardDetail: () => import('./hazards/HazardDetailScreen.tsx').then((m) => m.HazardDetailScreen),
} satisfies Screens;

/** Stands beside every screen, once per page, and comes with the frame: alarms wait for nothing that is fetched later. */
export { AlarmWatch } from './watch/AlarmWatch.tsx';
