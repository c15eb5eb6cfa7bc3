import axe from 'axe-core';
import { languages } from '@fireline/domain/lib';
import { describe, expect, it } from 'vitest';
import { type Example, type RootProps, examples, withoutRoot } from './examples.tsx';
import { mount } from './mount.test.support.tsx';

const folders = Object.keys(import.meta.glob('../*/index.ts'))
  .map((path) => path.split('/')[1] ?? '')
  .filter((name) => /^[A-Z]/.test(name));

const mark = 'conformance';
const rootProps = (ref: RootProps['ref'] = () => {}): RootProps => ({
  className: 'from-outside',
  'data-conformance': mark,
  ref,
});
const rootIn = (page: ParentNode): HTMLElement => {
  const found = page.querySelectorAll<HTMLElement>(`[data-conformance="${mark}"]`);
  if (found.length !== 1 || !found[0])
    throw new Error(`rest props reached ${found.length} elements instead of the root`);
  return found[0];
};

/** Everything that is read aloud or seen. */
const spoken = (element: HTMLElement): string[] => [
  ...(element.textContent ?? '').split(/\s+/),
  ...[element, ...element.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap((each) =>
    ['aria-label', 'title', 'placeholder'].flatMap((name) => each.getAttribute(name)?.split(/\s+/) ?? []),
  ),
];

it('every component folder has an example [LIB-01]', () => {
  expect(folders.filter((name) => !(name in examples) && !(name in withoutRoot))).toEqual([]);
});

describe.each(Object.entries(examples))('%s', (_name: string, example: Example) => {
  it('merges className and passes ref and rest props to its root [LIB-01]', async () => {
    let ref: Element | null = null;
    const { root } = await mount(
      example(
        rootProps((node) => {
          ref = node;
        }),
      ),
    );
    const element = rootIn(root);
    expect(ref).toBe(element);
    expect(element.classList.contains('from-outside')).toBe(true);
    expect(element.classList.length).toBeGreaterThan(1);
  });

  it.each(languages)('has all its words in %s [SHL-12]', async (language) => {
    const { root } = await mount(example(rootProps()), { language });
    expect(
      spoken(rootIn(root)).filter((word) => /^[A-Za-z]+(\.[A-Za-z]+)+$/.test(word) && word !== 'http.504'),
    ).toEqual([]);
    expect(spoken(rootIn(root)).filter((word) => /\{\w+\}/.test(word))).toEqual([]);
  });

  it.each(['light', 'dark', 'contrast'] as const)('is clean to axe in %s [LIB-01]', async (theme) => {
    const { root } = await mount(example(rootProps()), { theme });
    const rules = { region: { enabled: false } };
    // only colours differ between themes
    const runOnly = { type: 'rule', values: ['color-contrast'] } satisfies axe.RunOnly;
    const { violations } = await axe.run(root, theme === 'light' ? { rules } : { rules, runOnly });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
});
