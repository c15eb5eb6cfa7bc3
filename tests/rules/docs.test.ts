import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const headings = ['Use it', 'Not for', 'Do', 'Do not', 'Accessibility'];
const components = globSync('packages/ui/src/[A-Z]*/')
  .map((folder) => folder.replace(/\/$/, '').split('/').at(-1) ?? '')
  .toSorted();

/** All that can be imported from a component's subpath, by name. */
const exported = new Set(
  globSync('packages/ui/src/*/index.ts').flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]\w+\b/g) ?? []),
);

/** What is wrong with a usage text. */
const faultsOf = (usage: string): string[] => {
  const parts = usage
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ heading: part.split('\n')[0], text: part.slice(part.indexOf('\n')) }));
  const found = parts.map(({ heading }) => heading);
  return [
    ...(found.join() === headings.join() ? [] : [`headings: ${found.join(', ')}`]),
    ...parts.filter(({ text }) => !/\w.*[.!?]$/m.test(text)).map(({ heading }) => `${heading}: no sentence`),
    ...[...usage.matchAll(/`([A-Z][a-z]\w*)`/g)]
      .filter(([, name = '']) => !exported.has(name))
      .map(([name]) => `${name} does not exist`),
  ];
};

const usageOf = (name: string): string => {
  const [file] = globSync(`packages/ui/src/${name}/${name}.usage.md`);
  return file === undefined ? '' : readFileSync(file, 'utf8');
};

describe('documentation', () => {
  it.each(components)(
    '%s: its usage text says when to use it, when not, how, and what it does for all [LIB-01]',
    (name) => {
      expect(faultsOf(usageOf(name))).toEqual([]);
    },
  );

  it('each component stands once among the tasks in the readme of its package, and nothing else does [LIB-01]', () => {
    const table =
      readFileSync('packages/ui/README.md', 'utf8')
        .match(/^\|.*$/gm)
        ?.join('\n') ?? '';
    const named = [...table.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(components);
  });

  it('the check finds what is missing, empty or made up', () => {
    const whole = headings.map((heading) => `## ${heading}\n\n- Take \`Button\` here.\n`).join('\n');
    expect(faultsOf(whole)).toEqual([]);
    expect(faultsOf('')).toEqual(['headings: ']);
    expect(faultsOf(whole.replace('- Take `Button` here.', ''))).toEqual(['Use it: no sentence']);
    expect(faultsOf(whole.replace('Button', 'Knob'))).toEqual(['`Knob` does not exist']);
  });
});
