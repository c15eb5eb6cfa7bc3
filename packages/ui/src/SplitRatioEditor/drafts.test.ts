import { describe, expect, it } from 'vitest';
import { type SplitDraft, changesOf, keysOf, moved, readSplit } from './drafts.ts';

const draft = (recipientId: string, ratio: string | number): SplitDraft => ({
  recipientId,
  name: `name ${recipientId}`,
  account: `account ${recipientId}`,
  ratio,
});

describe('rows of a split', () => {
  it('are tasks once all is well, also typed in full width or with a percent sign [FIN-04]', () => {
    const { tasks, problems, sum, largest } = readSplit([draft('a', '３０％'), draft('b', ' 20 ')], 80);
    expect(tasks?.map(({ ratio }) => ratio)).toEqual([30, 20]);
    expect([problems, sum, largest]).toEqual([[], 50, [60, 50]]);
  });

  it('say what is wrong at the row, and nothing is to be saved [FIN-04] [N18]', () => {
    const { tasks, ratios, rowProblems } = readSplit([
      draft('a', ''),
      draft('b', '0'),
      draft('c', '1.5'),
      draft('d', 'x'),
    ]);
    expect(tasks).toBeNull();
    expect(ratios).toEqual([undefined, undefined, undefined, undefined]);
    expect(rowProblems.map((problem) => problem?.code)).toEqual([
      'form.required',
      'form.range',
      'form.integer',
      'form.number',
    ]);
  });

  it('may not come to more than the merchant’s maximum, nor hold a recipient twice [FIN-04]', () => {
    const over = readSplit([draft('a', 50), draft('b', 31)], 80);
    expect(over.sumProblem).toEqual({ code: 'finance.split.sum', field: 'tasks', args: { 0: 80, 1: 81 } });
    expect(over.tasks).toBeNull();
    const twice = readSplit([draft('a', 1), draft('a', 2)]);
    expect(twice.rowProblems.map((problem) => problem?.code)).toEqual([undefined, 'finance.split.twice']);
    expect(twice.tasks).toBeNull();
  });

  it('have keys of their own even where a recipient stands twice', () => {
    expect(keysOf([draft('a', 1), draft('b', 1), draft('a', 1)])).toEqual(['a 1', 'b 1', 'a 2']);
  });

  it('a rule without rows is none [FIN-04]', () => {
    expect(readSplit([]).problems).toEqual([{ code: 'form.required', field: 'tasks' }]);
  });

  it('move within the list and not out of it', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(moved([], 0, 0)).toEqual([]);
  });

  it('differ from the saved rule by what is new, changed and gone; their order is no difference [N18]', () => {
    const saved = [
      { ...draft('a', 0), ratio: 30 },
      { ...draft('b', 0), ratio: 20 },
      { ...draft('c', 0), ratio: 10 },
    ];
    const { rows, removed } = changesOf([draft('d', ''), draft('b', '２０'), draft('a', '35')], saved);
    expect(rows).toEqual([{ kind: 'added' }, undefined, { kind: 'changed', from: 30 }]);
    expect(removed.map(({ recipientId }) => recipientId)).toEqual(['c']);
  });
});
