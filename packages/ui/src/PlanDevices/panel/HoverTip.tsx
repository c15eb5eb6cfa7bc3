import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import type { PlanMark } from '@fireline/domain/plan';
import { useCallback } from 'react';
import { AlarmLevelBadge } from '../../AlarmLevelBadge/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { type PlanFrame, type PlanStage, type ScreenPosition, toScreen } from '../../PlanCanvas/index.ts';
import { Tip } from '../PlanDevices.styles.ts';
import { type PlanDevicePoint, statusOf } from '../points.ts';
import { useFromStage } from '../picture/useFromStage.ts';
import { planDevicesWords } from '../words.ts';

export interface HoverTipProps {
  readonly stage: PlanStage;
  readonly points: readonly PlanDevicePoint[];
  readonly markOf: (deviceId: number) => PlanMark | undefined;
}

/** What is under the pointer, in two lines; decoration for those who point, since the list and the card say the same. */
export function HoverTip({ points, ...rest }: HoverTipProps) {
  const [point] = points;
  return point ? <Shown {...rest} point={point} count={points.length} /> : null;
}

const away: ScreenPosition = { left: -9999, top: -9999 };
const isSame = (one: ScreenPosition, other: ScreenPosition): boolean =>
  one.left === other.left && one.top === other.top;

function Shown(props: Omit<HoverTipProps, 'points'> & { readonly point: PlanDevicePoint; readonly count: number }) {
  const { stage, point, count, markOf } = props;
  const t = useWords(planDevicesWords, deviceWords, alarmWords);
  const { number } = useFormat();
  const { x, y } = point;
  const read = useCallback(({ view, size }: PlanFrame) => toScreen(view, size, { x, y }), [x, y]);
  const { left, top } = useFromStage(stage, read, away, isSame);
  const mark = markOf(point.deviceId);
  return (
    <Tip aria-hidden style={{ '--fl-x': `${left}px`, '--fl-y': `${top}px` }}>
      <strong>{count > 1 ? t('PlanDevices.stack', { count: number(count) }) : point.name}</strong>
      <span>
        {count > 1 ? point.name : t(`device.status.${statusOf(point)}`)}
        {mark && <AlarmLevelBadge level={mark.level} />}
      </span>
    </Tip>
  );
}
