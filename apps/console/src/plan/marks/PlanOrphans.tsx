import type { PlanMode } from '@fireline/domain/plan';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Link } from '@fireline/ui/Link';
import { type PlanAlarm, type PlanDevicePoint, useHeldAlarms } from '@fireline/ui/PlanDevices';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Fragment, useState } from 'react';
import { planViewWords } from '../words.ts';

export interface PlanOrphansProps {
  readonly orphans: readonly PlanDevicePoint[];
  readonly mode: PlanMode;
  readonly onAcknowledge: (asked: { readonly alarmId: number }) => void;
}

const noAlarms: readonly PlanAlarm[] = [];

/**
 * Devices without a place on the shown version, which no picture can show: those that alarm while the plan is watched, each until somebody
 * acknowledged it, as marks are; all of them while it is looked at or edited.
 * @spec N12 N07
 */
export function PlanOrphans({ orphans, mode, onAcknowledge }: PlanOrphansProps) {
  const t = useWords(planViewWords);
  const { number } = useFormat();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const held = useHeldAlarms(orphans, seen);
  const isWatched = mode === 'monitor';
  const told = isWatched ? orphans.filter(({ deviceId }) => held.has(deviceId)) : orphans;
  if (told.length === 0) return null;
  const acknowledge = (alarms: readonly PlanAlarm[]): void => {
    setSeen((before) => new Set([...before, ...alarms.map(({ alarmId }) => alarmId)]));
    for (const { alarmId } of alarms) onAcknowledge({ alarmId });
  };
  const openOf = (deviceId: number) => (held.get(deviceId) ?? noAlarms).filter(({ state }) => state === 'open');
  return (
    <Banner tone={isWatched ? 'danger' : 'attention'} live={isWatched ? 'assertive' : 'off'}>
      {t(isWatched ? 'plan.view.orphansAlarm' : 'plan.view.orphans', { count: number(told.length) })}
      {told.map(({ deviceId, name }, at) => (
        <Fragment key={deviceId}>
          {at > 0 && ' · '}
          <Link href={pathTo('deviceDetail', { deviceId })}>{name}</Link>
          {isWatched && openOf(deviceId).length > 0 && (
            <Button
              variant="quiet"
              aria-label={t('plan.view.acknowledgeOf', { name })}
              onClick={() => acknowledge(openOf(deviceId))}
            >
              {t('plan.view.acknowledge')}
            </Button>
          )}
        </Fragment>
      ))}
    </Banner>
  );
}
