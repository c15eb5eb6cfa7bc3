import { alarmCalls } from '@fireline/api/alarm';
import { type Device, deviceCalls } from '@fireline/api/device';
import { alarmSounds, takeoverMs } from '@fireline/domain/alarm';
import { type Page, expect } from 'playwright/test';
import { launch } from '../../../tooling/chromium.ts';
import { type City, test } from '../city.ts';
import {
  type Heard,
  atOnce,
  endedBy,
  heardOn,
  openUnpressed,
  quietOn,
  station,
  turnOn,
  withLoudspeaker,
} from '../heard.ts';
import { clientOf, quietDevices, report } from '../world.ts';

// a trace asks the page for what is on it, which counts as a press
test.use({ launchOptions: withLoudspeaker, trace: 'off' });

const statusOf = (page: Page) => page.getByRole('group', { name: '报警声音' });
const tonesOf = (heard: Heard, level: keyof typeof alarmSounds) =>
  heard.tones.filter(({ hz }) => hz.join() === alarmSounds[level].tonesHz.join());

/** Acknowledges what stands in the unit, so that only what a journey reports is heard. @returns quiet devices of the unit */
async function calmUnit(city: City, type: string): Promise<readonly Device[]> {
  const client = await clientOf(city, 'unit');
  const { rows } = await client.send(alarmCalls.list, { list: 'current', pageSize: 200 });
  const alarmIds = rows.filter(({ state }) => state === 'open').map(({ alarmId }) => alarmId);
  if (alarmIds.length > 0) await client.send(alarmCalls.acknowledge, { alarmIds });
  const own = new Set((await client.send(deviceCalls.list, { pageSize: 200 })).rows.map(({ deviceId }) => deviceId));
  return (await quietDevices(city, type)).filter(({ deviceId }) => own.has(deviceId));
}

test('sound that the browser blocks is said loudly; one press arms it, and a test tone proves it [N01]', async ({
  page,
  context,
}) => {
  await station(context, 'unit');
  await openUnpressed(page, () => page.goto('/main'));
  const banner = page.getByRole('alert').filter({ hasText: '声音被浏览器阻止' });
  await expect(banner).toContainText('现在听不到任何报警');
  await expect(statusOf(page)).toContainText('声音被浏览器阻止');
  expect((await heardOn(page)).tones).toEqual([]);

  await turnOn(page);
  await expect(statusOf(page)).toHaveText('声音已开启');
  await expect.poll(async () => (await heardOn(page)).tones[0]?.hz).toEqual(alarmSounds[3].tonesHz);

  // and after a reload, while what is left of the old page may still hold the voice
  const first = await heardOn(page);
  await openUnpressed(page, () => page.reload());
  await page.getByRole('heading', { level: 1 }).first().click();
  await expect(statusOf(page)).toHaveText('声音已开启');
  await expect.poll(async () => (await heardOn(page)).tones[0]?.hz).toEqual(alarmSounds[3].tonesHz);
  const second = await heardOn(page);
  // one tab is never told that another one plays
  const states = [...first.states, ...second.states].map(({ text }) => text);
  expect([...new Set(states)].toSorted()).toEqual(['声音已开启', '声音被浏览器阻止']);
});

test('without a loudspeaker the page says so, and that a press does not help [N01]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(launch);
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
    await station(context, 'unit');
    const page = await context.newPage();
    await openUnpressed(page, () => page.goto('/main'));
    const banner = page.getByRole('alert').filter({ hasText: '没有音频输出设备' });
    await expect(banner).toContainText('请接上音箱或耳机');
    await expect(banner.getByRole('button')).toHaveCount(0);
    await expect(statusOf(page)).toHaveText('没有音频输出设备');
  } finally {
    await browser.close();
  }
});

test('an alarm sounds the tones of its level and speaks its place until it is acknowledged, one signal at a time [N03] [ALM-04]', async ({
  page,
  context,
  city,
}) => {
  await station(context, 'unit');
  await openUnpressed(page, () => page.goto('/main'));
  const [electric] = await calmUnit(city, 'electric');
  const [first, second] = await calmUnit(city, 'smoke');
  if (!electric || !first || !second) throw new Error('The unit has too few quiet detectors');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  await turnOn(page);
  await expect.poll(async () => (await heardOn(page)).tones.length).toBe(1);

  await report(city, [
    { imei: electric.imei, readings: { leakage: 430 } },
    { imei: first.imei, readings: { smoke: 180 } },
  ]);
  // the worse one first, then the other, then the worse one again, softer
  await expect.poll(async () => tonesOf(await heardOn(page), 1).length).toBe(2);
  const heard = await heardOn(page);
  expect(heard.tones.slice(1, 4).map(({ hz }) => hz.join())).toEqual(
    [1, 2, 1].map((level) => alarmSounds[level as 1 | 2].tonesHz.join()),
  );
  const [loud, soft] = tonesOf(heard, 1);
  expect(soft?.loudness).toBeLessThan(loud?.loudness ?? 0);
  expect(heard.spoken[0]?.text).toContain(first.placeName);
  expect(heard.spoken[1]?.text).toContain(electric.placeName);

  await calmUnit(city, 'smoke');
  const before = tonesOf(await heardOn(page), 1).length;
  await report(city, [{ imei: second.imei, readings: { smoke: 180 } }]);
  await expect.poll(async () => tonesOf(await heardOn(page), 1).length).toBeGreaterThanOrEqual(before + 2);
  const after = await heardOn(page);
  // until the new one is repeated an acknowledged one would have been due again, softer still
  const later = tonesOf(after, 1).slice(before, before + 2);
  expect(later.map(({ loudness }) => loudness)).toEqual([loud?.loudness, soft?.loudness]);
  expect(after.spoken.at(-1)?.text).not.toContain('另有');
  expect(atOnce([after])).toEqual([]);
});

test('of two tabs exactly one sounds; when it is closed the other takes over within two seconds [N02]', async ({
  page,
  context,
  city,
}) => {
  await station(context, 'unit');
  await openUnpressed(page, () => page.goto('/main'));
  const [first, second] = await calmUnit(city, 'smoke');
  if (!first || !second) throw new Error('The unit has too few quiet smoke detectors');
  await turnOn(page);
  await expect(statusOf(page)).toHaveText('声音已开启');
  const other = await context.newPage();
  await openUnpressed(other, () => other.goto('/alarm-manage/alarmalrmlist'));
  await turnOn(other);
  await expect(statusOf(other)).toHaveText('由另一标签页播放');
  await expect(statusOf(page)).toHaveText('声音已开启');
  // the test tone of a press may overlap an alarm: the press is meant to play it
  await quietOn(other);

  await report(city, [{ imei: first.imei, readings: { smoke: 180 } }]);
  await expect(other.getByRole('group', { name: '新报警' }).getByText(first.placeName)).toBeVisible();
  await expect.poll(async () => tonesOf(await heardOn(page), 1).length).toBeGreaterThan(0);
  const ofFirst = await heardOn(page);
  // what the one says when it is armed beside it is the only thing that the other may have sounded
  expect(tonesOf(await heardOn(other), 1)).toEqual([]);

  await page.close({ runBeforeUnload: true });
  await expect(statusOf(other)).toHaveText('声音已开启');
  await report(city, [{ imei: second.imei, readings: { smoke: 180 } }]);
  await expect
    .poll(async () => (await heardOn(other)).spoken.map(({ text }) => text).join())
    .toContain(second.placeName);
  const ofOther = await heardOn(other);
  const tookOver = ofOther.states.find(({ text }) => text === '声音已开启')?.atMs ?? Infinity;
  const [closedAt = 0] = ofOther.goodbyes;
  expect(tookOver - closedAt).toBeLessThan(takeoverMs);
  expect(atOnce([endedBy(ofFirst, closedAt), ofOther])).toEqual([]);
});
