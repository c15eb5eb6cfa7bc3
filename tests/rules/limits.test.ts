import { describe, expect, it } from 'vitest';
import { limitNumbers, rewritten, rewrittenIn } from './limitNumbers.ts';

/** Numbers that only look like a limit: where, which, and what they are. */
const coincidences: readonly (readonly [file: string, number: number, what: string])[] = [
  ['apps/public-device/src/public/Waiting.tsx', 8000, 'milliseconds of waiting before the page says that it is slow'],
  ['apps/public-device/src/public/curve.ts', 168, 'hours of the week that a curve can show'],
  ['apps/gateway/src/node.ts', 2000, 'milliseconds for replies when the gateway stops'],
  ['apps/gateway/src/lib/http/edge.ts', 400, 'the HTTP status of a request that cannot be read'],
  ['apps/gateway/src/lib/metrics/registry.ts', 2000, 'milliseconds for reading one figure'],
  ['apps/gateway/src/lib/http/proxies.ts', 128, 'bits of an IPv6 address'],
  ['apps/gateway/src/session/actions.ts', 120_000, 'milliseconds that a sign-in question may wait for its answer'],
  ['apps/gateway/src/public/actions.ts', 604_800_000, 'the week of readings behind a public curve'],
  ['apps/gateway/src/lib/jobs.ts', 10_080, 'minutes of the week that push events are kept'],
  ['apps/gateway/src/lib/jobs.ts', 1440, 'minutes of a day'],
  ['apps/gateway/src/plan/publish/threadReader.ts', 768, 'megabytes that a reading thread may take'],
  ['apps/gateway/src/lib/files/s3.ts', 8_388_608, 'bytes of one part of an upload'],
  ['apps/gateway/src/lib/files/folder.ts', 600_000, 'milliseconds after which an upload without a byte is given up'],
  ['apps/gateway/src/alarm/desk.ts', 2000, 'alarms looked at in one go'],
  ['apps/gateway/src/lib/db/bulk.ts', 2000, 'rows of one insert'],
  ['apps/gateway/src/device/routes.ts', 1000, 'reports of one delivery'],
  ['apps/gateway/src/device/sendFile.ts', 900_000, 'bytes of one delivery'],
  ['packages/ui/src/tokens/sight.ts', 255, 'the highest part of a colour'],
  ['packages/ui/src/PlanCanvas/tiles.ts', 512, 'pixels of the side of a tile'],
  ['packages/ui/src/MapDistricts/read.ts', 128, 'a byte whose number goes on in the next one'],
  ['packages/ui/src/MapBase/baseMap.ts', 256, 'pixels of the side of a tile'],
  ['packages/ui/src/MapBase/baseMap.ts', 512, 'pixels of the side of a tile'],
  ['packages/ui/src/MapBase/packed.ts', 256, 'pixels of the side of a tile'],
  ['packages/ui/src/MapBase/style.ts', 256, 'pixels of the side of a tile'],
  ['packages/ui/src/MapBase/view.ts', 512, 'pixels of the side of a tile'],
  ['packages/ui/src/DeviceMap/clusters.ts', 512, 'pixels of the side of a tile'],
  ['packages/ui/src/DeviceMap/scene.ts', 512, 'pixels of the side of a tile'],
  ['apps/console/src/building/FloorDevices.tsx', 160, 'pixels of a column'],
  ['apps/console/src/building/fire/resourceColumns.tsx', 160, 'pixels of a column'],
  ['apps/console/src/plan/PlanMonitorScreen.tsx', 2000, 'milliseconds between two questions'],
  ['packages/ui/src/lib/format.ts', 2_592_000_000, 'a month as ages are told'],
  ['packages/ui/src/lib/useHeld.ts', 3000, 'milliseconds after which a still pointer rests'],
  ['packages/ui/src/CopyButton/CopyButton.tsx', 2000, 'milliseconds for which it says that it has copied'],
  ['packages/ui/src/FileDrop/FileDrop.tsx', 3000, 'milliseconds between two announcements of progress'],
  ['packages/api/src/shell/shapes.ts', 64, 'characters of the name of a table or column'],
  ['packages/api/src/shell/shapes.ts', 1000, 'push events of one page'],
  ['packages/api/src/session/shapes.ts', 64, 'what a sign-in reads of a user name before it looks for one'],
  ['packages/api/src/session/shapes.ts', 100, 'characters of a search'],
  ['packages/api/src/device/shapes.ts', 100, 'characters of a search'],
  ['packages/api/src/device/shapes.ts', 1000, 'reports of one delivery'],
  ['packages/api/src/plan/record/shapes.ts', 255, 'characters of the name of a layer in a drawing'],
  ['packages/api/src/plan/shapes.ts', 64, 'what is read of an access key before it is looked at'],
  ['packages/api/src/plan/shapes.ts', 200, 'what is read of an access key that is tried'],
  ['packages/api/src/plan/shapes.ts', 100, 'characters of a search'],
  ['packages/api/src/plan/shapes.ts', 40, 'characters of the name of a sample'],
  ['packages/api/src/alarm/shapes.ts', 100, 'characters of a search'],
  ['packages/api/src/alarm/alarmSet.ts', 50_000, 'closed alarms that are remembered as closed'],
  ['packages/api/src/lib/shapes.ts', 200, 'entries of a list inside a question'],
  ['packages/api/src/lib/shapes.ts', 1_000_000, 'a page that nobody reaches'],
  ['apps/gateway/src/device/actions.ts', 20_000, 'devices of one reply'],
  ['packages/ui/src/Tooltip/Tooltip.tsx', 400, 'milliseconds until a tooltip opens'],
  ['packages/ui/src/PlanDevices/picture.ts', 400, 'pictures of names that are kept'],
  ['packages/ui/src/PlanDevices/DeviceOptions.tsx', 400, 'pixels of a list before it is measured'],
  ['packages/ui/src/PlanCanvas/tiles.ts', 400, 'tiles that are kept'],
  ['packages/ui/src/AlarmList/useRowViewport.ts', 400, 'pixels below which rows are tight'],
  ['packages/ui/src/SoundControl/engine.ts', 20_000, 'milliseconds after which an utterance counts as ended'],
  ['packages/ui/src/PlanDevices/picture.ts', 20_000, 'widths of names that are remembered'],
  ['packages/ui/src/PlanDevices/picture.ts', 400, 'names that are drawn at once'],
  ['packages/ui/src/PlanDevices/DeviceOptions.tsx', 400, 'pixels of a list that is not measured yet'],
  ['packages/ui/src/PlanCanvas/tiles.ts', 400, 'tiles of one view'],
  ['packages/ui/src/Tooltip/Tooltip.tsx', 400, 'milliseconds of hovering before a tooltip opens'],
  ['packages/ui/src/AlarmList/useRowViewport.ts', 400, 'pixels of a tight list'],
];

const isCoincidence = (file: string, number: number): boolean =>
  coincidences.some(([where, which]) => where === file && which === number);

describe('the number of a limit stands in the domain only', () => {
  it('limits are found', () => {
    expect(limitNumbers.get(240_000)).toEqual(['shell.callTimeoutMs']);
    expect(limitNumbers.get(600_000)).toContain('alarm.muteMinutes');
    expect(limitNumbers.size).toBeGreaterThan(60);
  });

  it('a number written again is seen, also as a product or as a bound; a comment, a name and a round number are not', () => {
    const seen = (source: string) => rewrittenIn('x.ts', source).map(({ number }) => number);
    expect(seen('const a = 240_000;')).toEqual([240_000]);
    expect(seen('const a = 10 * 60_000;')).toEqual([600_000]);
    expect(seen('const a = 1025 * 1024;')).toEqual([1_049_600]);
    expect(seen('const a = 1024 ** 3;')).toEqual([1024 ** 3]);
    expect(seen('z.string().max(128)')).toEqual([128]);
    expect(seen('<TextField maxCount={64} />')).toEqual([64]);
    expect(seen("// 240000\n/* 240000 */ const a240000 = '240000' + 1000 + 64;")).toEqual([]);
  });

  it('nothing that ships says it again: import the limit, or name the coincidence here', () => {
    const again = rewritten().filter(({ file, number }) => !isCoincidence(file, number));
    expect(again.map(({ file, line, number, limits }) => `${file}:${line} ${number} is ${limits.join(', ')}`)).toEqual(
      [],
    );
  });

  it('no coincidence is kept that is gone', () => {
    const found = rewritten();
    expect(
      coincidences.filter(([where, which]) => !found.some(({ file, number }) => file === where && number === which)),
    ).toEqual([]);
  });
});
