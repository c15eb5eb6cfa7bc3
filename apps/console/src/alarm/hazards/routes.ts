import { lazyDialog } from '../../lib/loading/lazyDialog.tsx';

/** On the page of a device: makes a hazard of it. */
export const HazardOfDevice = lazyDialog(() => import('./HazardOfDevice.tsx').then((m) => m.HazardOfDevice));
