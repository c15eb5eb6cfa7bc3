import type { Screens } from '../lib/page/screen.ts';

export const siteScreens = {
  importRecords: () => import('./imports/ImportRecordsScreen.tsx').then((m) => m.ImportRecordsScreen),
  monitorPage: () => import('./MonitorPageScreen.tsx').then((m) => m.MonitorPageScreen),
  mapCentre: () => import('./MapCentreScreen.tsx').then((m) => m.MapCentreScreen),
  unitList: () => import('./units/UnitListScreen.tsx').then((m) => m.UnitListScreen),
  unitDetail: () => import('./units/UnitDetailScreen.tsx').then((m) => m.UnitDetailScreen),
  placeList: () => import('./places/PlaceListScreen.tsx').then((m) => m.PlaceListScreen),
  placeDetail: () => import('./places/PlaceDetailScreen.tsx').then((m) => m.PlaceDetailScreen),
  projectList: () => import('./projects/ProjectListScreen.tsx').then((m) => m.ProjectListScreen),
  projectDevices: () => import('./projects/ProjectDevicesScreen.tsx').then((m) => m.ProjectDevicesScreen),
  projectLabels: () => import('./projects/labels/ProjectLabelsScreen.tsx').then((m) => m.ProjectLabelsScreen),
  projectResources: () =>
    import('./projects/resources/ProjectResourcesScreen.tsx').then((m) => m.ProjectResourcesScreen),
  systemAgent: () => import('./partners/AgentScreen.tsx').then((m) => m.AgentScreen),
  tenantSettings: () => import('./tenant/TenantSettingsScreen.tsx').then((m) => m.TenantSettingsScreen),
  systemMaint: () => import('./maints/MaintListScreen.tsx').then((m) => m.MaintListScreen),
  standardInfo: () => import('./standards/StandardsScreen.tsx').then((m) => m.StandardsScreen),
} satisfies Screens;
