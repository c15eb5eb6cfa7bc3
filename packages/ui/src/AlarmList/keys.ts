/** What a row can have done to it. */
export type RowDeed = 'fold' | 'open' | 'select' | 'acknowledge' | 'handle';

/** What a key in a row means. */
export type RowCommand =
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'controls' }
  | { readonly type: 'do'; readonly deed: RowDeed };

const deed = (one: RowDeed): RowCommand => ({ type: 'do', deed: one });

export interface RowPlace {
  readonly index: number;
  readonly count: number;
  /** Rows that PageUp and PageDown pass. */
  readonly page: number;
  /** null: an alarm. */
  readonly isOpen: boolean | null;
  /** Index of the row it stands in; -1: in none. */
  readonly parent: number;
  readonly isRtl: boolean;
}

const steps: Readonly<Record<string, (place: RowPlace) => number>> = {
  ArrowUp: ({ index }) => index - 1,
  ArrowDown: ({ index }) => index + 1,
  PageUp: ({ index, page }) => index - page,
  PageDown: ({ index, page }) => index + page,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** After the ARIA pattern of a tree grid whose rows have the focus; undefined: not ours, let it pass. */
export function rowCommand(key: string, place: RowPlace): RowCommand | undefined {
  const step = steps[key];
  if (step) return { type: 'move', to: Math.min(Math.max(0, step(place)), place.count - 1) };
  const { isOpen, parent, isRtl } = place;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return isOpen === false ? deed('fold') : { type: 'controls' };
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
    if (isOpen) return deed('fold');
    return parent < 0 ? undefined : { type: 'move', to: parent };
  }
  if (isOpen !== null && (key === 'Enter' || key === ' ')) return deed('fold');
  if (key === 'Enter') return deed('open');
  if (key === ' ') return deed('select');
  if (key.toLowerCase() === 'a') return deed('acknowledge');
  return key.toLowerCase() === 'h' ? deed('handle') : undefined;
}
