import { plainText, soughtWords } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { creatingKeywords } from './creating.ts';

const found = (label: string, typed: string) =>
  soughtWords(typed).every((word) => plainText(`${label} ${creatingKeywords(label)}`).includes(word));

it.each(['新建', '新增', '登记', '添加', 'xinjian', 'xinzeng', 'dengji', 'tianjia', 'new', 'add', 'create'])(
  'each creating act is found by %s, whatever its own verb is, in all three languages [SHL-30]',
  (verb) => {
    for (const label of ['新建场所', '登记设备', '新增單位', 'New place', 'Register a device'])
      expect(found(label, verb)).toBe(true);
  },
);

it('a verb stands before what is made, by its sound too; what else is made does not find it [SHL-30]', () => {
  expect(found('登记设备', '新建设备')).toBe(true);
  expect(found('新建场所', 'tianjiachangsuo')).toBe(true);
  expect(found('新建场所', 'tjcs')).toBe(true);
  expect(found('New place', 'add place')).toBe(true);
  expect(found('新建场所', '新建设备')).toBe(false);
});
