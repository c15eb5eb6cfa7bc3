import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { roleCalls } from '@fireline/api/role';
import { siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const ways = (text: string): string[] => [
  ` ${text} `,
  `${text}\n`,
  `\t${text}\r\n`,
  wide(text),
  `\u200B${text.slice(0, 4)}\u202C${text.slice(4)}\uFEFF`,
  `\u3000${text}\u00A0`,
  text.toLowerCase(),
];

await onEveryDatabase('a search', ({ open }) => {
  it('finds the same however its text was pasted, in lists of every kind [SHL-23]', async () => {
    const platform = await (await open()).as('platform');
    const lists = {
      devices: [imeiOf(1), async (search: string) => (await platform.send(deviceCalls.list, { search })).total],
      alarms: [imeiOf(1), async (search: string) => (await platform.send(alarmCalls.list, { search })).total],
      units: ['单位1', async (search: string) => (await platform.send(siteCalls.units, { search })).total],
      choices: [
        '单位1',
        async (search: string) => (await platform.send(siteCalls.choices, { kind: 'unit', search })).choices.length,
      ],
      // masked, and found by all of it alone
      phones: ['13800138000', async (search: string) => (await platform.send(siteCalls.places, { search })).total],
      roles: ['platform', async (search: string) => (await platform.send(roleCalls.list, { search })).total],
    } as const;
    for (const [name, [text, count]] of Object.entries(lists)) {
      const plain = await count(text);
      expect([name, plain > 0]).toEqual([name, true]);
      for (const way of ways(text)) expect([name, way, await count(way)]).toEqual([name, way, plain]);
    }
    expect(await lists.phones[1]('138001380')).toBe(0);
  });

  it('finds what is stored in full-width forms, and each word of several wherever it stands [SHL-23] [SIT-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const unit = { contact: '林经理', address: '后海大道２３８８号\u200B', mobiles: ['13800138001'], landlines: [] };
    await platform.send(siteCalls.createUnit, { ...unit, name: '３号楼　Ｂ座（北）', orgId: '440305' });
    const count = async (search: string) => (await platform.send(siteCalls.units, { search })).total;
    for (const search of ['3号楼', 'b座(北)', '３号楼 ｂ座', '2388 3号楼', '大道2388号'])
      expect([search, await count(search)]).toEqual([search, 1]);
    expect(await count('3号楼 c座')).toBe(0);
  });
});
