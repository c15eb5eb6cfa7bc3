import type { WatchedPlan } from '@fireline/api/plan';
import type { AlarmLevel, alarmWords } from '@fireline/domain/alarm';
import type { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { StateCell } from '../list/PlanList.styles.ts';
import { PlanSketch } from '../sketch/PlanSketch.tsx';
import type { planMonitorWords } from '../words.ts';

type Keys = keyof typeof planMonitorWords | keyof typeof alarmWords | keyof typeof siteWords;
type Told = Extract<WatchedPlan, { readonly name: string }>;
const told = (plan: WatchedPlan): Told | undefined => ('name' in plan ? plan : undefined);

/** The worst level on the plan; undefined when all is quiet, or nothing is told. */
export const levelOf = (plan: WatchedPlan): AlarmLevel | undefined => told(plan)?.alarmLevel ?? undefined;

const text = (id: string, header: string, width: number, of: (plan: Told) => string): Column<WatchedPlan> => {
  const read = (plan: WatchedPlan): string => {
    const known = told(plan);
    return known ? of(known) : '';
  };
  return { id, header, width, text: read, cell: read };
};

const count = (
  id: 'devices' | 'offline' | 'alarms' | 'unacknowledged',
  header: string,
  number: Format['number'],
): Column<WatchedPlan> => ({
  id,
  header,
  width: id === 'unacknowledged' ? 124 : 84,
  align: 'end',
  text: (plan) => told(plan)?.[id] ?? '',
  cell: (plan) => {
    const known = told(plan);
    return known ? number(known[id]) : '';
  },
});

/** The columns of the plans that are watched; of a private one without its key only that it is there. @spec PLN-06 PLN-05 */
export const monitorColumns = (
  t: Translate<Keys>,
  { number }: Pick<Format, 'number'>,
): readonly Column<WatchedPlan>[] => [
  {
    id: 'level',
    // without it only the colour of the row's edge would say the level
    isHideable: false,
    header: t('plan.monitor.level'),
    width: 110,
    text: (plan) => {
      const level = levelOf(plan);
      return level ? t(`alarm.level.${level}`) : '';
    },
    cell: (plan) => {
      const level = levelOf(plan);
      return level && <AlarmLevelBadge level={level} />;
    },
  },
  {
    id: 'name',
    header: t('plan.monitor.name'),
    width: 240,
    isHideable: false,
    text: (plan) => told(plan)?.name ?? t('plan.monitor.private', { id: plan.layerId }),
    cell: (plan) => (
      <StateCell>
        <PlanSketch size="row" sketch={told(plan)?.sketch ?? null} />
        <span>{told(plan)?.name ?? t('plan.monitor.private', { id: plan.layerId })}</span>
      </StateCell>
    ),
  },
  text('bound', t('plan.monitor.bound'), 110, ({ boundName }) => boundName),
  text('place', t('plan.monitor.place'), 170, ({ placeName }) => placeName),
  text('floor', t('plan.monitor.floor'), 104, ({ floor }) => floorText(floor, t)),
  count('alarms', t('plan.monitor.alarms'), number),
  count('unacknowledged', t('plan.monitor.unacknowledged'), number),
  count('devices', t('plan.monitor.devices'), number),
  count('offline', t('plan.monitor.offline'), number),
];
