import { hasWords, plainText } from '@fireline/domain/lib';
import type { ReactNode } from 'react';

/** One choice of a list that is found by typing. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  /** As text, since typing finds it. */
  readonly label: string;
  /** Under the label, and found by typing as well: an address, a device number. */
  readonly description?: string;
  /** Found by typing but not shown: pinyin, former names. */
  readonly keywords?: string;
  /** Before the label; decoration only. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** Lists are drawn up to here; the rest is counted, and found by typing more. */
export const shownAtMost = 100;

/** The choices that have every typed word in them, in their order. @example filterChoices(devices, '3号楼 烟感') */
export function filterChoices<Value extends string>(
  choices: readonly Choice<Value>[],
  query: string,
): readonly Choice<Value>[] {
  if (plainText(query) === '') return choices;
  return choices.filter(({ label, description = '', keywords = '' }) =>
    hasWords(`${label} ${description} ${keywords}`, query),
  );
}
