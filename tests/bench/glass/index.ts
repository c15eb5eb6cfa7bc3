import type { Page } from 'playwright';
import { buildApps } from '../../../tooling/build-apps.ts';
import { heapBytes, openBrowser } from '../lib/browser.ts';
import { startChild } from '../lib/child.ts';
import { askAt, importPlaces } from '../lib/importPlaces.ts';
import { signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';
import { openAlarmList } from './console.ts';
import { measureDeviceList } from './deviceList.ts';
import type { Started } from './gatewayMain.ts';
import { latencies } from './latency.ts';
import { idsIn, installProbe, shownIn, takeWatched } from './probe.ts';
import { type Batch, nowMs, sendAlarms } from './send.ts';
import { currentAlarms, newReports, type Report } from './supply.ts';

export const name = 'glass: from the alarm to the screen';

/** How long what is late may still come, before it counts as lost. */
const patienceMs = 60_000;

/**
 * The whole product in one run: the gateway on its embedded database, the built console in the pinned browser at the list of
 * current alarms, and reports by `POST /ingest/readings` of which each raises a new alarm.
 * Painted means: a frame was drawn in which both the counts of the status bar and the length of the table include the alarm,
 * told by a probe that reads the document right after each frame. Accepted means: the reply to the report has arrived here.
 * Lost are alarms that the server lists at the end and the console does not hold, or the other way round.
 * Last, the list of all devices is opened as from the menu.
 * Sender, gateway and browser are processes of one machine and share its clock and its cores.
 * Options: `--rates 1,100,1000` (alarms a second), `--seconds 30`, `--devices 10000`, `--import 5000`: measures the last rate
 * once more while a file of so many places is imported.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const rates = (options.rates ?? '1,100,1000').split(',').map(Number);
  const seconds = numberOption(options, 'seconds', 30);
  const devices = numberOption(options, 'devices', 10_000);
  await buildApps();
  const gateway = startChild<Started>('glass/gatewayMain.ts', { FIRELINE_DEVICES: String(devices) });
  const browser = await openBrowser('plain');
  try {
    const started = await gateway.next();
    const { client, token } = await signIn(started.url);
    const supply = await newReports(client);
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
    await openAlarmList(page, started.url);
    await installProbe(page);
    await untilShown(page, 0);
    const rows: Row[] = [];
    for (const perSecond of rates) rows.push(await measure(page, started, supply, { perSecond, seconds }));
    const imported = numberOption(options, 'import', 0);
    if (imported > 0) {
      const start = nowMs();
      const work = importPlaces(askAt(started.url, token), imported).then((good) => ({ good, ms: nowMs() - start }));
      const row = await measure(page, started, supply, { perSecond: rates.at(-1) ?? 10, seconds });
      const { good, ms } = await work;
      rows.push({ ...row, 'places imported': good, 'import s': rounded(ms / 1000, 1) });
    }
    const held = await idsIn(page);
    const listed = (await currentAlarms(client)).map(({ alarmId }) => alarmId);
    const both = new Set([...held, ...listed]).size;
    return [
      ...rows,
      { current: listed.length, held: held.length, lost: 2 * both - held.length - listed.length },
      await measureDeviceList(page, devices),
    ];
  } finally {
    await browser.close();
    await gateway.stop();
  }
}

/** Until the console shows so many, or patience ends. */
async function untilShown(page: Page, count: number): Promise<void> {
  const end = nowMs() + patienceMs;
  while ((await shownIn(page)) < count && nowMs() < end) await page.waitForTimeout(50);
}

async function measure(
  page: Page,
  started: Started,
  supply: Iterator<Report, undefined>,
  pace: { readonly perSecond: number; readonly seconds: number },
): Promise<Row> {
  const before = await shownIn(page);
  await takeWatched(page);
  const batches = await sendAlarms(started, supply, pace);
  const sent = batches.reduce((sum, { count }) => sum + count, 0);
  await untilShown(page, before + sent);
  const { frames, frameCount, longestGapMs, longTasks } = await takeWatched(page);
  const { fromSentMs, fromAcceptedMs } = latencies(batches, frames, before);
  return {
    'alarms/s': pace.perSecond,
    'reached/s': rounded(sent / spanSeconds(batches)),
    sent,
    'not shown': sent - fromSentMs.length,
    'accepted → painted p50 ms': rounded(percentile(fromAcceptedMs, 50)),
    'p99 ms': rounded(percentile(fromAcceptedMs, 99)),
    'sent → painted p50 ms': rounded(percentile(fromSentMs, 50)),
    'sent p99 ms': rounded(percentile(fromSentMs, 99)),
    'accepting p50 ms': rounded(
      percentile(
        batches.map(({ sentAtMs, acceptedAtMs }) => acceptedAtMs - sentAtMs),
        50,
      ),
    ),
    'frames/s': rounded(frameCount / pace.seconds),
    'longest gap ms': rounded(longestGapMs),
    'long tasks': longTasks.length,
    'longest task ms': rounded(Math.max(0, ...longTasks)),
    'heap MB': rounded((await heapBytes(page)) / 1e6),
  };
}

const spanSeconds = (batches: readonly Batch[]): number =>
  Math.max(1, ((batches.at(-1)?.acceptedAtMs ?? 0) - (batches[0]?.sentAtMs ?? 0)) / 1000);
