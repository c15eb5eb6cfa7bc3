import { alarmKindNames, alarmKinds, alarmRuleWords, alarmWords, defaultAlarmRules } from '@fireline/domain/alarm';
import { deviceStatusRules, deviceTypeNames, deviceWords, measurements } from '@fireline/domain/device';
import { buttonNames, buttons, mayHold, permissionWords, roles, roleWords } from '@fireline/domain/role';
import { permissionRoles, routeWords, sitemap } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { rulesGuideWords } from './words.ts';

/** A table of the domain, in the reader's words. */
export interface ClosedSet {
  readonly area: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ClosedSetRow[];
}
interface ClosedSetRow {
  readonly key: string;
  /** What the row is found by. */
  readonly text: string;
  readonly cells: readonly ReactNode[];
}

const row = (key: string, cells: readonly ReactNode[], more = ''): ClosedSetRow => ({
  key,
  cells,
  text: [key, more, ...cells.filter((cell) => typeof cell === 'string' || typeof cell === 'number')].join(' '),
});
const code = (text: string): ReactNode => (
  <code lang="en" translate="no">
    {text}
  </code>
);

/** The closed sets that readers ask for most, straight from the tables that the gateway decides with. */
export function useClosedSets(): readonly ClosedSet[] {
  return [useStatusRules(), useKinds(), useAlarmRules(), useRights(), useActions()];
}

function useStatusRules(): ClosedSet {
  const t = useWords(rulesGuideWords, deviceWords);
  return {
    area: 'device',
    title: t('Rules.set.status'),
    columns: [t('Rules.order'), t('Rules.status'), t('Rules.condition'), t('Rules.meaning'), t('Rules.spec')],
    rows: deviceStatusRules.map((rule, index) =>
      row(
        rule.status,
        [
          index + 1,
          t(`device.status.${rule.status}`),
          code(rule.condition),
          t(`device.statusWhy.${rule.status}`, 'args' in rule ? rule.args : {}),
          rule.spec,
        ],
        rule.condition,
      ),
    ),
  };
}

function useKinds(): ClosedSet {
  const t = useWords(rulesGuideWords, alarmWords, deviceWords);
  return {
    area: 'alarm',
    title: t('Rules.set.kinds'),
    columns: [t('Rules.kind'), t('Rules.category'), t('Rules.level'), t('Rules.measurement'), t('Rules.code')],
    rows: alarmKindNames.map((kind) => {
      const { category, level, measurement, code: wire } = alarmKinds[kind];
      return row(
        kind,
        [
          t(`alarm.kind.${kind}`),
          t(`alarm.category.${category}`),
          <AlarmLevelBadge key="level" level={level} />,
          measurement && t(`device.measurement.${measurement}`),
          wire,
        ],
        `${t(`alarm.level.${level}`)} DEV-11`,
      );
    }),
  };
}

function useAlarmRules(): ClosedSet {
  const t = useWords(rulesGuideWords, alarmWords, alarmRuleWords, deviceWords);
  const { number } = useFormat();
  return {
    area: 'alarm',
    title: t('Rules.set.alarmRules'),
    columns: [
      t('Rules.kind'),
      t('Rules.types'),
      t('Rules.measurement'),
      t('Rules.threshold'),
      t('Rules.recovers'),
      t('Rules.closes'),
    ],
    rows: defaultAlarmRules.map((rule) => {
      const { unit } = measurements[rule.measurement];
      const figure = (value: number): string => number(value, unit ? { unit } : {});
      const [raised, normal] = rule.raisesWhen === 'atLeast' ? ['≥', '≤'] : ['≤', '≥'];
      return row(
        rule.kind,
        [
          t(`alarm.kind.${rule.kind}`),
          rule.deviceTypes.map((type) => t(`device.type.${type}`)).join(' · '),
          t(`device.measurement.${rule.measurement}`),
          `${raised} ${figure(rule.threshold)}`,
          `${normal} ${figure(rule.recoversAt)}`,
          t(rule.closesByItself ? 'Rules.closesByItself' : 'Rules.staysOpen'),
        ],
        'ALM-05',
      );
    }),
  };
}

function useTick(): (isHeld: boolean) => ReactNode {
  const t = useWords(rulesGuideWords);
  return (isHeld) => <span aria-label={t(isHeld ? 'Rules.yes' : 'Rules.no')}>{isHeld ? '✓' : '–'}</span>;
}

/** Who may do what: for each page and type of device the buttons that each kind of role can be granted. */
function useRights(): ClosedSet {
  const t = useWords(rulesGuideWords, roleWords, permissionWords, routeWords, deviceWords);
  const titles: ReadonlyMap<string, string> = new Map([
    ...sitemap.map(({ name, title }) => [name as string, t(title)] as const),
    ...deviceTypeNames.map((type) => [`device.${type}`, t(`device.type.${type}`)] as const),
  ]);
  return {
    area: 'role',
    title: t('Rules.set.rights'),
    columns: [t('Rules.right'), ...roles.map((role) => t(`role.name.${role}`))],
    rows: [...titles].flatMap(([id, title]) => {
      const cells = roles.map((role) =>
        buttonNames
          .filter((button) => permissionRoles().get(`${id}:${button}`)?.includes(role))
          .map((button) => t(`role.button.${button}`))
          .join(' · '),
      );
      return cells.some((cell) => cell !== '') ? [row(id, [title, ...cells], 'ROL-01 ROL-03 ROL-07')] : [];
    }),
  };
}

function useActions(): ClosedSet {
  const t = useWords(rulesGuideWords, roleWords, permissionWords);
  const tick = useTick();
  return {
    area: 'role',
    title: t('Rules.set.actions'),
    columns: [t('Rules.right'), t('Rules.category'), ...roles.map((role) => t(`role.name.${role}`))],
    rows: buttonNames.map((button) =>
      row(
        button,
        [
          t(`role.button.${button}`),
          t(`role.action.${buttons[button]}`),
          ...roles.map((role) => tick(mayHold(role, button))),
        ],
        'ROL-01 ROL-03',
      ),
    ),
  };
}
