import { manualTime } from '@fireline/api/testing';
import { expect, it } from 'vitest';
import { readExposition } from '../../../../../tests/fixtures/exposition.ts';
import { Registry } from './registry.ts';

const opened = () => {
  const time = manualTime(0);
  return { time, registry: new Registry(time.timers) };
};

it('writes counters, gauges and histograms in the text format of Prometheus [SHL-15]', async () => {
  const { registry } = opened();
  const count = registry.counter({ name: 'calls_total', help: 'Calls.' });
  count(2, { call: 'a"b\\c\nd', code: '0000' });
  count(1, { call: 'a"b\\c\nd', code: '0000' });
  registry.gauge({ name: 'free_bytes', help: 'Free.' }, async () => 1.5);
  const observe = registry.histogram({ name: 'seconds', help: 'Time.', bounds: [0.1, 1] });
  for (const value of [0.05, 0.1, 0.5, 7]) observe(value);
  expect(readExposition(await registry.page())).toEqual([
    { name: 'calls_total', labels: { call: 'a"b\\c\nd', code: '0000' }, value: 3 },
    { name: 'free_bytes', labels: {}, value: 1.5 },
    { name: 'seconds_bucket', labels: { le: '0.1' }, value: 2 },
    { name: 'seconds_bucket', labels: { le: '1' }, value: 3 },
    { name: 'seconds_bucket', labels: { le: '+Inf' }, value: 4 },
    { name: 'seconds_sum', labels: {}, value: 7.65 },
    { name: 'seconds_count', labels: {}, value: 4 },
  ]);
});

it('leaves out what cannot be read, or not in time, and writes the rest [SHL-15]', async () => {
  const { registry, time } = opened();
  registry.gauge({ name: 'broken', help: 'x' }, async () => Promise.reject(new Error('the database is away')));
  registry.gauge({ name: 'slow', help: 'x' }, () => new Promise<number>(() => {}));
  registry.gauge({ name: 'fine', help: 'x' }, () => 1);
  const page = registry.page();
  time.advance(2000);
  expect(await page).toBe('# HELP fine x\n# TYPE fine gauge\nfine 1\n');
});

it('keeps a limit of series, should a label take values without end [SHL-15]', async () => {
  const { registry } = opened();
  const count = registry.counter({ name: 'x_total', help: 'x' });
  for (let id = 0; id < 6000; id++) count(1, { id: String(id) });
  count(1, { id: '0' });
  const series = readExposition(await registry.page());
  expect([series.length, series[0]?.value]).toEqual([5000, 2]);
});
