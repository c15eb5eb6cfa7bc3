import { expect, it } from 'vitest';
import { capsOf, chordOf, groupsOf, matchOf } from './keys.ts';

const shortcut = (keys: string, group = 'a', label = keys) => ({ keys, group, label, onPress: () => {} });
const press = (key: string, more: Partial<Parameters<typeof chordOf>[0]> = {}) =>
  chordOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('a press has one name, with Ctrl or Command, in capitals and full width [LIB-01]', () => {
  expect([press('K', { ctrlKey: true }), press('k', { metaKey: true }), press('？'), press('ｇ')]).toEqual([
    'mod+k',
    'mod+k',
    '?',
    'g',
  ]);
});

it('two keys after each other are one shortcut; of the same keys the last one counts [LIB-01]', () => {
  const all = [shortcut('g d'), shortcut('?', 'a', 'old'), shortcut('?', 'b', 'new')];
  expect(matchOf(all, ['g'])).toEqual({ kind: 'begun' });
  expect(matchOf(all, ['g', 'd'])).toMatchObject({ kind: 'hit', shortcut: { keys: 'g d' } });
  expect(matchOf(all, ['?'])).toMatchObject({ shortcut: { label: 'new' } });
  expect(matchOf(all, ['x'])).toEqual({ kind: 'none' });
  expect(groupsOf(all).map(({ group }) => group)).toEqual(['a', 'b']);
});

it('keys are shown as they stand on the keyboard [LIB-01]', () => {
  expect(capsOf('Mod+K', false)).toEqual([['Ctrl', 'K']]);
  expect(capsOf('Mod+K', true)).toEqual([['⌘', 'K']]);
  expect(capsOf('g ArrowDown', false)).toEqual([['G'], ['↓']]);
  expect(capsOf('+', false)).toEqual([['+']]);
});
