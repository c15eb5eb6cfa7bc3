import { alarmWords } from '@fireline/domain/alarm';
import { floorName, worstFloor } from '@fireline/domain/building';
import { siteWords } from '@fireline/domain/site';
import type { ComponentPropsWithRef } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import type { ElevationFloor } from './BuildingElevation.tsx';
import { Bar, Bars, Small } from './BuildingElevation.styles.ts';
import { buildingElevationWords } from './words.ts';

export interface SmallElevationProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  readonly label: string;
  readonly floors: readonly ElevationFloor[];
  readonly here: number | null;
}

/** The elevation as a picture: how high, where it is worst, and how bad. The length of a bar says the level as well as its colour. */
export function SmallElevation({ label, floors, here, ...rest }: SmallElevationProps) {
  const t = useWords(buildingElevationWords, siteWords, alarmWords);
  const { number } = useFormat();
  const worst = worstFloor(floors);
  const told = { name: label, floors: number(floors.length) };
  const nameOf = (floor: number): string => {
    const { key, args } = floorName(floor);
    return t(key, args);
  };
  return (
    <Small
      {...rest}
      role="img"
      aria-label={
        worst?.alarmLevel
          ? t('BuildingElevation.worst', {
              ...told,
              floor: nameOf(worst.floor),
              level: t(`alarm.level.${worst.alarmLevel}`),
            })
          : t('BuildingElevation.calm', told)
      }
    >
      <Bars aria-hidden>
        {floors.map((floor) => (
          <Bar
            key={floor.floor}
            data-level={floor.alarmLevel ?? undefined}
            data-under={floor.floor < 0 || undefined}
            data-here={floor.floor === here || undefined}
          >
            {floor === worst && floor.alarmLevel !== null && (
              <AlarmLevelBadge level={floor.alarmLevel} variant="symbol" />
            )}
          </Bar>
        ))}
      </Bars>
    </Small>
  );
}
