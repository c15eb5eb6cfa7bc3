import { expect, it } from 'vitest';
import { changedSource, findingsIn, proseOf } from '../../tooling/language.ts';

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

it('changed lines are in plain technical English: see CONTRIBUTING.md', () => {
  expect(findingsIn(changedSource())).toEqual([]);
});
