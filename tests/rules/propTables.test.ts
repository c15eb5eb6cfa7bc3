import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documented } from '../../.storybook/propTypes.ts';

const components = globSync('packages/ui/src/[A-Z]*/')
  .map((folder) => folder.replace(/\/$/, '').split('/').at(-1) ?? '')
  .filter((name) => existsSync(`packages/ui/src/${name}/${name}.tsx`))
  .toSorted();

/** The props of a component as its docs page lists them: `name` or `name*`, and its type. */
const propsOf = (name: string): Readonly<Record<string, string>> => {
  const file = resolve(`packages/ui/src/${name}/${name}.tsx`);
  const { props = {} } = documented(readFileSync(file, 'utf8'), file).get(name) ?? {};
  return Object.fromEntries(
    Object.entries(props).map(([prop, { required, tsType }]) => [
      `${prop}${required ? '*' : ''}`,
      (tsType && 'raw' in tsType ? tsType.raw : tsType?.name) ?? '',
    ]),
  );
};

describe('the tables of props', () => {
  it.each(components)('%s: every prop is told with a type that can be read [LIB-01]', (name) => {
    const unreadable = Object.entries(propsOf(name)).filter(([, type]) => /^(?:$|unknown$|other$|\w+<$)/.test(type));
    expect(unreadable).toEqual([]);
  });

  it('has what a component takes over, picks, leaves out and shares with the domain [LIB-01]', () => {
    expect(propsOf('TreeSelect')).toMatchObject({ disabled: 'boolean', nodes: 'readonly Node[]', 'label*': 'string' });
    expect(propsOf('PasswordField')).toMatchObject({ value: 'string', disabled: 'boolean' });
    expect(propsOf('PasswordField')).not.toHaveProperty('type');
    expect(propsOf('FileDrop')).toMatchObject({ kinds: 'readonly string[] | undefined' });
  });

  it('has every shape that props may take, and calls nothing required that stands in one of them only [LIB-01]', () => {
    expect(propsOf('DeviceStatusTag')).toMatchObject({ device: 'ExplainedDevice', status: 'DeviceStatus' });
    expect(propsOf('DataTable')).toMatchObject({
      store: 'RowStore<Row>',
      rows: 'readonly Row[]',
      'columns*': 'readonly Column<Row>[]',
      columnWidths: 'Readonly<Record<string, number>>',
    });
  });

  it('keeps closed sets in parts, for the controls, and the names of everything else [LIB-01]', () => {
    const file = resolve('packages/ui/src/AlarmLevelBadge/AlarmLevelBadge.tsx');
    const level = documented(readFileSync(file, 'utf8'), file).get('AlarmLevelBadge')?.props?.level?.tsType;
    expect(level).toMatchObject({ name: 'union', elements: ['1', '2', '3', '4', '5'].map((value) => ({ value })) });
    expect(propsOf('PriceChain')).toMatchObject({ 'costCents*': 'Cents', 'today*': 'Day' });
  });
});
