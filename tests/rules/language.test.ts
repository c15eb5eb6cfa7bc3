import { describe, expect, it } from 'vitest';
import { changedSince, findingsIn, landedBefore, proseOf } from '../../tooling/language.ts';

it('the prose of a line is its comment or the title of its test, never its code', () => {
  expect(proseOf("  it('returns the row [DEV-06]', () => {")).toBe('returns the row [DEV-06]');
  expect(proseOf('  /** Removes the row. */')).toContain('Removes the row.');
  expect(proseOf('  const heard = 1; // received rows')).toBe(' received rows');
  expect(proseOf("  const url = 'http://heard.example';")).toBe('');
});

it('a changed line in another voice is found, with its place and the plain word', () => {
  const diff = ['+++ b/a.ts', '@@ -3,0 +4,2 @@', '+const heard = tell();', '+// whoever asks is told of it'].join('\n');
  expect(findingsIn(diff)).toEqual([
    { file: 'a.ts', line: 5, text: 'whoever asks is told of it', instead: 'notify, report, return' },
  ]);
});

describe('what lines are compared with', () => {
  /** What git would answer, by one word of the question; the last one that is known counts. */
  const answers = (known: Readonly<Record<string, string>>) =>
    landedBefore((...args) => known[args.findLast((arg) => arg in known) ?? '']);

  it('is where a branch left main', () => {
    expect(answers({ HEAD: 'c', main: 'a\n', 'origin/main': 'b' })).toBe('a');
  });

  it('is on main what the server has, then the newest tag, then the commit before', () => {
    const onMain = { main: 'c', HEAD: 'c' };
    expect(answers({ ...onMain, 'origin/main': 'b', describe: 'v1' })).toBe('b');
    expect(answers({ ...onMain, 'origin/main': 'c', describe: 'v1' })).toBe('v1');
    expect(answers({ ...onMain, '--verify': 'd' })).toBe('d');
  });

  it('is nothing in a copy without history', () => {
    expect(answers({})).toBeUndefined();
  });
});

it('changed lines are in plain technical English: see CONTRIBUTING.md', ({ skip }) => {
  const base = landedBefore();
  const diff = base === undefined ? undefined : changedSince(base);
  if (diff === undefined) {
    console.log('skipped: git knows no commit to compare changed lines with');
    return skip();
  }
  expect(findingsIn(diff)).toEqual([]);
});
