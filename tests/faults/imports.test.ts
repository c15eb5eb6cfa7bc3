import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import { afterAll, expect, it, vi } from 'vitest';
import { faultScale } from './faultScale.ts';
import { platformOf, start, stop } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-import-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const head = ['name', 'contact', 'address', 'mobiles', 'org'];
/** What a workbook becomes before it is sent; every tenth row has no organisation that there is. */
const rows = Array.from({ length: 1000 }, (_, at) => [
  `断电单位${at}`,
  '林经理',
  '后海大道2388号',
  '13800138000',
  at % 10 === 9 ? '没有的机构' : '4403',
]);

it('an import that is killed again and again makes each row once, and ends with the same counts [DEV-26] [SIT-06]', async () => {
  let gateway = await start(folder);
  const file = new File([csvText([head, ...rows])], '单位.csv');
  const { importId } = await (await platformOf(gateway)).send(siteCalls.importUnits, { file });
  const jobOf = async () => {
    const { rows: jobs } = await (await platformOf(gateway)).send(siteCalls.imports, {});
    const job = jobs.find((one) => one.importId === importId);
    if (!job) throw new Error('the import is gone');
    return job;
  };
  for (let round = 0; round < 2 * faultScale; round++) {
    const before = (await jobOf()).successRows;
    await vi.waitFor(async () => {
      const { state, successRows } = await jobOf();
      expect(state === 'finished' || successRows > before).toBe(true);
    });
    gateway.process.kill('SIGKILL');
    expect(await gateway.ended).toBe('SIGKILL');
    gateway = await start(folder);
  }
  await vi.waitFor(async () => expect((await jobOf()).state).toBe('finished'));
  expect(await jobOf()).toMatchObject({ rows: 1000, successRows: 900, failureRows: 100 });
  const platform = await platformOf(gateway);
  const { total } = await platform.send(siteCalls.units, { search: '断电单位' });
  expect(total).toBe(900);
  await stop(gateway);
});
