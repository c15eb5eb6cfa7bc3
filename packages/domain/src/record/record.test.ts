import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords, languages } from '../lib/index.ts';
import {
  address,
  checkDeleteRecord,
  choice,
  defineRecord,
  fieldWord,
  line,
  recordCallNames,
  recordLogActions,
  recordLogWords,
  recordSorts,
  recordWords,
  ref,
  remark,
  searchedFields,
  shownFields,
  whole,
} from './index.ts';

const kind = defineRecord({
  area: 'test',
  one: 'kind',
  many: 'kinds',
  page: 'kinds',
  fields: { name: line({ min: 1, max: 8 }), group: choice(['a', 'b'], 'test.group') },
  named: 'name',
  unique: ['group', 'name'],
  counts: ['parts'],
  max: 10,
});
const part = defineRecord({
  area: 'test',
  one: 'part',
  many: 'parts',
  page: 'parts',
  fields: {
    label: line({ min: 1, max: 8 }),
    kindId: ref(kind, { kindName: 'name', group: 'group' }),
    months: whole({ min: 1, max: 120 }),
    note: remark({ min: 0, max: 20 }),
    guide: address({ min: 1, max: 40 }, 'test.guide'),
  },
  named: 'label',
  max: 10,
});
const phrase = (text: string) => ({ cn: text, hk: text, en: text });

describe('a record', () => {
  it('is named by its area and its noun, in its table, its number, its words and its calls', () => {
    expect([kind.name, kind.id, kind.prefix]).toEqual(['testKind', 'kindId', 'test.kind']);
    expect(Object.values(recordCallNames(kind))).toEqual(['kinds', 'createKind', 'changeKind', 'deleteKind']);
  });

  it('has a form that answers whatever comes', () => {
    const words = { ...formWords, 'test.guide': phrase('guide') };
    expectTotalForm(part.form, { label: 'x', kindId: 3, months: 12, note: '', guide: 'https://example.com' }, words);
    expect(part.form.check({ label: 'x', kindId: 3, months: 121, note: '' })).toMatchObject({
      problems: [{ code: 'form.range', field: 'months' }],
    });
  });

  it('shows its own fields, and of a reference what it names of the other record', () => {
    expect(shownFields(part).map(({ name, of, own, through }) => [name, of.name, own, through])).toEqual([
      ['label', 'testPart', 'label', undefined],
      ['kindName', 'testKind', 'name', 'kindId'],
      ['group', 'testKind', 'group', 'kindId'],
      ['months', 'testPart', 'months', undefined],
      ['note', 'testPart', 'note', undefined],
      ['guide', 'testPart', 'guide', undefined],
    ]);
  });

  it('is searched in its texts, and sorted by lines, numbers, counts and times', () => {
    expect(searchedFields(part)).toEqual(['label', 'note']);
    expect(recordSorts(part)).toEqual(['label', 'kindName', 'months', 'createdAt', 'changedAt']);
    expect(recordSorts(kind)).toEqual(['name', 'parts', 'createdAt', 'changedAt']);
  });

  it('is deleted only while nothing is counted of it, and says what is', () => {
    expect(checkDeleteRecord(kind, { parts: 0 })).toBeUndefined();
    expect(checkDeleteRecord(kind, { parts: 1 })).toEqual({
      code: 'test.kind.inUse',
      field: 'kindId',
      args: { parts: 1 },
    });
    expect(checkDeleteRecord(kind, {})).toMatchObject({ code: 'test.kind.inUse' });
    expect(checkDeleteRecord(part, {})).toBeUndefined();
  });

  it('has words for each field and count, and sentences with its noun, in each language', () => {
    const words = recordWords(kind, {
      one: phrase('kind'),
      many: phrase('kinds'),
      name: phrase('Name'),
      group: phrase('Group'),
      parts: phrase('Parts'),
      hint: phrase('hint'),
    });
    expect(words[fieldWord(kind, 'parts') as keyof typeof words]).toEqual(phrase('Parts'));
    expect(words['test.kind.taken'].en).toBe('Another kind has the same group and name');
    expect(words['test.kind.inUse'].en).toBe('Still in use and cannot be deleted (Parts {parts})');
    for (const language of languages)
      for (const text of Object.values(words)) expect(text[language]).not.toMatch(/undefined|^$/);
  });

  it('has words for the user log: what was done, and each of its fields, a reference without its Id', () => {
    const words = recordLogWords(part, {
      one: phrase('part'),
      many: phrase('parts'),
      label: phrase('Label'),
      kindId: phrase('Kind'),
      months: phrase('Months'),
      note: phrase('Note'),
      guide: phrase('Guide'),
      hint: phrase('hint'),
    });
    expect(Object.keys(words)).toEqual([
      ...recordLogActions(part).map((action) => `session.log.${action}`),
      ...['label', 'kind', 'months', 'note', 'guide'].map((name) => `session.log.field.${name}`),
    ]);
    expect(words['session.log.test.createPart'].en).toBe('Part added');
    expect(words['session.log.field.kind'].en).toBe('Kind');
    expect(words['session.log.field.months'].en).toBe('Months');
  });
});
