import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { type Nearest, planPointWords } from '@fireline/domain/plan';
import { LocateFixed } from 'lucide-react';
import { useCallback } from 'react';
import { AlarmLevelBadge } from '../../AlarmLevelBadge/index.ts';
import { Button } from '../../Button/index.ts';
import { DeviceStatusTag } from '../../DeviceStatusTag/index.ts';
import { DeviceTypeIcon } from '../../DeviceTypeIcon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { CardBody, Row } from '../PlanDevices.styles.ts';
import type { PlanAlarm, PlanDevicePoint } from '../points.ts';
import { planDevicesWords } from '../words.ts';

export interface DeviceCardProps {
  readonly point: PlanDevicePoint;
  /** Those that make its mark, the held ones too. */
  readonly alarms: readonly PlanAlarm[];
  /** Undefined: what is near is not asked for. */
  readonly nearest: readonly Nearest[] | undefined;
  readonly onOpenDevice: (() => void) | undefined;
  readonly onAcknowledge: ((alarm: PlanAlarm) => void) | undefined;
  readonly onShow: (way: Nearest) => void;
}

/** What a device on the plan is, how it is, what it alarms, and what is near it. */
export function DeviceCard(props: DeviceCardProps) {
  const { point, alarms, nearest, onOpenDevice, onAcknowledge, onShow } = props;
  const t = useWords(planDevicesWords, deviceWords);
  return (
    <CardBody>
      <h3>
        <DeviceTypeIcon type={point.deviceType} isDecorative />
        <span>{point.name}</span>
      </h3>
      <div>
        <p>{t(`device.type.${point.deviceType}`)}</p>
        <DeviceStatusTag device={point.device} />
      </div>
      {alarms.length > 0 && (
        <ul>
          {alarms.map((alarm) => (
            <AlarmRow key={alarm.alarmId} {...{ alarm, point, onAcknowledge }} />
          ))}
        </ul>
      )}
      {nearest && <Ways {...{ nearest, onShow }} />}
      {onOpenDevice && <Button onClick={onOpenDevice}>{t('PlanDevices.openDevice')}</Button>}
    </CardBody>
  );
}

interface AlarmRowProps extends Pick<DeviceCardProps, 'onAcknowledge' | 'point'> {
  readonly alarm: PlanAlarm;
}

function AlarmRow({ alarm, point, onAcknowledge }: AlarmRowProps) {
  const t = useWords(planDevicesWords, alarmWords);
  const { age } = useFormat();
  const { alarmId, level, kind, raisedAtMs, state } = alarm;
  const isCurrent = point.alarms?.some((one) => one.alarmId === alarmId && one.state !== 'closed') ?? false;
  const key = state === 'acknowledged' ? 'acknowledged' : isCurrent ? 'open' : 'recovered';
  return (
    <Row>
      <span>
        <AlarmLevelBadge level={level} variant="symbol" /> {t(`alarm.kind.${kind}`)}
        <small>
          {age(raisedAtMs)} · {t(`PlanDevices.${key}`)}
        </small>
      </span>
      {state === 'open' && onAcknowledge && (
        <Button onClick={() => onAcknowledge(alarm)}>{t('PlanDevices.acknowledge')}</Button>
      )}
    </Row>
  );
}

/** How far it is, in the reader's words; empty where the drawing has no measure. */
export function useMetres(): (way: Nearest) => string {
  const t = useWords(planDevicesWords);
  const { number } = useFormat();
  return useCallback(
    ({ resource, metres }) => {
      if (!resource) return '';
      if (metres === undefined) return t('PlanDevices.noScale');
      return t('PlanDevices.metres', { metres: number(metres, { digits: metres < 10 ? 1 : 0 }) });
    },
    [t, number],
  );
}

function Ways({ nearest, onShow }: { readonly nearest: readonly Nearest[]; readonly onShow: (way: Nearest) => void }) {
  const t = useWords(planDevicesWords, planPointWords);
  const metresOf = useMetres();
  return (
    <div>
      <h4>{t('PlanDevices.nearest')}</h4>
      <ul>
        {nearest.map((way) => {
          const { kind, resource } = way;
          if (!resource) return <Row key={kind}>{t(`plan.nearestNone.${kind}`)}</Row>;
          return (
            <Row key={kind}>
              <span>
                {t(`plan.nearest.${kind}`)} · {metresOf(way)}
                <small>{resource.name}</small>
              </span>
              <IconButton
                label={t('PlanDevices.showWay', { kind: t(`plan.nearest.${kind}`), name: resource.name })}
                icon={<LocateFixed aria-hidden />}
                onClick={() => onShow(way)}
              />
            </Row>
          );
        })}
      </ul>
    </div>
  );
}
