import { plainText, soughtWords } from '@fireline/domain/lib';
import type { Flat, TreeNode } from './nodes.ts';

/** What a search leaves of a tree. */
export interface Found {
  /** Those that match, all on the way to them, and all under them. */
  readonly isShown: (node: TreeNode) => boolean;
  /** Branches with a match under them: they are open for it. */
  readonly isOnTheWay: (node: TreeNode) => boolean;
  readonly count: number;
}

const matches = ({ label, keywords = '' }: TreeNode, words: readonly string[]): boolean => {
  const text = plainText(`${label} ${keywords}`);
  return words.every((word) => text.includes(word));
};

/** The nodes that have every typed word in them; null when nothing is typed. */
export function search(all: readonly Flat[], query: string): Found | null {
  const words = soughtWords(query);
  if (words.length === 0) return null;
  const shown = new Set<TreeNode>();
  const onTheWay = new Set<TreeNode>();
  const under: boolean[] = [];
  let count = 0;
  for (const { node, parent } of all) {
    const isMatch = matches(node, words);
    under.push(isMatch || (under[parent] ?? false));
    if (isMatch) count += 1;
    if (under.at(-1)) shown.add(node);
    // a line is walked up only to where an earlier match has been already
    for (let up = isMatch ? all[parent] : undefined; up && !onTheWay.has(up.node); up = all[up.parent]) {
      onTheWay.add(up.node);
      shown.add(up.node);
    }
  }
  return { isShown: (node) => shown.has(node), isOnTheWay: (node) => onTheWay.has(node), count };
}

/** A label in pieces, those that match marked. */
export interface Piece {
  /** Letters before it. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** The label cut at what was typed, however it is written; the pieces put together are the label. */
export function pieces(label: string, query: string): Piece[] {
  const letters = Array.from(label);
  // one letter may become several: `from` leads back from each of those to the letter
  const from: number[] = [];
  let text = '';
  letters.forEach((letter, at) => {
    const same = plainText(letter);
    text += same;
    for (let index = 0; index < same.length; index++) from.push(at);
  });
  const marked = new Set<number>();
  for (const word of soughtWords(query))
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      for (let index = at; index < at + word.length; index++) marked.add(from[index] ?? -1);
  const cut: { at: number; text: string; isMatch: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = cut.at(-1);
    const isMatch = marked.has(at);
    if (last?.isMatch === isMatch) last.text += letter;
    else cut.push({ at, text: letter, isMatch });
  });
  return cut;
}
