import { defineWords } from '@fireline/domain/lib';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { coloursOf } from '../tokens/index.ts';
import { FirelineProvider } from './provider.tsx';
import { mount } from './mount.test.support.tsx';
import { useFormat } from './format/useFormat.ts';
import { type Translate, useWords } from './format/useWords.ts';

const words = defineWords({ 'test.hello': { cn: '你好，{name}', hk: '您好，{name}', en: 'Hello, {name}' } });
const more = defineWords({ 'test.bye': { cn: '再见', hk: '再見', en: 'Bye' } });

function Hello() {
  const t = useWords(words, more);
  return <p>{`${t('test.hello', { name: 'Li' })} ${t('test.bye')}`}</p>;
}

describe('FirelineProvider', () => {
  it.each([
    ['cn', 'zh-CN', '你好，Li 再见'],
    ['hk', 'zh-HK', '您好，Li 再見'],
    ['en', 'en', 'Hello, Li Bye'],
  ] as const)('speaks %s and says so to the browser [SHL-12]', async (language, tag, text) => {
    const { root } = await mount(<Hello />, { language });
    expect(root.lang).toBe(tag);
    expect(root.querySelector('p')?.textContent).toBe(text);
  });

  it('passes other props on to its element [LIB-01]', async () => {
    const { root } = await mount(<Hello />, { id: 'portal', dir: 'ltr', 'aria-label': 'Portal', className: 'mine' });
    expect([root.id, root.dir, root.ariaLabel, root.className]).toEqual(['portal', 'ltr', 'Portal', 'mine']);
    expect(root.dataset.flTheme).toBe('light');
  });

  it('lets translate go first [SHL-12]', async () => {
    const { root } = await mount(<Hello />, { translate: (key) => `<${key}>` });
    expect(root.textContent).toContain('<test.hello> <test.bye>');
  });

  it('asks translate for a text with ours filled in, and shows ours where it knows no better: undefined, or the key itself [SHL-12] [LIB-04]', async () => {
    const asked: string[] = [];
    const translate = (key: string, _args: unknown, ours: string) => {
      asked.push(ours);
      return key === 'test.hello' ? undefined : key;
    };
    const { root } = await mount(<Hello />, { language: 'en', translate });
    expect(root.querySelector('p')?.textContent).toBe('Hello, Li Bye');
    expect(new Set(asked)).toEqual(new Set(['Hello, Li', 'Bye']));
  });

  it('speaks a language of the app, which fills in words of its own; translate goes before them, and the base stands in [SHL-12] [LIB-04]', async () => {
    const language = { tag: 'ja', base: 'en', words: { 'test.hello': 'こんにちは、{name}' } } as const;
    function Written() {
      const format = useFormat();
      return <em>{format.date('2026-11-30T04:00:00Z')}</em>;
    }
    const { root, rerender } = await mount([<Hello key="words" />, <Written key="date" />], { language });
    expect(root.lang).toBe('ja');
    expect(root.querySelector('p')?.textContent).toBe('こんにちは、Li Bye');
    expect(root.querySelector('em')?.textContent).toBe('2026/11/30');
    await rerender(
      <FirelineProvider {...{ language }} translate={(key) => (key === 'test.hello' ? 'やあ' : undefined)}>
        <Hello />
      </FirelineProvider>,
    );
    expect(root.querySelector('p')?.textContent).toBe('やあ Bye');
  });

  it('keeps t the same between renders, so that effects may depend on it', async () => {
    const seen = new Set<Translate<'test.hello' | 'test.bye'>>();
    function Watch() {
      seen.add(useWords(words, more));
      return null;
    }
    const { rerender } = await mount(<Watch />);
    await rerender(<Watch />);
    expect(seen.size).toBe(1);
  });

  it('hands all who read alike the same t, and another one in another language [SHL-12]', async () => {
    const seen = new Set<Translate<'test.hello' | 'test.bye'>>();
    function Watch() {
      seen.add(useWords(words, more));
      return null;
    }
    const both = [<Watch key="one" />, <Watch key="other" />];
    await mount(both);
    expect(seen.size).toBe(1);
    await mount(both, { language: 'en' });
    expect(seen.size).toBe(2);
  });

  it('carries the tokens of its theme and leaves the host page alone [LIB-04]', async () => {
    const { root } = await mount(<span />, { theme: 'dark' });
    expect(getComputedStyle(root).getPropertyValue('--fl-text-default')).toBe('#e4e7ea');
    expect(getComputedStyle(document.documentElement).getPropertyValue('--fl-text-default')).toBe('');
  });

  it('lets a partner repaint roles at run time, alarm levels excepted [LIB-04] [ALM-02]', async () => {
    const brand = { light: { 'action.primary': '#004a8f', 'alarm.1.fill': '#00ff00' } } as const;
    const { root } = await mount(<span />, { brand });
    expect(getComputedStyle(root).getPropertyValue('--fl-action-primary')).toBe('#004a8f');
    expect(getComputedStyle(root).getPropertyValue('--fl-alarm-1-fill')).toBe('#c8142a');
  });

  it('auto follows the system: dark, more contrast, fingers; as it changes, and on a server by the style sheet alone [LIB-04] [SHL-12]', async () => {
    const system = (features: Record<string, string>) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: Object.entries(features).map(([name, value]) => ({ name, value })),
      });
    onTestFinished(async () => void (await system({})));
    await system({ 'prefers-color-scheme': 'dark' });
    const { root } = await mount(<span />, { theme: 'auto', density: 'auto' });
    const surface = () => getComputedStyle(root).getPropertyValue('--fl-surface-base');
    expect([root.dataset.flTheme, surface()]).toEqual(['dark', coloursOf('dark')['surface.base']]);
    await system({ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' });
    await vi.waitFor(() =>
      expect([root.dataset.flTheme, surface()]).toEqual(['contrast', coloursOf('contrast')['surface.base']]),
    );

    const page = document.createElement('div');
    document.body.append(page);
    onTestFinished(() => page.remove());
    page.innerHTML = renderToString(<FirelineProvider theme="auto">served</FirelineProvider>);
    const served = page.querySelector<HTMLElement>('[data-fl-theme=auto]');
    const seen = () => served && getComputedStyle(served).getPropertyValue('--fl-surface-base');
    expect(seen()).toBe(coloursOf('contrast')['surface.base']);
    await system({ 'prefers-color-scheme': 'dark' });
    await vi.waitFor(() => expect(seen()).toBe(coloursOf('dark')['surface.base']));
  });

  it('nested roots: a dark panel in a light page has dark tokens', async () => {
    const { root } = await mount(<FirelineProvider theme="dark">in the dark</FirelineProvider>);
    const inner = root.querySelector<HTMLElement>('[data-fl-theme="dark"]');
    expect(inner && getComputedStyle(inner).getPropertyValue('--fl-surface-base')).toBe('#15181b');
  });

  it('draws on the server', () => {
    expect(
      renderToString(
        <FirelineProvider language="hk">
          <Hello />
        </FirelineProvider>,
      ),
    ).toContain('lang="zh-HK"');
  });

  it.each(['dark', 'night'] as const)('prints %s as dark on white paper [LIB-04]', async (theme) => {
    const { root } = await mount(<p>Harbour</p>, { theme });
    const text = (): string => getComputedStyle(root).getPropertyValue('--fl-text-default').trim();
    expect(text()).toBe(coloursOf(theme)['text.default']);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    });
    expect(text()).toBe(coloursOf('light')['text.default']);
    expect(getComputedStyle(root).colorScheme).toBe('light');
  });
});
