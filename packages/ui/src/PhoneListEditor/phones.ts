import { type Problem, type Result } from '@fireline/domain/lib';
import { mobile } from '@fireline/domain/session';
import { type PastedPhones, landline, phoneRules, type phonesMax } from '@fireline/domain/site';

export const phoneKinds = ['mobiles', 'landlines'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/** The numbers of a unit or a place as they were written, in the order in which they are called. */
export interface PhoneLists {
  readonly mobiles: readonly string[];
  readonly landlines: readonly string[];
}
export type PhoneOwner = keyof typeof phonesMax;

const fields = { mobiles: mobile, landlines: landline } as const;

/** The number as the domain keeps it, or why it is none. */
export const readPhone = (kind: PhoneKind, text: string, field: string): Result<string> => fields[kind](text, field);

/** As it is kept where it can be read; else as it was written. */
export const tidied = (kind: PhoneKind, text: string): string => {
  const result = readPhone(kind, text, kind);
  return result.ok ? result.value : text;
};

/** As the domain names the field of a number. */
export const lineName = (kind: PhoneKind, at: number): string => `${kind}.${at}`;

/** A problem of one line; of a repeated number also where it stands first, counted from 1. */
export interface LineProblem extends Problem {
  readonly sameAs?: number;
}

/** What is wrong with the lines, by the name of each: `mobiles.2`. */
export function lineProblems(lists: PhoneLists): ReadonlyMap<string, LineProblem> {
  const found = new Map<string, LineProblem>();
  const read = (kind: PhoneKind): string[] =>
    lists[kind].map((text, at) => {
      const field = lineName(kind, at);
      const result = readPhone(kind, text, field);
      if (result.ok) return result.value;
      for (const problem of result.problems) found.set(field, problem);
      // what cannot be read is the same as nothing else
      return field;
    });
  const numbers = { mobiles: read('mobiles'), landlines: read('landlines') };
  for (const problem of phoneRules(numbers)) {
    const [kind, at] = (problem?.field?.split('.') ?? []) as [PhoneKind?, string?];
    if (!problem || kind === undefined || at === undefined) continue;
    const number = numbers[kind][Number(at)] ?? '';
    found.set(`${kind}.${at}`, { ...problem, sameAs: numbers[kind].indexOf(number) + 1 });
  }
  return found;
}

/** Problems at lines that an empty list does not have, and those of the whole. */
export const problemsBeside = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ field }) => !/^(mobiles|landlines)\.\d+$/.test(field ?? ''));

export interface Taken {
  readonly value: PhoneLists;
  readonly added: number;
  /** Were there before. */
  readonly known: number;
  /** Found no room. */
  readonly over: readonly string[];
}

const isNew = (lists: PhoneLists, kind: PhoneKind, number: string): boolean =>
  !lists[kind].some((text) => tidied(kind, text) === number);

/** The lists with what was pasted at the end of each, up to the most there may be; lines left blank are filled. */
export function withPasted(lists: PhoneLists, pasted: PastedPhones, max: number): Taken {
  const taken = phoneKinds.map((kind) => {
    const fresh = pasted[kind].filter((number) => isNew(lists, kind, number));
    const written = lists[kind].filter((text) => text.trim() !== '');
    const room = Math.max(0, max - written.length);
    return {
      numbers: fresh.length > 0 ? [...written, ...fresh.slice(0, room)] : lists[kind],
      added: Math.min(room, fresh.length),
      known: pasted[kind].length - fresh.length,
      over: fresh.slice(room),
    };
  });
  const [mobiles, landlines] = taken;
  return {
    value: { mobiles: mobiles?.numbers ?? [], landlines: landlines?.numbers ?? [] },
    added: taken.reduce((sum, { added }) => sum + added, 0),
    known: taken.reduce((sum, { known }) => sum + known, 0),
    over: taken.flatMap(({ over }) => over),
  };
}

/** How many entries a pasted text has: from two on it is a list, not a number. */
export const entriesIn = (pasted: Result<PastedPhones>): number =>
  pasted.ok ? phoneKinds.reduce((sum, kind) => sum + pasted.value[kind].length, pasted.value.problems.length) : 2;
