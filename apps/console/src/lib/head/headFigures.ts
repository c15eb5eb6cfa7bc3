import type { Head } from '@fireline/api/site';
import { expiryReminderDays } from '@fireline/domain/device';
import { pathTo, pendingLists } from '@fireline/domain/shell';
import type { HeadKind } from '@fireline/domain/site';
import type { HeadFigure } from '@fireline/ui/RecordHead';
import type { Format, Translate } from '@fireline/ui/lib';
import { ending, notOnline } from './several.ts';
import type { headWords } from './words.ts';

type T = Translate<keyof typeof headWords>;
type Name = 'alarms' | 'inAlarm' | 'online' | 'hazards' | 'selfTests' | 'patrol' | 'expiring';

/** Which figures each noun has, in their order. */
const figuresOf: Readonly<Record<HeadKind, readonly Name[]>> = {
  place: ['alarms', 'online', 'hazards', 'selfTests'],
  unit: ['alarms', 'online', 'hazards', 'selfTests'],
  building: ['alarms', 'online', 'selfTests', 'patrol'],
  project: ['inAlarm', 'online', 'expiring'],
};

interface Asked {
  readonly of: HeadKind;
  readonly id: number;
}
type Params = Readonly<Record<string, string | number>>;
const listOf = (path: string, params: Params): string =>
  `${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()}`;

const reminderDays = Math.max(...expiryReminderDays);

type Made = Omit<HeadFigure, 'id' | 'label'> | null;
type Maker = (head: Head, asked: Asked, t: T, format: Pick<Format, 'number' | 'ratio' | 'date'>) => Made;

const alarmsFigure: Maker = ({ alarms }, { of, id }, t, { number }) =>
  alarms && {
    value: number(alarms.current),
    level: alarms.level,
    note: t('head.alarms.note', { count: number(alarms.unacknowledged) }),
    href: listOf(pathTo('alarmList'), { [of]: id }),
  };

const inAlarmFigure: Maker = ({ alarms }, { id }, t, { number }) =>
  alarms && {
    value: number(alarms.inAlarm),
    level: alarms.level,
    note: t('head.inAlarm.note', { count: alarms.current }),
    href: listOf(pathTo('projectDevices', { projectId: id }), { alarms: 'yes' }),
  };

/** The list that opens holds those that are not online, as long as there are some. */
const onlineFigure: Maker = ({ devices }, { of, id }, t, { number, ratio }) => {
  if (!devices) return null;
  const { total, online } = devices;
  const path = of === 'project' ? pathTo('projectDevices', { projectId: id }) : pathTo('deviceList');
  return {
    value: total === 0 ? null : ratio(online / total, 1),
    note: total === 0 ? t('head.online.none') : t('head.online.note', { online: number(online), total: number(total) }),
    href: listOf(path, {
      ...(of !== 'project' && { [of]: id }),
      ...(online < total && { status: notOnline }),
    }),
  };
};

const overdueHazards = Object.fromEntries(new URLSearchParams(pendingLists.hazardsOverdue.query));

/** The list that opens holds those that are overdue, none of them too. */
const hazardsFigure: Maker = ({ hazards }, { of, id }, t, { number }) =>
  hazards && {
    value: number(hazards.overdue),
    isLate: hazards.overdue > 0,
    note: t('head.hazards.note', { count: number(hazards.inProgress) }),
    href: listOf(pathTo('hazards'), { [of]: id, ...overdueHazards }),
  };

const selfTestsFigure: Maker = ({ selfTests }, { of, id }, t, { number, date }) =>
  selfTests && {
    value: number(selfTests.overdue),
    isLate: selfTests.overdue > 0,
    note:
      selfTests.lastDay === null
        ? t('head.selfTests.never')
        : t('head.selfTests.last', { day: date(selfTests.lastDay) }),
    href: listOf(pathTo('deviceInspection'), { [of]: id, state: 'overdue' }),
  };

const patrolFigure: Maker = ({ patrol }, { id }, _t, { number }) =>
  patrol && {
    value: number(patrol.points),
    // the list of points is narrowed to a building within its unit
    ...(patrol.unitId !== null && {
      href: listOf(pathTo('inspectionPoints'), { unit: patrol.unitId, building: id }),
    }),
  };

const expiringFigure: Maker = ({ devices }, { id }, t, { number }) =>
  devices && {
    value: number(devices.expiring),
    isLate: devices.expiring > 0,
    note: t('head.expiring.note'),
    href: listOf(pathTo('projectDevices', { projectId: id }), { stage: ending }),
  };

const makers: Readonly<Record<Name, Maker>> = {
  alarms: alarmsFigure,
  inAlarm: inAlarmFigure,
  online: onlineFigure,
  hazards: hazardsFigure,
  selfTests: selfTestsFigure,
  patrol: patrolFigure,
  expiring: expiringFigure,
};

/** The figures of a record with the lists that they count; while they are read each is a dash, and what the reader may not see is left out. */
export const headFigures = (
  asked: Asked,
  head: Head | undefined,
  t: T,
  format: Pick<Format, 'number' | 'ratio' | 'date'>,
): readonly HeadFigure[] =>
  figuresOf[asked.of].flatMap((id) => {
    const named = { id, label: t(`head.${id}`, { days: reminderDays }) };
    if (!head) return [{ ...named, value: null }];
    const made = makers[id](head, asked, t, format);
    return made ? [{ ...named, ...made }] : [];
  });
