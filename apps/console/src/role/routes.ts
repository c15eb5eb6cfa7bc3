import type { LoadScreen } from '../lib/page/screen.ts';

export const roleScreens = {
  systemRoles: () => import('./RoleListScreen.tsx').then((m) => m.RoleListScreen),
  systemEmpower: () => import('./EmpowerScreen.tsx').then((m) => m.EmpowerScreen),
} satisfies Readonly<Record<string, LoadScreen>>;
