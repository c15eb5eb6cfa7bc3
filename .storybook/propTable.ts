import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** Beyond this a list is changed in code: as a control it would be a page of braces. */
const longestList = 12;

/** A type on one line, without what its source says beside it. */
const plain = (type: string): string =>
  type
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim();

/** The type as a reader needs it: a union by what it is made of; a type that could not be read is left out. */
const typeText = ({ type, table }: InputType): string | undefined => {
  const told = table?.type?.summary;
  if (told === 'unknown' || told === 'other') return undefined;
  if (told !== 'union' || typeof type !== 'object') return told;
  return type.name === 'enum' ? type.value.map((one) => JSON.stringify(one)).join(' | ') : type.raw;
};

/** How a reader changes it: what is drawn by typing text, and what no reader could type not at all. */
const controlOf = (summary: string | undefined, value: unknown): Pick<InputType, 'control'> => {
  if (Array.isArray(value) && value.length > longestList) return { control: false };
  if (isValidElement(value) || typeof value === 'function') return { control: false };
  return summary === 'ReactNode' ? { control: 'text' } : {};
};

/** The table of a component's props as a reader needs it; that every component takes a `ref` goes without saying. */
export const readablePropTable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => {
        const told = typeText(argType);
        const summary = told === undefined ? undefined : plain(told);
        return [
          name,
          {
            ...argType,
            ...controlOf(summary, initialArgs[name]),
            table: { ...argType.table, type: summary === undefined ? undefined : { ...argType.table?.type, summary } },
          },
        ];
      }),
  );
