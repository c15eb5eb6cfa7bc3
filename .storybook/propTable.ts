import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { sampleSource } from './samples/sample.ts';

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

/** The type as a reader needs it: a closed set by what it is made of. */
const typeText = ({ type, table }: InputType): string | undefined =>
  typeof type === 'object' && type.name === 'enum'
    ? type.value.map((one) => JSON.stringify(one)).join(' | ')
    : table?.type?.summary;

/** A name, a moment, a day: text that a reader could write. Names of the domain's own are chosen from what a story offers. */
const textTypes = new Set(['string', 'Day', 'ReactNode']);

/** Nothing in it that could not be written down. */
const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.length <= longestList && value.every(isPlain);
  if (typeof value !== 'object' || isValidElement(value) || Object.getPrototypeOf(value) !== Object.prototype)
    return false;
  return Object.values(value).every(isPlain);
};

/**
 * What something begins with is read once. What a form, a file or a screen reader is told, and what a press beside a dialog does, shows
 * nowhere on the page.
 */
const seldomSeen = /^(?:default[A-Z]\w*|name|required|fileName|exportName|queryKey|isDismissable)$/;

/** How a reader changes it: what no reader could type not at all, and an object only where there is one to start from. */
const controlOf = (
  prop: string,
  summary: string | undefined,
  type: InputType['type'],
  value: unknown,
): Pick<InputType, 'control'> => {
  const name = typeof type === 'object' ? type.name : type;
  if (seldomSeen.test(prop)) return { control: false };
  if (name === 'enum' || name === 'boolean') return {};
  const parts = summary?.split(' | ') ?? [];
  const isText = parts.some((part) => textTypes.has(part));
  if (value === undefined)
    return isText ? { control: { type: 'text' } } : { control: parts.includes('number') ? { type: 'number' } : false };
  if (typeof value === 'string') return { control: isText || summary === undefined ? { type: 'text' } : false };
  if (typeof value === 'number') return { control: { type: 'number' } };
  if (typeof value === 'boolean') return { control: { type: 'boolean' } };
  return { control: typeof value === 'object' && value !== null && isPlain(value) ? { type: 'object' } : false };
};

/** For those who look requirements up in the source. */
const requirements = /\s*@spec\s[^@]*$/;

/** What its doc block says of the default goes into the column for it; a reason given for it stays in the description. */
const toldDefault = /\s*\bDefault:? ([^.:;]+)(?:[:;] [^.]+)?\.(?=\s|$)/;

const withReason = (told: string): string => (/\w[:;] /.test(told.replace('Default: ', '')) ? told : '');

/** The table of a component's props as a reader needs it; that every component takes a `ref` and a style goes without saying. */
export const readablePropTable: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const rows = Object.entries(argTypes)
    .filter(([name]) => name !== 'ref')
    .map(([name, argType]) => {
      const told = typeText(argType);
      const summary = told === undefined ? undefined : plain(told);
      const description = sampleSource((argType.description ?? '').replace(requirements, ''));
      const [, standard] = toldDefault.exec(description) ?? [];
      const table = {
        ...argType.table,
        type: summary === undefined ? undefined : { ...argType.table?.type, summary },
        ...(standard !== undefined && { defaultValue: { summary: standard.replaceAll('`', '') } }),
      };
      // what a story says itself goes before
      const control = argType.options ? {} : controlOf(name, summary, argType.type, initialArgs[name]);
      return [
        name,
        { ...control, ...argType, description: description.replace(toldDefault, withReason).trim(), table },
      ] as const;
    });
  const unseen = ['style', 'className']
    .filter((name) => name in initialArgs)
    .map((name) => [name, { name, table: { disable: true } }] as const);
  return Object.fromEntries([...rows, ...unseen]);
};
