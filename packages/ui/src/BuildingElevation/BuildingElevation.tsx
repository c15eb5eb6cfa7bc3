import type { AlarmLevel } from '@fireline/domain/alarm';
import { type FloorState, floorName } from '@fireline/domain/building';
import { siteWords } from '@fireline/domain/site';
import { Map as PlanIcon, MapPin } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { focusOption, rowAfterKey, useOptionInSight } from '../lib/choice/stack.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Band, Floor, Mark, Name, Nothing, Root, Stack } from './BuildingElevation.styles.ts';
import { SmallElevation } from './SmallElevation.tsx';
import { buildingElevationWords } from './words.ts';

/** A floor as the elevation draws it. Above ground counts from 1, below ground from -1. */
export interface ElevationFloor extends FloorState {
  readonly alarmLevel: AlarmLevel | null;
  /** A plan of it is on file. */
  readonly hasPlan?: boolean;
  /** What is marked on it, such as the stops of a patrol. */
  readonly mark?: string;
}

export interface BuildingElevationProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'role'> {
  /** What building it is. */
  readonly label: string;
  /** From the top down. */
  readonly floors: readonly ElevationFloor[];
  /** The floor that is chosen. */
  readonly value?: number | undefined;
  /** Left out: a picture, in which nothing can be chosen. */
  readonly onChange?: (change: { readonly value: number }) => void;
  /** The floor on which that hangs what the page is about. */
  readonly here?: number | null | undefined;
  /** `small`: bars alone, as high as the room, without names and counts. Default `normal`. */
  readonly size?: 'normal' | 'small';
}

/** Of floors where nothing hangs, so many share a name that is seen. */
const namedEvery = 5;
const isBare = ({ devices, alarms, hasPlan = false, mark }: ElevationFloor): boolean =>
  devices === 0 && alarms === 0 && !hasPlan && mark === undefined;

interface FloorRowProps {
  readonly floor: ElevationFloor;
  readonly isHere: boolean;
}

function FloorRow({ floor: { floor, devices, alarms, alarmLevel, hasPlan = false, mark }, isHere }: FloorRowProps) {
  const t = useWords(buildingElevationWords, siteWords);
  const { number } = useFormat();
  const { key, args } = floorName(floor);
  return (
    <>
      <Name>{t(key, args)}</Name>
      <Band data-level={alarmLevel ?? undefined}>
        {alarmLevel !== null && <AlarmLevelBadge level={alarmLevel} variant="symbol" />}
        {alarms > 0 && <strong>{t('BuildingElevation.alarms', { count: number(alarms) })}</strong>}
        {(isHere || mark !== undefined) && (
          <Mark>
            <MapPin aria-hidden />
            {mark ?? t('BuildingElevation.here')}
          </Mark>
        )}
        <span data-part="devices">{devices > 0 && t('BuildingElevation.devices', { count: number(devices) })}</span>
        {hasPlan ? (
          <PlanIcon role="img" aria-label={t('BuildingElevation.plan')} data-part="plan" />
        ) : (
          <i data-part="plan" />
        )}
      </Band>
    </>
  );
}

/**
 * A building as one looks at it from outside: its floors from the top down to the ground and below, each with its worst open level by shape and
 * colour, its alarms and its devices. A floor can be chosen, by press or by arrows.
 * @spec BLD-04
 * @example <BuildingElevation label="A 座" floors={floors} value={floor} onChange={({ value }) => show(value)} />
 */
export function BuildingElevation(props: BuildingElevationProps) {
  const { label, floors, value, onChange, here = null, size = 'normal', ...rest } = props;
  const t = useWords(buildingElevationWords);
  const list = useRef<HTMLDivElement>(null);
  const found = floors.findIndex(({ floor }) => floor === (value ?? here));
  const at = Math.max(0, found);
  useOptionInSight(list, found);
  if (floors.length === 0) return <Nothing {...rest}>{t('BuildingElevation.none')}</Nothing>;
  if (size === 'small') return <SmallElevation {...rest} label={label} floors={floors} here={here} />;
  const press = (event: KeyboardEvent): void => {
    const next = rowAfterKey(event.key, at, floors.length);
    const row = next === undefined ? undefined : floors[next];
    if (!row || !onChange) return;
    event.preventDefault();
    onChange({ value: row.floor });
    focusOption(list.current, next ?? 0);
  };
  return (
    <Root {...rest}>
      <Stack
        ref={list}
        role={onChange ? 'listbox' : 'list'}
        aria-label={label}
        // a picture that scrolls has to be scrolled by keys, too
        {...(onChange ? { onKeyDown: press, 'aria-orientation': 'vertical' as const } : { tabIndex: 0 })}
      >
        {floors.map((floor, index) => (
          // the list takes the keys for all of its floors
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <Floor
            key={floor.floor}
            data-under={floor.floor < 0 || undefined}
            data-bare={isBare(floor) || undefined}
            data-named={floor.floor % namedEvery === 0 || undefined}
            data-here={floor.floor === here || undefined}
            {...(onChange
              ? {
                  role: 'option',
                  'aria-selected': floor.floor === value,
                  tabIndex: index === at ? 0 : -1,
                  onClick: () => onChange({ value: floor.floor }),
                }
              : { role: 'listitem' })}
          >
            <FloorRow floor={floor} isHere={floor.floor === here} />
          </Floor>
        ))}
      </Stack>
    </Root>
  );
}
