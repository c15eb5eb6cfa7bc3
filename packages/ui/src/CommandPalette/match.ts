import { plainText, soughtWords } from '@fireline/domain/lib';
import type { Choice } from '../lib/choice/choices.ts';

/** Something that can be done or gone to. */
export interface Command extends Choice {
  readonly group: string;
  /** Shown beside it: `g d`, `Mod+K`. It is for the owner to make it work. */
  readonly shortcut?: string;
}

/** How well a text has the typed letters: at its start, inside, or one after the other with gaps; null: not at all. */
export function score(text: string, typed: string): number | null {
  const at = text.indexOf(typed);
  if (at === 0) return 3;
  // the start of a word counts more than its middle
  if (at > 0) return /[\s/·-]/.test(text[at - 1] ?? '') ? 2.5 : 2;
  let from = -1;
  for (const letter of typed) {
    from = text.indexOf(letter, from + 1);
    if (from < 0) return null;
  }
  return 1;
}

/** Keywords are many: letters strewn over them say nothing. */
const wholeScore = (text: string, typed: string): number => (text.includes(typed) ? (score(text, typed) ?? 0) : 0);

const scoreOf = ({ label, description = '', keywords = '' }: Command, words: readonly string[]): number | null =>
  words.reduce<number | null>((sum, word) => {
    const own = score(plainText(label), word);
    const others = Math.max(score(plainText(description), word) ?? 0, wholeScore(plainText(keywords), word));
    const best = own === null ? (others === 0 ? null : others / 2) : own;
    return sum === null || best === null ? null : sum + best;
  }, 0);

/** The commands that have every typed word, the best first; with nothing typed all of them, as they are. */
export function matching(commands: readonly Command[], query: string): readonly Command[] {
  const words = soughtWords(query);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, points: scoreOf(command, words) }))
    .filter((one): one is { command: Command; points: number } => one.points !== null)
    .toSorted((one, other) => other.points - one.points)
    .map(({ command }) => command);
}

/** In groups, each where its best command is; the order inside a group stays. */
export const inGroups = (commands: readonly Command[]): Command[] =>
  [...new Set(commands.map(({ group }) => group))].flatMap((group) =>
    commands.filter((command) => command.group === group),
  );
