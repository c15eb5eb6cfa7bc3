import type { Screens } from '../lib/page/screen.ts';

export const buildingScreens = {
  buildingList: () => import('./BuildingListScreen.tsx').then((m) => m.PlaceBuildingsScreen),
  buildingFloors: () => import('./FloorListScreen.tsx').then((m) => m.PlaceFloorsScreen),
  buildingDetail: () => import('./BuildingDetailScreen.tsx').then((m) => m.BuildingDetailScreen),
  fireBuildings: () => import('./BuildingListScreen.tsx').then((m) => m.FireBuildingsScreen),
  fireFloors: () => import('./FloorListScreen.tsx').then((m) => m.FireFloorsScreen),
  fireWater: () => import('./fire/FireResourceScreen.tsx').then((m) => m.WaterScreen),
  fireHydrants: () => import('./fire/FireResourceScreen.tsx').then((m) => m.HydrantScreen),
  fireTeams: () => import('./fire/FireResourceScreen.tsx').then((m) => m.FireTeamScreen),
  fireSites: () => import('./fire/FireResourceScreen.tsx').then((m) => m.FireSiteScreen),
} satisfies Screens;
