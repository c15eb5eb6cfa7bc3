import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { attributeOf, literalOf } from '../../.storybook/literal.ts';

it('a value of a story is written as the code that makes it [LIB-01]', () => {
  expect(literalOf({ level: 1, name: "B's", 'aria-label': 'x', gone: undefined })).toBe(
    String.raw`{ level: 1, name: 'B\'s', 'aria-label': 'x' }`,
  );
  expect(literalOf([null, Number.NaN, true, 4, 5])).toBe('[null, NaN, true /* and 2 more */]');
  expect(literalOf({ state: { name: 'armed' }, onEnable: () => 1 })).toBe(
    "{ state: { name: 'armed' }, onEnable: () => {} }",
  );
});

it('maps, sets and options with icons are written as well [LIB-01]', () => {
  expect(literalOf(new Map([[31, 'Hydrant']]))).toBe("new Map([[31, 'Hydrant']])");
  expect(literalOf(new Set(['a:view']))).toBe("new Set(['a:view'])");
  expect(literalOf([{ value: '1', icon: { $$typeof: Symbol.for('react.element') } }])).toBe("[{ value: '1' }]");
  expect(literalOf({ 1: 2, 5: 0 })).toBe('{ 1: 2, 5: 0 }');
});

it('what has no text of its own is left to the source of the story [LIB-01]', () => {
  expect(literalOf([{ cell: () => 1 }])).toBeUndefined();
  expect(literalOf(new Date(0))).toBeUndefined();
  expect(attributeOf('renderTrigger', () => 1, '')).toBeUndefined();
});

it('attributes compile, however long and deep they are [LIB-01]', async () => {
  const items = Array.from({ length: 9 }, (_, id) => ({ id, label: 'a'.repeat(200), on: [`line\n${id}`, '"'] }));
  const attributes = [
    attributeOf('isOpen', true, '  '),
    attributeOf('label', 'Galaxy Plaza', '  '),
    attributeOf('text', '"quoted"', '  '),
    attributeOf('items', items, '  '),
    attributeOf('onSelect', () => 1, '  '),
  ];
  expect(attributes.slice(0, 3)).toEqual(['isOpen', 'label="Galaxy Plaza"', `text={'"quoted"'}`]);
  expect(attributes[3]).toContain('and 6 more');
  expect(attributes[3]).not.toContain('a'.repeat(100));
  const { code } = await transformWithOxc(`export const a = <A ${attributes.join(' ')} />;`, 'a.jsx');
  expect(code).toContain('onSelect: () => {}');
});
