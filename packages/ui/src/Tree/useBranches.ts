import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChildrenOf, TreeNode } from './nodes.ts';

/** Asks for what hangs under a branch; null: for the top. `signal` is aborted when the branch closes before the answer. */
export type LoadBranch = (request: {
  readonly node: TreeNode | null;
  readonly signal: AbortSignal;
}) => Promise<readonly TreeNode[]>;

/** What came of asking for a branch, by its id; null is the tree itself. */
type Answers = ReadonlyMap<string | null, readonly TreeNode[] | 'failed'>;

export interface Branches {
  readonly childrenOf: ChildrenOf;
  readonly hasFailed: (branch: TreeNode | null) => boolean;
  /** Tells which branches are open and not known yet: asks for them, and takes back what was asked for others. */
  readonly want: (branches: readonly (TreeNode | null)[]) => void;
  readonly retry: (branch: TreeNode | null) => void;
}

const idOf = (branch: TreeNode | null): string | null => branch?.id ?? null;

/**
 * The children of each branch: the owner's, or those that were asked for when it opened. An answer for a branch that was closed
 * meanwhile is dropped; a failure is forgotten with closing, so that opening again asks again.
 */
export function useBranches(nodes: readonly TreeNode[] | undefined, load: LoadBranch | undefined): Branches {
  const [answers, setAnswers] = useState<Answers>(() => new Map());
  const asked = useRef(new Map<string | null, AbortController>());
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const running = asked.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);
  const put = useCallback((id: string | null, answer: readonly TreeNode[] | 'failed' | undefined): void => {
    setAnswers((before) => {
      const after = new Map(before);
      if (answer) after.set(id, answer);
      else after.delete(id);
      return after;
    });
  }, []);
  const ask = useCallback(
    async (branch: TreeNode | null): Promise<void> => {
      const id = idOf(branch);
      const controller = new AbortController();
      const { signal } = controller;
      asked.current.set(id, controller);
      const settle = (answer: readonly TreeNode[] | 'failed'): void => {
        if (signal.aborted) return;
        asked.current.delete(id);
        put(id, answer);
      };
      try {
        settle((await latest.current?.({ node: branch, signal })) ?? []);
      } catch {
        settle('failed');
      }
    },
    [put],
  );
  const want = useCallback(
    (branches: readonly (TreeNode | null)[]): void => {
      const ids = new Set(branches.map(idOf));
      for (const [id, controller] of asked.current)
        if (!ids.has(id)) {
          controller.abort();
          asked.current.delete(id);
        }
      for (const branch of branches)
        if (!asked.current.has(idOf(branch)) && !answers.has(idOf(branch))) void ask(branch);
      for (const [id, answer] of answers) if (answer === 'failed' && !ids.has(id)) put(id, undefined);
    },
    [answers, ask, put],
  );
  const retry = useCallback((branch: TreeNode | null): void => put(idOf(branch), undefined), [put]);
  return useMemo(() => {
    const answerTo = (branch: TreeNode | null) => {
      const answer = answers.get(idOf(branch));
      return answer === 'failed' ? undefined : answer;
    };
    return {
      childrenOf: (branch) => {
        const given = branch ? branch.children : nodes;
        return given ?? answerTo(branch) ?? (branch && !branch.hasChildren ? [] : undefined);
      },
      hasFailed: (branch) => answers.get(idOf(branch)) === 'failed',
      want,
      retry,
    };
  }, [nodes, answers, want, retry]);
}
