/** One part of what is typed: a number with a name, or what stands between. */
export interface TypedPart {
  readonly type: string;
  readonly value?: number | null;
  readonly isPlaceholder: boolean;
  readonly isEditable: boolean;
}

/** What stands in the parts: nothing, less than a whole one, or the whole as text, whether there is such a day or not. */
export type Typed = { readonly state: 'empty' | 'partial' } | { readonly state: 'whole'; readonly text: string };

const shapes = [
  { parts: ['year', 'month', 'day'], between: '-' },
  { parts: ['hour', 'minute'], between: ':' },
] as const;

/** @example typedOf(state.segments) // { state: 'whole', text: '2026-02-30' } */
export function typedOf(all: readonly TypedPart[]): Typed {
  const editable = all.filter(({ isEditable }) => isEditable);
  const filled = editable.filter(({ isPlaceholder }) => !isPlaceholder);
  if (filled.length === 0) return { state: 'empty' };
  if (filled.length < editable.length) return { state: 'partial' };
  const shape = filled.some(({ type }) => type === 'year') ? shapes[0] : shapes[1];
  const text = shape.parts
    .map((type) => {
      const value = filled.find((one) => one.type === type)?.value ?? 0;
      return String(value).padStart(type === 'year' ? 4 : 2, '0');
    })
    .join(shape.between);
  return { state: 'whole', text };
}
