import type { AlarmKind, AlarmLevel } from '@fireline/domain/alarm';
import type { ListAlarm } from './listAlarm.ts';

/** The clock of the stories. */
export const storyNowMs = Date.parse('2026-11-21T03:04:05Z');

const units = ['星河国际广场', '滨江花园', '城南仓储中心', '南山科技园', '盐田冷链物流园', '罗湖商业城'];
const buildings = ['A 座', 'B 座', '裙楼', ''];
const places = ['1207 室', '东侧走廊', '水泵房', '地下车库 C 区', '配电间', '中庭'];
const kinds: readonly (readonly [AlarmKind, AlarmLevel])[] = [
  ['smoke', 1],
  ['pressureLow', 3],
  ['lowBattery', 4],
  ['overTemperature', 2],
  ['offline', 5],
  ['gasLeak', 1],
  ['cableTemperature', 2],
];

/** The n-th alarm of a believable evening: the same in every run; a larger number is older. */
export function alarmAt(n: number, more: Partial<ListAlarm> = {}): ListAlarm {
  const [kind, level] = kinds[(n * 5 + 2) % kinds.length] ?? ['smoke', 1];
  return {
    alarmId: 1_000_000 - n,
    level,
    kind,
    raisedAtMs: storyNowMs - n * 37_000 - 4000,
    unitName: units[n % units.length] ?? '',
    buildingName: buildings[n % buildings.length] ?? '',
    floor: (n % 9) - 1 || 12,
    placeName: places[(n * 7) % places.length] ?? '',
    state: n % 3 === 1 ? 'acknowledged' : 'open',
    count: n % 4 === 0 ? 3 : 1,
    ...more,
  };
}

export const alarmsOf = (count: number): readonly ListAlarm[] => Array.from({ length: count }, (_, n) => alarmAt(n));

/** One building burns, floor after floor, and a district reports along with it; all within the last minute. */
export const floodOf = (count: number): readonly ListAlarm[] =>
  Array.from({ length: count }, (_, n) => {
    const isFire = n % 4 !== 3;
    return alarmAt(n, {
      raisedAtMs: storyNowMs - 2000 - Math.floor((n * (isFire ? 50_000 : 30_000)) / count),
      state: n % 11 === 5 ? 'acknowledged' : 'open',
      ...(isFire && {
        unitName: '星河国际广场',
        buildingName: n % 5 === 0 ? '裙楼' : 'B 座',
        floor: 8 + (n % 5),
        kind: 'smoke' as const,
        level: 1 as const,
        placeName: `${8 + (n % 5)}${String((n % 20) + 1).padStart(2, '0')} 室`,
      }),
    });
  });
