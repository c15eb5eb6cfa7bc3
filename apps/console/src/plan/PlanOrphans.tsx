import type { PlanMode } from '@fireline/domain/plan';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Link } from '@fireline/ui/Link';
import type { PlanDevicePoint } from '@fireline/ui/PlanDevices';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Fragment } from 'react';
import { planViewWords } from './words.ts';

export interface PlanOrphansProps {
  readonly orphans: readonly PlanDevicePoint[];
  readonly mode: PlanMode;
}

/**
 * Devices without a place on the shown version, which no picture can show: those that alarm while the plan is watched, all of them while
 * it is looked at or edited.
 * @spec N12 N07
 */
export function PlanOrphans({ orphans, mode }: PlanOrphansProps) {
  const t = useWords(planViewWords);
  const { number } = useFormat();
  const told = mode === 'monitor' ? orphans.filter(({ alarms }) => (alarms?.length ?? 0) > 0) : orphans;
  if (told.length === 0) return null;
  const key = mode === 'monitor' ? 'plan.view.orphansAlarm' : 'plan.view.orphans';
  return (
    <Banner tone={mode === 'monitor' ? 'danger' : 'attention'} live={mode === 'monitor' ? 'assertive' : 'off'}>
      {t(key, { count: number(told.length) })}
      {told.map(({ deviceId, name }, at) => (
        <Fragment key={deviceId}>
          {at > 0 && ' · '}
          <Link href={pathTo('deviceDetail', { deviceId })}>{name}</Link>
        </Fragment>
      ))}
    </Banner>
  );
}
