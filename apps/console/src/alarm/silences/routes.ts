import { lazyPart } from '../../lib/loading/lazyPart.tsx';

/** On the page of a device: the silences that run or wait for it. */
export const DeviceSilences = lazyPart(() => import('./DeviceSilences.tsx').then((m) => m.DeviceSilences));
/** On the page of a device: the way to another silence. */
export const SilenceButton = lazyPart(() => import('./DeviceSilences.tsx').then((m) => m.SilenceButton), {
  isSilent: true,
});
