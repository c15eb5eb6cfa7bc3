import { csvText } from '@fireline/domain/lib';
import { importRowsMax } from '@fireline/domain/shell';
import { expect, it } from 'vitest';
import { inlineSheetReader } from './inlineReader.ts';
import { threadSheetReader } from './threadReader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const head = ['单位名称', '联系人', '单位地址', '监管机构名称或编号'];
const rows = Array.from({ length: importRowsMax }, (_, at) => [`单位${at}`, '王', '路'.repeat(100), '1']);

it('a thread reads a file as the gateway itself would, and hands it over in pieces [DEV-26]', async () => {
  const reader = threadSheetReader();
  const files = [csvText([head, ...rows]), 'a,b\n1,2\n', ','.repeat(1_000_000), '\0'];
  // more than are read at a time
  const inThreads = await Promise.all(files.map((text) => reader.read('unit', bytesOf(text))));
  const inline = await Promise.all(files.map((text) => inlineSheetReader.read('unit', bytesOf(text))));
  expect(inThreads).toEqual(inline);
  expect(inThreads.map((read) => (read.ok ? read.value.length : read.problems[0]?.code))).toEqual([
    importRowsMax,
    'site.import.columnsMissing',
    'sheet.tooManyColumns',
    'sheet.noText',
  ]);
});
