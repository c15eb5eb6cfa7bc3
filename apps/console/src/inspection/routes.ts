import type { Screens } from '../lib/page/screen.ts';

export const inspectionScreens = {
  inspectionCategories: () => import('./catalogue/CategoryListScreen.tsx').then((m) => m.CategoryListScreen),
  inspectionItems: () => import('./catalogue/ItemListScreen.tsx').then((m) => m.ItemListScreen),
  inspectionPoints: () => import('./points/PointListScreen.tsx').then((m) => m.PointListScreen),
  inspectionLines: () => import('./points/LineListScreen.tsx').then((m) => m.LineListScreen),
} satisfies Screens;
