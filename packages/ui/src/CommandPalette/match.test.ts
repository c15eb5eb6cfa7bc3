import { expect, it } from 'vitest';
import { inGroups, matching, score } from './match.ts';

const command = (value: string, label: string, group = '前往', keywords = '') => ({ value, label, group, keywords });
const commands = [
  command('alarm', '报警列表 Alarms', '前往', 'baojing'),
  command('device', '设备列表 Devices', '前往', 'shebei'),
  command('mute', '静音 Mute alarms', '操作'),
];
const found = (query: string) => matching(commands, query).map(({ value }) => value);

it('finds by start, middle and letters with gaps, the best first [LIB-01]', () => {
  expect([
    score('devices', 'dev'),
    score('my devices', 'dev'),
    score('devices', 'vic'),
    score('devices', 'dvc'),
  ]).toEqual([3, 2.5, 2, 1]);
  expect(score('devices', 'dz')).toBeNull();
  expect(found('alarms')).toEqual(['alarm', 'mute']);
  expect(found('sblb')).toEqual([]);
  expect(found('shebei')).toEqual(['device']);
  // letters strewn over keywords say nothing
  expect(found('sbi')).toEqual([]);
});

it('full-width letters and several words are found, and nothing typed is all [LIB-01]', () => {
  expect(found('ＤＥＶ')).toEqual(['device']);
  expect(found('静音 alarm')).toEqual(['mute']);
  expect(found('  ')).toEqual(['alarm', 'device', 'mute']);
});

it('groups stand together where their best is [LIB-01]', () => {
  const [alarm, device, mute] = commands;
  if (!alarm || !device || !mute) throw new Error('gone');
  expect(inGroups([mute, device, alarm]).map(({ value }) => value)).toEqual(['mute', 'device', 'alarm']);
});
