import {
  defineForm,
  fillWords,
  flag,
  ok,
  oneOf,
  optional,
  type Problem,
  refuse,
  type Result,
  text,
} from '../lib/index.ts';
import { carrierCodeChars, contentChars, templateNameChars } from './limits.ts';

/** The ways a message takes; also the types of template, one for each way. @spec MSG-03 MSG-06 */
export const channels = ['siteLetter', 'app', 'sms', 'voice', 'wechat', 'email'] as const;
export type Channel = (typeof channels)[number];

/** What a message is about, with the placeholders that its templates may hold. @spec MSG-03 */
export const messageGroups = {
  alarm: ['unit', 'place', 'address', 'device', 'kind', 'level', 'time'],
  device: ['unit', 'place', 'device', 'kind', 'time', 'days'],
  inspection: ['unit', 'place', 'name', 'time', 'count', 'days'],
  workOrder: ['number', 'name', 'level', 'time'],
  payment: ['number', 'name', 'amount', 'days', 'time'],
  account: ['name', 'time'],
  announcement: ['name', 'title', 'time'],
} as const satisfies Record<string, readonly string[]>;
export type MessageGroup = keyof typeof messageGroups;
export type Placeholder = (typeof messageGroups)[MessageGroup][number];
export const messageGroupNames = Object.keys(messageGroups) as readonly MessageGroup[];

const placeholder = /\{(\w+)\}/g;

/** The names in braces, each once, in their order. @example placeholdersOf('{device}: {kind}') // ['device', 'kind'] */
export const placeholdersOf = (content: string): string[] => [
  ...new Set(Array.from(content.matchAll(placeholder), ([, name = '']) => name)),
];

/** A part of a template as it is read: text, or what is filled in. */
export type TemplatePart = { readonly text: string } | { readonly placeholder: Placeholder };
const isPlaceholder = (name: string): name is Placeholder =>
  Object.values<readonly string[]>(messageGroups).some((names) => names.includes(name));

/** A template in its parts; a name in braces that no group knows stays text. @spec MSG-03 */
export const templateParts = (content: string): readonly TemplatePart[] =>
  content.split(placeholder).flatMap((part, at): TemplatePart | [] => {
    if (at % 2 === 0) return part === '' ? [] : { text: part };
    return isPlaceholder(part) ? { placeholder: part } : { text: `{${part}}` };
  });

/** What is wrong with the placeholders of a template: names the group does not know, braces that close nothing. @spec MSG-03 */
export function templateProblems(content: string, group: MessageGroup, field = 'content'): Problem[] {
  const allowed: readonly string[] = messageGroups[group];
  const unknown = placeholdersOf(content).filter((name) => !allowed.includes(name));
  return [
    ...unknown.map((name) => ({
      code: 'message.template.unknownPlaceholder',
      field,
      args: { name, allowed: allowed.map((one) => `{${one}}`).join(' ') },
    })),
    ...(/[{}]/.test(content.replace(placeholder, '')) ? [{ code: 'message.template.brace', field }] : []),
  ];
}

/**
 * A message template. A public one may be used by every tenant below its author.
 * @spec MSG-03
 */
export const templateForm = defineForm(
  {
    name: text(templateNameChars),
    type: oneOf(channels),
    group: oneOf(messageGroupNames),
    isPublic: flag,
    content: text(contentChars),
    carrierCode: optional(text(carrierCodeChars, { matches: /^[\w-]+$/, code: 'message.template.carrierCode' })),
  },
  ({ content, group }) => templateProblems(content, group),
);

/**
 * The content with every placeholder filled, or each one that has no value. What is filled in is not read again: a place
 * named `{device}` stays itself.
 * @spec MSG-03
 */
export function fillTemplate(content: string, values: Readonly<Record<string, string | number>>): Result<string> {
  const missing = placeholdersOf(content).filter((name) => !Object.hasOwn(values, name));
  return missing.length > 0
    ? refuse(...missing.map((name) => ({ code: 'message.template.missing', field: name, args: { name } })))
    : ok(fillWords(content, values));
}
