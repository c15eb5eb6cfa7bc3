import { alarmWords, blinks } from '@fireline/domain/alarm';
import { buildingWords } from '@fireline/domain/building';
import { deviceWords } from '@fireline/domain/device';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useFormat, useNow, useWords } from '../lib/index.ts';
import { Body, Head, Panel } from './panels.styles.ts';
import { type MapPoint, pointName } from './model.ts';
import { deviceMapWords } from './words.ts';

export interface PointCardProps {
  readonly point: MapPoint;
  readonly onClose: () => void;
  /** Left out: there is nothing to open. */
  readonly onOpen: ((choice: { readonly point: MapPoint }) => void) | undefined;
}

const ageEveryMs = 10_000;

/** What a point is, in a line. */
function useKindText(point: MapPoint): string {
  const t = useWords(deviceMapWords, deviceWords, buildingWords);
  switch (point.layer) {
    case 'devices': {
      const type = t(`device.type.${point.item.type}`);
      return point.item.isOnline === false ? `${type} · ${t('DeviceMap.offline')}` : type;
    }
    case 'places':
      return t('DeviceMap.layer.places');
    case 'resources':
      return t(`building.resource.${point.item.kind}`);
    case 'alarms':
      return t('DeviceMap.layer.alarms');
  }
}

/** What was pressed: its name, kind and alarms, and the way to its page. */
export function PointCard({ point, onClose, onOpen }: PointCardProps) {
  const t = useWords(deviceMapWords, alarmWords);
  const format = useFormat();
  const now = useNow(ageEveryMs);
  const kind = useKindText(point);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = pointName(point);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another point in the same card is a new one to be read
  }, [name]);
  const note = point.layer === 'alarms' ? undefined : point.item.note;
  return (
    <Panel
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <IconButton label={t('DeviceMap.close')} icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      <Body>
        <p>{note === undefined ? kind : `${kind} · ${note}`}</p>
        {point.alarms.length === 0 ? (
          <p>{t('DeviceMap.noAlarms')}</p>
        ) : (
          <ul aria-label={t('DeviceMap.alarmsHere', { count: point.alarms.length })}>
            {point.alarms
              .toSorted((one, other) => one.level - other.level || other.raisedAtMs - one.raisedAtMs)
              .slice(0, 20)
              .map((alarm) => (
                <li key={alarm.alarmId}>
                  <AlarmLevelBadge level={alarm.level} variant="symbol" isBlinking={blinks(alarm)} />
                  <span>
                    {t('DeviceMap.alarm', {
                      name: alarm.name,
                      state: t(`alarm.state.${alarm.state}`),
                      age: format.age(alarm.raisedAtMs, now),
                    })}
                  </span>
                </li>
              ))}
          </ul>
        )}
        {onOpen && (
          <Button variant="secondary" onClick={() => onOpen({ point })}>
            {t('DeviceMap.open')}
          </Button>
        )}
      </Body>
    </Panel>
  );
}
