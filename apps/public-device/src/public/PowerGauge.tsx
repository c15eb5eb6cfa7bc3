import type { PublicDevice } from '@fireline/api/public';
import { deviceTypes } from '@fireline/domain/device';
import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import { useWords } from '@fireline/ui/lib';
import { publicWords } from './words.ts';

/** What the device lives on: its battery as a gauge, or the mains in a word. @spec DEV-10 */
export function PowerGauge({ device }: { readonly device: PublicDevice['device'] }) {
  const t = useWords(publicWords);
  if (deviceTypes[device.deviceType].power === 'mains') return t('public.mains');
  return <BatteryGauge ratioPercent={device.batteryRatio} isLow={device.lowPower} />;
}
