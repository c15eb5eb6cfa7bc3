import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** Beyond this a list is changed in code: as a control it would be a page of braces. */
const longestList = 12;

/** The type as a reader needs it: a union by what it is made of; a type that could not be read is left out. */
const typeText = ({ type, table }: InputType): string | undefined => {
  const told = table?.type?.summary;
  if (told === 'unknown' || told === 'other') return undefined;
  if (told !== 'union' || typeof type !== 'object') return told;
  return type.name === 'enum' ? type.value.map((one) => JSON.stringify(one)).join(' | ') : type.raw;
};

/** The table of a component's props as a reader needs it. */
export const readablePropTable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const isLong = Array.isArray(value) && value.length > longestList;
      const summary = typeText(argType);
      return [
        name,
        {
          ...argType,
          ...(isLong ? { control: false } : {}),
          table: { ...argType.table, type: summary === undefined ? undefined : { ...argType.table?.type, summary } },
        },
      ];
    }),
  );
