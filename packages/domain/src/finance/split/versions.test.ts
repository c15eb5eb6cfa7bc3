import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionChangeKinds, versionChanges } from '../index.ts';

const task = (recipientId: string, ratio: number, name = `安装队 ${recipientId}`) => ({ recipientId, name, ratio });

describe('versions of a split rule', () => {
  it('say what changed from the one before: the name, parts that came, went or have another ratio [FIN-04] [N18]', () => {
    const before = { name: '短信分账', tasks: [task('1', 20), task('2', 10), task('3', 5)] };
    const after = { name: '短信分账规则', tasks: [task('4', 3), task('2', 12), task('3', 5, '新名称')] };
    expect(versionChanges(before, after)).toEqual([
      { kind: 'name', from: '短信分账', to: '短信分账规则' },
      { kind: 'added', recipientId: '4', name: '安装队 4', to: 3 },
      { kind: 'ratio', recipientId: '2', name: '安装队 2', from: 10, to: 12 },
      { kind: 'removed', recipientId: '1', name: '安装队 1', from: 20 },
    ]);
    expect(versionChanges(before, before)).toEqual([]);
    expect(versionChanges(undefined, before).map(({ kind }) => kind)).toEqual(['added', 'added', 'added']);
  });

  it('lead from the one version to the other by their changes alone [FIN-04] [N18]', () => {
    const version = fc.record({
      name: fc.string({ maxLength: 5 }),
      tasks: fc.uniqueArray(
        fc.record({
          recipientId: fc.constantFrom('1', '2', '3', '4', '5'),
          name: fc.string({ maxLength: 3 }),
          ratio: fc.integer({ min: 1, max: 100 }),
        }),
        { selector: ({ recipientId }) => recipientId, maxLength: 5 },
      ),
    });
    const ratios = ({ tasks }: { readonly tasks: readonly { recipientId: string; ratio: number }[] }) =>
      new Map(tasks.map(({ recipientId, ratio }) => [recipientId, ratio]));
    fc.assert(
      fc.property(version, version, (before, after) => {
        let { name } = before;
        const now = ratios(before);
        for (const change of versionChanges(before, after)) {
          expect(versionChangeKinds).toContain(change.kind);
          if (change.kind === 'name') name = change.to;
          else if (change.kind === 'removed') now.delete(change.recipientId);
          else now.set(change.recipientId, change.to);
        }
        expect(name).toBe(after.name);
        expect(now).toEqual(ratios(after));
      }),
    );
  });
});
