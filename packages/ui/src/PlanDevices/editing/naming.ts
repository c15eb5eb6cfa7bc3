import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import type { PlanMark } from '@fireline/domain/plan';
import { useCallback } from 'react';
import { useWords } from '../../lib/index.ts';
import { type PlanDevice, statusOf } from '../points.ts';
import { planDevicesWords } from '../words.ts';

/** Says a point as a whole: name, type, status, and its worst alarm. */
export function usePointName(): (point: PlanDevice, mark: PlanMark | undefined) => string {
  const t = useWords(planDevicesWords, deviceWords, alarmWords);
  return useCallback(
    (point, mark) => {
      const said = t('PlanDevices.point', {
        name: point.name,
        type: t(`device.type.${point.deviceType}`),
        status: t(`device.status.${statusOf(point)}`),
      });
      if (!mark) return said;
      return t('PlanDevices.alarmed', {
        point: said,
        level: `${t('alarm.levelNumber', { 0: mark.level })} ${t(`alarm.level.${mark.level}`)}`,
        state: t(mark.isOpen ? 'PlanDevices.open' : 'PlanDevices.acknowledged'),
      });
    },
    [t],
  );
}
