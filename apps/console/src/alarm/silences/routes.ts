import { lazy } from 'react';

/** On the page of a device: the silences that run or wait for it. */
export const DeviceSilences = lazy(() => import('./DeviceSilences.tsx').then((m) => ({ default: m.DeviceSilences })));
/** On the page of a device: the way to another silence. */
export const SilenceButton = lazy(() => import('./DeviceSilences.tsx').then((m) => ({ default: m.SilenceButton })));
