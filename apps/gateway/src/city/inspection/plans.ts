import type { Cycle, FailureRule, Pause, PlanState } from '@fireline/domain/inspection';
import { addDays, type Day } from '@fireline/domain/lib';
import type { Dice } from '../../lib/dice.ts';

/** A line of the city, as plans read it. */
export interface CityLine {
  readonly lineId: number;
  readonly unitId: number;
  readonly rentId: string;
  readonly name: string;
}

/** How a plan of the city goes: what it makes, and whether it is still on. */
export interface CityPlan {
  readonly line: CityLine;
  readonly name: string;
  readonly cycle: Cycle;
  readonly cycleDays: number | null;
  readonly validFrom: Day;
  readonly validTo: Day;
  readonly failure: FailureRule;
  readonly state: PlanState;
  readonly pauses: readonly Pause[];
  /** Days before today on which it was disabled or deleted; null: it is enabled. */
  readonly endedDaysAgo: number | null;
}

type Kind = readonly [cycle: Cycle, cycleDays: number | null, name: string];
const kinds = {
  daily: ['daily', null, '每日巡检'],
  weekly: ['weekly', null, '每周巡检'],
  tenDays: ['tenDays', null, '旬检'],
  own: ['custom', 3, '三日巡检'],
  monthEnd: ['custom', 5, '五日抽查'],
} as const satisfies Record<string, Kind>;

/** The plans of the first tenant, one line after the other: what they are and what became of them. */
const sequence: readonly (readonly [keyof typeof kinds, 'on' | 'off' | 'over' | 'deleted'])[] = [
  ['daily', 'on'],
  ['weekly', 'on'],
  ['weekly', 'on'],
  ['tenDays', 'on'],
  ['daily', 'on'],
  ['own', 'on'],
  ['weekly', 'off'],
  ['tenDays', 'on'],
  ['weekly', 'on'],
  ['daily', 'on'],
  ['own', 'on'],
  ['weekly', 'over'],
  ['tenDays', 'on'],
  ['weekly', 'on'],
  ['daily', 'on'],
  ['monthEnd', 'on'],
  ['weekly', 'on'],
  ['tenDays', 'on'],
  ['weekly', 'on'],
  ['weekly', 'on'],
  ['monthEnd', 'on'],
  ['tenDays', 'on'],
  ['weekly', 'deleted'],
  ['daily', 'deleted'],
  ['own', 'deleted'],
  ['weekly', 'on'],
];

/** What plans make of a failed item: of three one leaves it to somebody, one makes a hazard, one an order as well. */
const failures: readonly FailureRule[] = [
  { way: 'hazard', level: 3, dueDays: 7 },
  { way: 'order', level: 2, dueDays: 3, orderLevel: 'high', methods: ['sms'] },
  { way: 'decide' },
];

/** How long ago a plan began: those with many tasks are younger, so that the first start stays quick. */
const begunDaysAgo: Readonly<Record<Cycle, number>> = { daily: 30, custom: 45, weekly: 96, tenDays: 96 };
const overDaysAgo = 12;
const validDays = 400;

/** The plans of a tenant on its lines. @param today of the city */
export function plansOn(lines: readonly CityLine[], isFirst: boolean, today: Day, dice: Dice): CityPlan[] {
  const wanted = isFirst ? sequence : sequence.slice(0, 2);
  if (lines.length === 0) return [];
  return wanted.flatMap(([kind, fate], at): CityPlan[] => {
    const line = lines[at % lines.length];
    if (!line) return [];
    const [cycle, cycleDays, what] = kinds[kind];
    const validFrom = addDays(today, -begunDaysAgo[cycle] - (at % 7));
    const endedDaysAgo = fate === 'off' ? 5 : fate === 'deleted' ? dice.int(8, 40) : null;
    return [
      {
        line,
        name: `${line.name}${what}`,
        cycle,
        cycleDays,
        validFrom,
        validTo: fate === 'over' ? addDays(today, -overDaysAgo) : addDays(validFrom, validDays),
        failure: failures[at % failures.length] ?? { way: 'decide' },
        state: fate === 'deleted' ? 'deleted' : fate === 'off' ? 'disabled' : 'enabled',
        pauses: fate === 'off' ? [{ from: addDays(today, -5), to: null }] : [],
        endedDaysAgo,
      },
    ];
  });
}
