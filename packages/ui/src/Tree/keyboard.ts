import { plainText } from '@fireline/domain/lib';
import type { Row } from './rows.ts';

export type TreeCommand =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'open' | 'close'; readonly ids: readonly string[] }
  | { readonly type: 'take' };

export interface KeyPlace {
  readonly rows: readonly Row[];
  /** The active row. */
  readonly at: number;
  /** Rows that PageUp and PageDown pass. */
  readonly page: number;
  readonly isRtl: boolean;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function into({ rows, at }: KeyPlace): TreeCommand | undefined {
  const row = rows[at];
  if (row?.kind !== 'node' || !row.isBranch) return undefined;
  if (!row.isOpen) return { type: 'open', ids: [row.node.id] };
  return rows[at + 1]?.parent === at ? { type: 'go', to: at + 1 } : undefined;
}

function outOf({ rows, at }: KeyPlace): TreeCommand | undefined {
  const row = rows[at];
  if (row?.kind === 'node' && row.isOpen) return { type: 'close', ids: [row.node.id] };
  return row && row.parent >= 0 ? { type: 'go', to: row.parent } : undefined;
}

const siblings = ({ rows, at }: KeyPlace): string[] =>
  rows.flatMap((row) =>
    row.kind === 'node' && row.isBranch && !row.isOpen && row.parent === rows[at]?.parent ? [row.node.id] : [],
  );

/** What a key does in a tree, as the APG has it; undefined for keys that are not the tree's. */
export function treeCommand(key: string, place: KeyPlace): TreeCommand | undefined {
  const { rows, at, page, isRtl } = place;
  const go = (to: number): TreeCommand => ({ type: 'go', to: Math.max(0, Math.min(rows.length - 1, to)) });
  switch (isRtl ? (mirrored[key] ?? key) : key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'PageDown':
      return go(at + page);
    case 'PageUp':
      return go(at - page);
    case 'ArrowRight':
      return into(place);
    case 'ArrowLeft':
      return outOf(place);
    case '*':
      return { type: 'open', ids: siblings(place) };
    case 'Enter':
    case ' ':
      return { type: 'take' };
    default:
      return undefined;
  }
}

const startsWith = (row: Row | undefined, typed: string): boolean =>
  row?.kind === 'node' &&
  [row.node.label, ...(row.node.keywords?.split(/\s+/) ?? [])].some((word) => plainText(word).startsWith(typed));

/**
 * The row that typed letters lead to, looked for from the active one on and round; -1 when there is none. One letter, also pressed again
 * and again, leads to the next row that starts with it.
 */
export function typedAhead(rows: readonly Row[], at: number, letters: string): number {
  const typed = plainText(letters);
  const isOneLetter = new Set(typed).size === 1;
  const wanted = isOneLetter ? typed.slice(0, 1) : typed;
  if (wanted === '') return -1;
  for (let step = isOneLetter ? 1 : 0; step <= rows.length; step++) {
    const index = (at + step) % rows.length;
    if (startsWith(rows[index], wanted)) return index;
  }
  return -1;
}
