import { lazy } from 'react';

/** On the page of a device: makes a hazard of it. */
export const HazardOfDevice = lazy(() => import('./HazardOfDevice.tsx').then((m) => ({ default: m.HazardOfDevice })));
