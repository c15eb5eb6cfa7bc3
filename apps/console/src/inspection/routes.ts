import type { Screens } from '../lib/page/screen.ts';

export const inspectionScreens = {
  inspectionCategories: () => import('./catalogue/CategoryListScreen.tsx').then((m) => m.CategoryListScreen),
  inspectionItems: () => import('./catalogue/ItemListScreen.tsx').then((m) => m.ItemListScreen),
  inspectionPoints: () => import('./points/PointListScreen.tsx').then((m) => m.PointListScreen),
  inspectionLines: () => import('./points/LineListScreen.tsx').then((m) => m.LineListScreen),
  inspectionPlans: () => import('./plans/PlanListScreen.tsx').then((m) => m.PlanListScreen),
  inspectionTasks: () => import('./tasks/TaskListScreen.tsx').then((m) => m.TaskListScreen),
  inspectionTaskDetail: () => import('./tasks/TaskDetailScreen.tsx').then((m) => m.TaskDetailScreen),
  inspectionHome: () => import('./home/HomeScreen.tsx').then((m) => m.HomeScreen),
  inspectionTags: () => import('./tags/TagListScreen.tsx').then((m) => m.TagListScreen),
} satisfies Screens;
