import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { describe, expect, it, onTestFinished } from 'vitest';
import { columns, devices, idOf } from '../DataTable/DataTable.test.support.tsx';
import { DataTable } from '../DataTable/index.ts';
import { coloursOf, densities } from '../tokens/index.ts';
import { drawn, mount } from './mount.test.support.tsx';
import { FirelineProvider } from './provider.tsx';

type Page = Document | ShadowRoot;

const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
const selectorsIn = (page: Page): string[] =>
  [...page.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules)).map(({ selectorText }) => selectorText);
/** How often the sheet of a root is in the page: each copy has one rule for a row's height in the large density. */
const copiesIn = (page: Page): number =>
  selectorsIn(page).filter((selector) => selector.startsWith('[data-fl-density="large"]')).length;

const valueOf = (element: Element | null | undefined, token: string): string =>
  element ? getComputedStyle(element).getPropertyValue(token) : '';
const find = (within: ParentNode, id: string): Element | null => within.querySelector(`[data-id="${id}"]`);

/** Draws several times, each with a React root of its own; what is answered takes the one at that place away. */
async function mountApart(children: readonly ReactNode[]): Promise<(at: number) => Promise<void>> {
  const apart = children.map((child) => {
    const host = document.createElement('div');
    document.body.append(host);
    return { child, host, root: createRoot(host) };
  });
  onTestFinished(async () => {
    await drawn(() => apart.forEach(({ root }) => root.unmount()));
    for (const { host } of apart) host.remove();
  });
  await drawn(() => apart.forEach(({ root, child }) => root.render(child)));
  return (at) => drawn(() => apart[at]?.root.unmount());
}

const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at);

describe('the sheet of the roots [LIB-04]', () => {
  it('is in a page once, for fourteen roots as for one', async () => {
    await mountApart(numbers(14).map((at) => <FirelineProvider key={at}>{`Root ${at}`}</FirelineProvider>));
    expect(document.querySelectorAll('[data-fl-theme]')).toHaveLength(14);
    expect(copiesIn(document)).toBe(1);
  });

  it('is in a shadow root once, however many roots stand in there', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const shadow = host.attachShadow({ mode: 'open' });
    const [target, place] = [document.createElement('div'), document.createElement('div')];
    shadow.append(target, place);
    const root = createRoot(place);
    onTestFinished(() => drawn(() => root.unmount()));
    await drawn(() =>
      root.render(
        <StyleSheetManager target={target} nonce="c3RyYW5nZXI">
          {numbers(3).map((at) => (
            <FirelineProvider key={at} theme="night" data-id={at} />
          ))}
        </StyleSheetManager>,
      ),
    );
    expect(copiesIn(shadow)).toBe(1);
    expect(valueOf(find(shadow, '2'), '--fl-surface-base')).toBe(coloursOf('night')['surface.base']);
    expect([...shadow.querySelectorAll('style')].map(({ nonce }) => nonce)).toEqual(['c3RyYW5nZXI']);
  });

  it('serves elements inside a root that set a density of their own', async () => {
    const { root } = await mount(
      <div data-fl-density="large" data-id="large">
        <div data-fl-density="compact" data-id="compact" />
      </div>,
    );
    const heights = [root, find(root, 'large'), find(root, 'compact')].map((one) => valueOf(one, '--fl-size-row'));
    expect(heights).toEqual((['comfortable', 'large', 'compact'] as const).map((name) => densities[name]['size.row']));
  });

  it('serves a table with a density of its own', async () => {
    const { root } = await mount(
      <DataTable label="Devices" density="large" columns={columns} rows={devices(1)} getRowId={idOf} height={480} />,
      { density: 'compact' },
    );
    expect(valueOf(root.querySelector('[role="grid"]'), '--fl-size-row')).toBe(densities.large['size.row']);
  });

  it('serves roots in each other with a theme, density, language and brand of their own', async () => {
    const brand = { light: { focus: '#004a8f' } } as const;
    const { root } = await mount(
      <FirelineProvider theme="dark" density="compact" language="hk" data-id="dark">
        <FirelineProvider theme="contrast" data-id="contrast">
          <FirelineProvider data-id="light" />
        </FirelineProvider>
      </FirelineProvider>,
      { brand, density: 'large', language: 'en' },
    );
    const [outer, ...inner] = [root, ...['dark', 'contrast', 'light'].map((id) => find(root, id))];
    expect(inner.map((one) => valueOf(one, '--fl-surface-base'))).toEqual(
      (['dark', 'contrast', 'light'] as const).map((theme) => coloursOf(theme)['surface.base']),
    );
    expect(valueOf(outer, '--fl-focus')).toBe('#004a8f');
    expect(inner.map((one) => valueOf(one, '--fl-focus'))).toEqual(
      (['dark', 'contrast', 'light'] as const).map((theme) => coloursOf(theme).focus),
    );
    expect([outer, ...inner].map((one) => valueOf(one, '--fl-size-row'))).toEqual(
      (['large', 'compact', 'comfortable', 'comfortable'] as const).map((name) => densities[name]['size.row']),
    );
    const [english, hongKong] = [outer, inner[0]].map((one) => valueOf(one, '--fl-font-sans'));
    expect(hongKong).not.toBe(english);
  });

  it('outlives the root that brought it, and after the last one serves the next', async () => {
    const leave = await mountApart(numbers(2).map((at) => <FirelineProvider key={at} theme="dark" data-id={at} />));
    const colour = (id: string): string => valueOf(find(document, id), '--fl-surface-base');
    await leave(0);
    expect(colour('1')).toBe(coloursOf('dark')['surface.base']);
    await leave(1);
    expect(valueOf(document.documentElement, '--fl-surface-base')).toBe('');
    await mountApart([<FirelineProvider key="next" theme="night" data-id="next" />]);
    expect(colour('next')).toBe(coloursOf('night')['surface.base']);
    expect(copiesIn(document)).toBe(1);
  });

  it('has no rule that asks for the class of a component', async () => {
    await mount(null);
    const [, name] =
      /:where\(:not\((\.[\w-]+)\)\)$/.exec(
        selectorsIn(document).find((one) => one.startsWith('[data-fl-density')) ?? '',
      ) ?? [];
    expect(name).toMatch(/^\../);
    const withName = selectorsIn(document).filter((selector) => name !== undefined && selector.includes(name));
    expect(withName.length).toBeGreaterThan(20);
    expect(
      withName.filter((selector) => name !== undefined && selector.replaceAll(`:not(${name})`, '').includes(name)),
    ).toEqual([]);
  });

  it('comes once with the page of a server, which looks right before any script runs, and React takes it over as it is [LIB-01]', async () => {
    const roots = (['dark', 'contrast', 'night'] as const).map((theme) => (
      <FirelineProvider key={theme} theme={theme} data-id={theme} />
    ));
    const server = new ServerStyleSheet();
    const html = renderToString(server.collectStyles(<>{roots}</>));
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = `<div>${server.getStyleTags()}</div><main>${html}</main>`;
    server.seal();
    const [styles, place] = shadow.children;
    if (!(styles instanceof HTMLElement) || !place) throw new Error('the page of the server has no place');
    const looks = (): string[] =>
      ['dark', 'contrast', 'night'].map((id) => valueOf(find(shadow, id), '--fl-surface-base'));
    const wanted = (['dark', 'contrast', 'night'] as const).map((theme) => coloursOf(theme)['surface.base']);
    expect([looks(), copiesIn(shadow)]).toEqual([wanted, 1]);

    const problems: unknown[] = [];
    await drawn(() => {
      const root = hydrateRoot(place, <StyleSheetManager target={styles}>{roots}</StyleSheetManager>, {
        onRecoverableError: (problem) => problems.push(problem),
      });
      onTestFinished(() => drawn(() => root.unmount()));
    });
    expect(problems).toEqual([]);
    expect([looks(), copiesIn(shadow)]).toEqual([wanted, 1]);
  });
});
