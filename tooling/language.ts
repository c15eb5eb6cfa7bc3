// Plain technical English on changed lines: comments and titles of tests. Old lines are left until somebody touches them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Words of a dialect that a stranger has to translate, each with what to write. */
const plainWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|were|be|been) told\b|\btells? (?:of|when|that|who)\b/i, 'notify, report, return'],
  [/\bheard\b|\bhears\b/i, 'receive'],
  [/\bwhoever\b/i, 'name the subject: the caller, the reader'],
  [/\banew\b/i, 'again'],
  [/\banswers (?:how|whether|with)\b/i, 'returns'],
  [/\btak(?:es|en|e) (?:away|out of)\b/i, 'remove'],
  [/\bto be had\b/i, 'available'],
];

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

/** The prose of a line of source: its comment, or the title of a test or story. */
export function proseOf(line: string): string {
  const comment = /^\s*(?:\/\*\*?|\*)(?!\/)(.*)$/.exec(line) ?? /(?:^|\s)\/\/(.*)$/.exec(line);
  const title =
    /\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/.exec(line) ?? /^\s*name: (['"`])(.*)\1,$/.exec(line);
  return [comment?.[1], title?.[2]].filter(Boolean).join(' ');
}

/** What a unified diff without context adds that is not plain. */
export function findingsIn(diff: string): Finding[] {
  const findings: Finding[] = [];
  let file = '';
  let line = 0;
  for (const row of diff.split('\n')) {
    if (row.startsWith('+++ ')) file = row.replace(/^\+\+\+ (?:b\/)?/, '');
    else if (row.startsWith('@@')) line = Number(/\+(\d+)/.exec(row)?.[1] ?? 0);
    else if (row.startsWith('+')) {
      const text = proseOf(row.slice(1));
      const found = plainWords.find(([pattern]) => pattern.test(text));
      if (found) findings.push({ file, line, text: text.trim(), instead: found[1] });
      line += 1;
    }
  }
  return findings;
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** What differs from main, uncommitted lines included; on main, from the commit before. Empty where there is no history. */
export function changedSource(): string {
  try {
    const head = git('rev-parse', 'HEAD').trim();
    const shared = git('merge-base', 'HEAD', 'main').trim();
    const base = shared === head ? 'HEAD~1' : shared;
    return git('diff', '-U0', '--no-color', base, '--', '*.ts', '*.tsx');
  } catch {
    // a copy without history, or its first commit: there is nothing to compare with
    return '';
  }
}
