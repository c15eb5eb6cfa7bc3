import { lazy } from 'react';
import type { Screens } from '../lib/page/screen.ts';

export const roleScreens = {
  systemRoles: () => import('./RoleListScreen.tsx').then((m) => m.RoleListScreen),
  systemEmpower: () => import('./EmpowerScreen.tsx').then((m) => m.EmpowerScreen),
} satisfies Screens;

/** On the page of tenant settings. */
export const BrandPart = lazy(() => import('./TenantParts.tsx').then((m) => ({ default: m.BrandPart })));
export const ForcePushPart = lazy(() => import('./TenantParts.tsx').then((m) => ({ default: m.ForcePushPart })));
export const PowersPart = lazy(() => import('./TenantParts.tsx').then((m) => ({ default: m.PowersPart })));
