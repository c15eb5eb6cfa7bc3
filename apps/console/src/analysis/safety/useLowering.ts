import { qualityDaysMax, type SafetyPart } from '@fireline/domain/analysis';
import { type DayRange, daysBetween } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { toAlarms } from '../../lib/list/toAlarms.ts';
import { useMay } from '../../lib/session/useMay.ts';

type Page = 'deviceOfflineRecord' | 'alarmQuality' | 'alarmHistory' | 'hazards' | 'deviceExpired';
interface Shown {
  readonly page: Page;
  readonly href: string;
}

/** What lowers the points of each part, in the days of the score or, of what has no days, now. */
function loweringOf(days: DayRange): Readonly<Record<SafetyPart, Shown>> {
  const of = (page: Page, query: Readonly<Record<string, string>>): Shown => ({
    page,
    href: `${pathTo(page)}?${new URLSearchParams(query).toString()}`,
  });
  const alarms = (more: Readonly<Record<string, string>> = {}): Shown => ({
    page: 'alarmHistory',
    href: toAlarms({ range: days, get: () => '' }, { category: 'alarm', ...more }),
  });
  const { from, to } = days;
  // of more days nobody measures how fast people were
  const isMeasured = daysBetween(from, to) < qualityDaysMax;
  return {
    answering: of('deviceOfflineRecord', { from, to, sort: 'duration', order: 'desc' }),
    acknowledging: isMeasured ? of('alarmQuality', { from, to }) : alarms({ acknowledged: 'no' }),
    closing: alarms(),
    falseAlarms: alarms({ closing: 'falseAlarm' }),
    hazards: of('hazards', { due: 'overdue' }),
    services: { page: 'deviceExpired', href: pathTo('deviceExpired') },
  };
}

/**
 * The address of what lowers a part; undefined where the reader may not open its page, or there are no days, as on paper.
 * @spec ANA-01 ROL-07
 */
export function useLowering(days: DayRange | undefined): (part: SafetyPart) => string | undefined {
  const may = useMay();
  return (part) => {
    if (!days) return undefined;
    const { page, href } = loweringOf(days)[part];
    return may({ who: [`${page}:view`] }) ? href : undefined;
  };
}
