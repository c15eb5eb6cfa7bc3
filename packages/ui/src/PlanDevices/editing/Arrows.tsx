import { alarmWords } from '@fireline/domain/alarm';
import type { PlanMark } from '@fireline/domain/plan';
import { useCallback } from 'react';
import { AlarmLevelBadge, inStep } from '../../AlarmLevelBadge/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import type { PlanFrame, PlanStage } from '../../PlanCanvas/index.ts';
import { Arrow, ArrowHead } from '../PlanDevices.styles.ts';
import type { PlanDevicePoint } from '../points.ts';
import { type OutOfSight, type Side, outOfSight } from '../picture/sight.ts';
import { useFromStage } from '../picture/useFromStage.ts';
import { planDevicesWords } from '../words.ts';

export interface AlarmedPoint {
  readonly point: PlanDevicePoint;
  readonly mark: PlanMark;
}

const turns: Readonly<Record<Side, number>> = {
  top: -90,
  topRight: -45,
  right: 0,
  bottomRight: 45,
  bottom: 90,
  bottomLeft: 135,
  left: 180,
  topLeft: 225,
};

type Found = readonly OutOfSight<PlanDevicePoint>[];
const nothing: Found = [];

const isSame = (one: Found, other: Found): boolean =>
  one.length === other.length &&
  one.every((each, at) => {
    const twin = other[at];
    return (
      twin?.side === each.side &&
      twin.count === each.count &&
      twin.worst === each.worst &&
      twin.isCritical === each.isCritical &&
      twin.point.deviceId === each.point.deviceId
    );
  });

export interface ArrowsProps {
  readonly stage: PlanStage;
  readonly alarmed: readonly AlarmedPoint[];
  readonly onGo: (point: PlanDevicePoint) => void;
}

/**
 * At the edges of the picture: how many devices are in alarm out of sight on that side, the worst level, and the way there.
 * @spec N07 N09
 */
export function Arrows({ stage, alarmed, onGo }: ArrowsProps) {
  const t = useWords(planDevicesWords, alarmWords);
  const { number } = useFormat();
  const read = useCallback(
    (frame: PlanFrame) =>
      outOfSight(
        alarmed.map(({ point, mark }) => ({ point, level: mark.level, isCritical: mark.isCritical })),
        frame,
      ),
    [alarmed],
  );
  const found = useFromStage(stage, read, nothing, isSame);
  return found.map(({ side, count, worst, isCritical, point }) => (
    <Arrow
      key={side}
      data-side={side}
      data-level={worst}
      data-critical={isCritical || undefined}
      aria-label={t('PlanDevices.arrow', {
        side: t(`PlanDevices.side.${side}`),
        count: number(count),
        level: t('alarm.levelNumber', { 0: worst }),
      })}
      onClick={() => onGo(point)}
    >
      <ArrowHead
        viewBox="0 0 16 16"
        aria-hidden="true"
        style={{ '--fl-turn': `${turns[side]}deg` }}
        ref={isCritical ? inStep : undefined}
      >
        <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
      </ArrowHead>
      <AlarmLevelBadge level={worst} variant="symbol" aria-hidden />
      {number(count)}
    </Arrow>
  ));
}
