import { alarmCalls } from '@fireline/api/alarm';
import { systemTimers } from '@fireline/api/lib';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lineDialect } from '../../../apps/gateway/src/lib/db/embedded/lineDialect.ts';
import { kyselyOver } from '../../../apps/gateway/src/lib/db/opened.ts';
import { type Metrics, openMetrics } from '../../../apps/gateway/src/lib/metrics/openMetrics.ts';
import { settingsFrom } from '../../../apps/gateway/src/settings.ts';
import { openMemory } from '../../fixtures/databases.ts';
import { readExposition } from '../../fixtures/exposition.ts';
import { fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const address = { host: '127.0.0.1', port: 0 };
const open = (clock = Date.now) => openMetrics({ address, folder: '.', clock, timers: systemTimers });

const asked = async ({ port }: Metrics, path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
async function seriesOf(metrics: Metrics) {
  const response = await asked(metrics);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return readExposition(await response.text());
}

it('counts calls by name and code, reports, alarms, jobs and statements, and reads the state of the gateway [SHL-15]', async () => {
  const database = await openMemory();
  const metrics = await open();
  onTestFinished(() => metrics.close());
  const world = await fixtureGateway(database, { observer: metrics.observer });
  onTestFinished(() => world.close());
  metrics.watch({ gateway: world.gateway, database });
  const platform = await world.as('platform');
  await platform.send(alarmCalls.list, { list: 'current' });
  await refusalOf(platform.send(alarmCalls.detail, { alarmId: 999_999 }));
  await world.request('/alarm/list');
  await world.gateway.ingest('R001', [{ imei: imeiOf(1), kinds: ['sos'] }, { imei: '0' }]);
  world.time.advance(30_000);
  await vi.waitFor(async () => {
    expect((await seriesOf(metrics)).map(({ name }) => name)).toContain('fireline_job_last_run_seconds');
  });
  const series = await seriesOf(metrics);
  const valueOf = (name: string, labels: Record<string, string> = {}) =>
    series.find((one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text))
      ?.value;
  expect(valueOf('fireline_calls_total', { call: 'alarm.list', code: '0000' })).toBe(1);
  expect(valueOf('fireline_calls_total', { call: 'alarm.list', code: 'session.tokenMissing' })).toBe(1);
  expect(series.filter(({ labels }) => labels.call === 'alarm.detail' && labels.code === '0000')).toEqual([]);
  expect(valueOf('fireline_call_seconds_count', { call: 'alarm.list' })).toBe(2);
  expect(valueOf('fireline_reports_total', { result: 'accepted' })).toBe(1);
  expect(valueOf('fireline_reports_total', { result: 'refused' })).toBe(1);
  expect(valueOf('fireline_alarms_raised_total')).toBe(1);
  expect(valueOf('fireline_job_failures_total', { job: 'sweep of silent devices' })).toBe(0);
  expect(valueOf('fireline_outbox_lag_events')).toBe(0);
  expect(valueOf('fireline_push_connections', { state: 'reading' })).toBe(0);
  expect(valueOf('fireline_database_up')).toBe(1);
  for (const name of ['fireline_database_size_bytes', 'fireline_disk_free_bytes', 'process_resident_memory_bytes'])
    expect(valueOf(name), name).toBeGreaterThan(0);
  expect(valueOf('nodejs_eventloop_delay_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf('fireline_newest_report_age_seconds')).toEqual(expect.any(Number));
  // the port that users reach has no such page
  expect((await world.gateway.fetch(new Request('http://gateway.test/metrics'))).status).toBe(404);
  // values of closed sets only: nothing of a tenant, an account or a device
  const names = new Set(series.flatMap(({ labels }) => Object.keys(labels)));
  expect([...names].toSorted()).toEqual(['call', 'code', 'job', 'kind', 'le', 'result', 'state']);
  expect(JSON.stringify(series.map(({ labels }) => labels))).not.toMatch(/R001|platform|999999/);
});

it('answers on its own page only [SHL-15]', async () => {
  const metrics = await open();
  onTestFinished(() => metrics.close());
  for (const path of ['/', '/metrics/', '/smkgw/api/v1.0.0/openapi.json'])
    expect((await asked(metrics, path)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('tells that the database is away, and counts what it did not do [SHL-15]', async () => {
  const metrics = await open();
  onTestFinished(() => metrics.close());
  const away = async () => Promise.reject(new Error('away'));
  const db = kyselyOver(lineDialect({ query: away, close: async () => {} }), metrics.observer.queried);
  const gateway = { hub: { readers: 1, size: 3, messages: 7 }, outboxLag: away };
  metrics.watch({ gateway, database: { db, kind: 'embedded' } });
  await seriesOf(metrics);
  const series = await seriesOf(metrics);
  const found = Object.fromEntries(series.map(({ name, labels, value }) => [name + (labels.state ?? ''), value]));
  expect(found).toMatchObject({
    fireline_database_up: 0,
    fireline_push_connectionsreading: 1,
    fireline_push_connectionsjoining: 2,
    fireline_push_messages_total: 7,
  });
  expect(found.fireline_database_query_failures_total).toBeGreaterThanOrEqual(3);
  expect(found.fireline_database_query_seconds_count).toBe(found.fireline_database_query_failures_total);
  expect(Object.keys(found)).not.toContain('fireline_outbox_lag_events');
});

it('is off unless asked for, and then on a port of this machine alone [SHL-15]', () => {
  const metricsOf = (text?: string) => settingsFrom({ FIRELINE_METRICS: text }).metrics;
  expect([metricsOf(), metricsOf(''), metricsOf('off')]).toEqual([undefined, undefined, undefined]);
  expect(metricsOf('on')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(metricsOf('0.0.0.0:9000')).toEqual({ host: '0.0.0.0', port: 9000 });
  expect(metricsOf('[::1]:9000')).toEqual({ host: '::1', port: 9000 });
  for (const text of ['yes', '9464', 'x:99999']) expect(() => metricsOf(text)).toThrow(/FIRELINE_METRICS must be/);
});

it('a port that is taken is told in one sentence [SHL-15]', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const opening = openMetrics({ address: { ...address, port }, folder: '.', clock: Date.now, timers: systemTimers });
  await expect(opening).rejects.toThrow(`Metrics cannot be served on 127.0.0.1:${port}, as FIRELINE_METRICS says`);
});
