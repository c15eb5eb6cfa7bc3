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

/** What git answers; undefined where it cannot. */
type Git = (...args: readonly string[]) => string | undefined;
const git: Git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/**
 * The last landed commit before this one: where a branch left main; on main, what the server has, the newest tag, or the commit before.
 * Undefined where git knows none: a copy without history, or its first commit.
 */
export function landedBefore(ask: Git = git): string | undefined {
  const head = ask('rev-parse', 'HEAD')?.trim();
  const known = [
    ['merge-base', 'HEAD', 'main'],
    ['merge-base', 'HEAD', 'origin/main'],
    ['describe', '--tags', '--abbrev=0', 'HEAD~1'],
    ['rev-parse', '--verify', 'HEAD~1'],
  ];
  for (const args of known) {
    const base = ask(...args)?.trim();
    if (base && base !== head) return base;
  }
  return undefined;
}

/** What differs from the commit, uncommitted lines included. */
export const changedSince = (base: string): string =>
  execFileSync('git', ['diff', '-U0', '--no-color', base, '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
