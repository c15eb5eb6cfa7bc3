import type { Words } from '@fireline/domain/lib';

interface Node {
  readonly words: Words;
  readonly next: WeakMap<Words, Node>;
}

const start: Node = { words: {}, next: new WeakMap() };

/** The tables as one; the same tables in the same order give the same object, so that hooks may compare it. */
export function mergeWords(tables: readonly Words[]): Words {
  let node = start;
  for (const table of tables) {
    let next = node.next.get(table);
    if (!next) {
      next = { words: node === start ? table : { ...node.words, ...table }, next: new WeakMap() };
      node.next.set(table, next);
    }
    node = next;
  }
  return node.words;
}
