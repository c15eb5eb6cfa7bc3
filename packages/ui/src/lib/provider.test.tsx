import { defineWords } from '@fireline/domain/lib';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { coloursOf } from '../tokens/index.ts';
import { FirelineProvider } from './provider.tsx';
import { mount } from './mount.test.support.tsx';
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
