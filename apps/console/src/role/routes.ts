import { lazyPart } from '../lib/loading/lazyPart.tsx';
import type { Screens } from '../lib/page/screen.ts';

export const roleScreens = {
  systemRoles: () => import('./RoleListScreen.tsx').then((m) => m.RoleListScreen),
  systemEmpower: () => import('./EmpowerScreen.tsx').then((m) => m.EmpowerScreen),
} satisfies Screens;

/** On the page of tenant settings. */
export const BrandPart = lazyPart(() => import('./TenantParts.tsx').then((m) => m.BrandPart));
export const ForcePushPart = lazyPart(() => import('./TenantParts.tsx').then((m) => m.ForcePushPart));
export const PowersPart = lazyPart(() => import('./TenantParts.tsx').then((m) => m.PowersPart));
