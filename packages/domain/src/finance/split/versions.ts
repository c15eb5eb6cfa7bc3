import type { SplitTask } from './rules.ts';

/** A version of a split rule, as far as it is compared. */
export interface RuleVersion {
  readonly name: string;
  readonly tasks: readonly Pick<SplitTask, 'recipientId' | 'name' | 'ratio'>[];
}

/** What changed from one version to the next: the name, or the part of a recipient; `from` and `to` are whole percent. @spec FIN-04 N18 */
export type VersionChange =
  | { readonly kind: 'name'; readonly from: string; readonly to: string }
  | { readonly kind: 'added'; readonly recipientId: string; readonly name: string; readonly to: number }
  | { readonly kind: 'removed'; readonly recipientId: string; readonly name: string; readonly from: number }
  | {
      readonly kind: 'ratio';
      readonly recipientId: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    };

/** @spec FIN-04 */
export const versionChangeKinds = [
  'name',
  'added',
  'removed',
  'ratio',
] as const satisfies readonly VersionChange['kind'][];

/**
 * What a version of a split rule changed. Recipients are the same by their id, whatever they are called today; those of the newer version come in
 * its order, those that are gone after them.
 * @param before the version before; undefined: this one is the first, and all of it is added
 * @spec FIN-04 N18
 */
export function versionChanges(before: RuleVersion | undefined, after: RuleVersion): readonly VersionChange[] {
  const old = new Map((before?.tasks ?? []).map((task) => [task.recipientId, task]));
  const kept = new Set(after.tasks.map(({ recipientId }) => recipientId));
  const parts = after.tasks.flatMap(({ recipientId, name, ratio: to }): VersionChange[] => {
    const was = old.get(recipientId);
    if (!was) return [{ kind: 'added', recipientId, name, to }];
    return was.ratio === to ? [] : [{ kind: 'ratio', recipientId, name, from: was.ratio, to }];
  });
  const gone = [...old.values()].filter(({ recipientId }) => !kept.has(recipientId));
  return [
    ...(before && before.name !== after.name ? [{ kind: 'name' as const, from: before.name, to: after.name }] : []),
    ...parts,
    ...gone.map(({ recipientId, name, ratio: from }) => ({ kind: 'removed' as const, recipientId, name, from })),
  ];
}
