import { type FloorCounts, floorName } from '@fireline/domain/building';
import { type FloorAlarm, type FloorRow, floorStack } from '@fireline/domain/plan';
import { siteWords } from '@fireline/domain/site';
import { type ComponentPropsWithRef, type KeyboardEvent, useMemo, useRef } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { Switch } from '../Switch/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { focusOption, rowAfterKey, useOptionInSight } from '../lib/choice/stack.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Floor, NoBadge, Note, Root, Stack } from './PlanFloors.styles.ts';
import { useFloorWatch } from './useFloorWatch.ts';
import { planFloorsWords } from './words.ts';

export interface PlanFloorsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many floors the building has above and under ground. */
  readonly building: FloorCounts;
  /** Which floors have a plan on file. */
  readonly plans: readonly { readonly floor: number; readonly layerId: number }[];
  /** Alarms of the building. A new list is looked through for a new worst alarm. */
  readonly alarms: readonly FloorAlarm[];
  /** Undefined: the stack keeps it itself. */
  readonly floor?: number;
  /** Default: the floor of the worst open alarm, else floor 1. */
  readonly defaultFloor?: number;
  /** Undefined: the stack keeps it itself. */
  readonly isLocked?: boolean;
  /** `isAutomatic`: a new worst alarm turned to it, not a hand. */
  readonly onFloorChange?: (change: { readonly floor: number; readonly isAutomatic: boolean }) => void;
  readonly onLockChange?: (change: { readonly isLocked: boolean }) => void;
  /** `row`: one strip to swipe, for phones. Default `column`. */
  readonly orientation?: 'column' | 'row';
}

const worstFloor = (alarms: readonly FloorAlarm[]): number | undefined =>
  alarms
    .filter(({ state }) => state === 'open')
    .reduce<FloorAlarm | undefined>((worst, one) => (worst && worst.level <= one.level ? worst : one), undefined)
    ?.floor;

/**
 * The floors of a building from the top down, each with its worst level and its counts. It turns to the floor of a new worst alarm, unless the
 * operator locked it; then it says where that alarm is. A floor without a plan says so.
 *
 * Use it beside a plan that is watched. For a building's floors as rows with more about each take a `DataTable`.
 * @spec N07 BLD-04
 * @example <PlanFloors building={building} plans={plans} alarms={alarms} onFloorChange={({ floor }) => show(floor)} />
 */
export function PlanFloors(props: PlanFloorsProps) {
  const { building, plans, alarms, floor, defaultFloor, isLocked, onFloorChange, onLockChange, ...others } = props;
  const { orientation = 'column', ...rest } = others;
  const t = useWords(planFloorsWords, siteWords);
  const { number } = useFormat();
  const stack = useMemo(() => floorStack(building, plans, alarms), [building, plans, alarms]);
  const first = defaultFloor ?? worstFloor(alarms) ?? (building.floorsAbove > 0 ? 1 : stack.floors[0]?.floor);
  const { watch, act, turnedTo } = useFloorWatch({
    alarms,
    floor,
    defaultFloor: first,
    isLocked,
    onFloorChange,
    onLockChange,
  });
  const nameOf = (of: number): string => {
    const { key, args } = floorName(of);
    return t(key, args);
  };
  return (
    <Root {...rest}>
      {stack.floors.length === 0 ? (
        <Note>{t('PlanFloors.none')}</Note>
      ) : (
        <Floors
          rows={stack.floors}
          shown={watch.floor}
          isRow={orientation === 'row'}
          nameOf={nameOf}
          onSelect={(to) => act({ type: 'select', floor: to })}
        />
      )}
      {stack.elsewhere.count > 0 && <Note>{t('PlanFloors.elsewhere', { count: number(stack.elsewhere.count) })}</Note>}
      {watch.waiting !== undefined && (
        <Note role="alert" data-waiting="">
          {t('PlanFloors.waiting', { floor: nameOf(watch.waiting) })}
          <Button onClick={() => watch.waiting !== undefined && act({ type: 'select', floor: watch.waiting })}>
            {t('PlanFloors.go')}
          </Button>
        </Note>
      )}
      {stack.floors.length > 0 && (
        <Switch
          label={t('PlanFloors.lock')}
          description={t(watch.isLocked ? 'PlanFloors.locked' : 'PlanFloors.following')}
          checked={watch.isLocked}
          onChange={({ value }) => act({ type: value ? 'lock' : 'unlock' })}
        />
      )}
      <VisuallyHidden role="status">
        {turnedTo === undefined ? '' : t('PlanFloors.switched', { floor: nameOf(turnedTo) })}
      </VisuallyHidden>
    </Root>
  );
}

interface FloorsProps {
  readonly rows: readonly FloorRow[];
  readonly shown: number | undefined;
  readonly isRow: boolean;
  readonly nameOf: (floor: number) => string;
  readonly onSelect: (floor: number) => void;
}

function Floors({ rows, shown, isRow, nameOf, onSelect }: FloorsProps) {
  const t = useWords(planFloorsWords);
  const list = useRef<HTMLDivElement>(null);
  const found = rows.findIndex(({ floor }) => floor === shown);
  const at = Math.max(0, found);
  useOptionInSight(list, found);
  const press = (event: KeyboardEvent): void => {
    const next = rowAfterKey(event.key, at, rows.length);
    const row = next === undefined ? undefined : rows[next];
    if (!row) return;
    event.preventDefault();
    onSelect(row.floor);
    focusOption(list.current, next ?? 0);
  };
  return (
    <Stack
      ref={list}
      role="listbox"
      aria-label={t('PlanFloors.label')}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      data-row={isRow || undefined}
      onKeyDown={press}
    >
      {rows.map((row, index) => (
        <FloorOption
          key={row.floor}
          row={row}
          name={nameOf(row.floor)}
          isShown={index === found}
          isStop={index === at}
          onSelect={() => onSelect(row.floor)}
        />
      ))}
    </Stack>
  );
}

interface FloorOptionProps {
  readonly row: FloorRow;
  readonly name: string;
  readonly isShown: boolean;
  /** The one that Tab leads to. */
  readonly isStop: boolean;
  readonly onSelect: () => void;
}

function FloorOption({ row, name, isShown, isStop, onSelect }: FloorOptionProps) {
  const t = useWords(planFloorsWords);
  const { number } = useFormat();
  const { layerId, worst, count, open } = row;
  const counts = count === 0 ? t('PlanFloors.calm') : t('PlanFloors.count', { count: number(count) });
  return (
    // the list takes the keys for all of its floors
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Floor
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isShown}
      data-level={worst}
      title={open > 0 ? `${counts} · ${t('PlanFloors.open', { count: number(open) })}` : counts}
      onClick={onSelect}
    >
      <span>
        {name}
        {layerId === undefined && <small> · {t('PlanFloors.noPlan')}</small>}
      </span>
      <small data-open={open > 0 || undefined}>
        {count > 0 && number(count)}
        <VisuallyHidden>
          {count > 0 ? counts : t('PlanFloors.calm')}
          {open > 0 && ` ${t('PlanFloors.open', { count: number(open) })}`}
        </VisuallyHidden>
      </small>
      {worst ? <AlarmLevelBadge level={worst} variant="symbol" isBlinking={worst === 1 && open > 0} /> : <NoBadge />}
    </Floor>
  );
}
