import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { documented } from '../../.storybook/propTypes.ts';
import { eachNeeds, needs } from '../../packages/ui/src/lib/needs.ts';

type Component = ComponentType<Readonly<Record<string, unknown>>>;
interface Needing {
  readonly name: string;
  readonly props: readonly string[];
  readonly index: string;
}

const sources = globSync('packages/ui/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|example|support)\b/.test(file),
);
/** Types that are a function and go by a name: `type Upload = (…) => …`. */
const functionTypes = new Set(
  sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\btype (\w+)(?:<[^=]*>)? =\s*\([^)]*\)\s*=>/g), ([, name]) => name),
  ),
);
const isFunction = (type: string): boolean =>
  /^\((?!\()[\s\S]*\) => /.test(type) || functionTypes.has(/^\w+/.exec(type)?.[0]);

/** The components that a subpath exports and their required props that are functions, as their types declare them. */
const declared = sources
  .filter((file) => /\/src\/[A-Z]\w+\/[A-Z]\w+\.tsx$/.test(file))
  .flatMap((file): Needing[] =>
    [...documented(readFileSync(file, 'utf8'), resolve(file))].map(([name, { props = {} }]) => ({
      name,
      index: resolve(dirname(file), 'index.ts'),
      props: Object.entries(props)
        .filter(([, { required, tsType }]) => required === true && isFunction(tsType?.name ?? ''))
        .map(([prop]) => prop),
    })),
  )
  .filter(({ props }) => props.length > 0);
const exported = await Promise.all(
  declared.map(async (one) => {
    const module = (await import(one.index)) as Readonly<Record<string, Component | undefined>>;
    return { ...one, component: module[one.name] };
  }),
);
const needing = exported.flatMap(({ name, props, component }) =>
  component ? props.map((prop) => ({ name, prop, props, component })) : [],
);

it('components that need functions are found by their types [LIB-05]', () => {
  const found = needing.map(({ name, prop }) => `${name}.${prop}`);
  expect(found).toEqual(expect.arrayContaining(['Dialog.onClose', 'Menu.renderTrigger', 'FileDrop.upload']));
  expect(found.length).toBeGreaterThan(25);
});

it.each(needing)('$name without $prop names both in development [LIB-05]', ({ name, prop, props, component }) => {
  const others = Object.fromEntries(props.filter((one) => one !== prop).map((one) => [one, () => {}]));
  expect(() => renderToString(createElement(component, others))).toThrow(
    `@fireline/ui: ${name} needs a function as ${prop}, and was given undefined`,
  );
});

describe('what a component needs', () => {
  const missing = () => needs('Box', { onOpen: () => {}, onClose: null });

  it('is named with what was given, in lists by its place [LIB-05]', () => {
    expect(missing).toThrow('@fireline/ui: Box needs a function as onClose, and was given null');
    expect(() => eachNeeds('Table', 'cell', { columns: [{ cell: String }, { cell: 'text' }] })).toThrow(
      '@fireline/ui: Table needs a function as columns[1].cell, and was given string',
    );
    expect(() => eachNeeds('Table', 'cell', { columns: [{ cell: String }] })).not.toThrow();
  });

  it('is named with all else that is missing [LIB-05]', () => {
    expect(() => needs('Box', { onOpen: undefined, onMove: () => {}, onClose: null })).toThrow(
      '@fireline/ui: Box needs a function as onOpen, and was given undefined; a function as onClose, and was given null',
    );
    expect(() => eachNeeds('Table', 'cell', { columns: [{}, { cell: String }, { cell: 1 }] })).toThrow(
      '@fireline/ui: Table needs a function as columns[0].cell, and was given undefined; a function as columns[2].cell, and was given number',
    );
  });

  it('is not asked in production, nor in a browser without a bundler [LIB-05]', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(missing).not.toThrow();
    vi.unstubAllEnvs();
    vi.stubGlobal('process', undefined);
    let thrown: unknown;
    try {
      missing();
    } catch (error) {
      thrown = error;
    }
    // the test runner needs it itself
    vi.unstubAllGlobals();
    expect(thrown).toBeUndefined();
  });
});
