import { plainText } from '@fireline/domain/lib';
import type { Choice } from '../lib/choice/choices.ts';

/** The entries of a list as sheets and messages write it: by line, tab, comma or semicolon, Chinese marks too. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,;，；、]+/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

export interface Listed<Value extends string> {
  readonly found: readonly Choice<Value>[];
  /** As they were written. */
  readonly missing: readonly string[];
}

/** The choices that a list names, each by its value or its whole label; what may not be chosen counts as missing. */
export function findListed<Value extends string>(
  options: readonly Choice<Value>[],
  entries: readonly string[],
): Listed<Value> {
  const byName = new Map<string, Choice<Value>>();
  // labels first: a value that is another one's label goes before it
  for (const option of options) if (!option.disabled) byName.set(plainText(option.label), option);
  for (const option of options) if (!option.disabled) byName.set(plainText(option.value), option);
  const found = new Set<Choice<Value>>();
  const missing: string[] = [];
  for (const entry of entries) {
    const option = byName.get(plainText(entry));
    if (option) found.add(option);
    else missing.push(entry);
  }
  return { found: [...found], missing };
}

/** All of them chosen: the others stay, new ones come last. */
export const withAll = <Value>(chosen: readonly Value[], more: readonly Value[]): readonly Value[] => [
  ...new Set([...chosen, ...more]),
];

export const withoutAll = <Value>(chosen: readonly Value[], less: readonly Value[]): readonly Value[] => {
  const gone = new Set(less);
  return chosen.filter((value) => !gone.has(value));
};
