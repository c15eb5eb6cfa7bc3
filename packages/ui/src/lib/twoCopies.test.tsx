import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.test.support.tsx';

describe('two copies of the library on a page [LIB-01]', () => {
  it('a component of the one hears of the provider of the other', async () => {
    const own = await import('./context.ts');
    // another module to the browser, with the same source
    const path = './context.ts?copy';
    const copy = (await import(/* @vite-ignore */ path)) as typeof own;
    expect(copy.useFireline).not.toBe(own.useFireline);
    function OfTheCopy() {
      const { language, overlays } = copy.useFireline();
      return <p>{`${language} ${overlays !== null}`}</p>;
    }
    await mount(<OfTheCopy />, { language: 'en' });
    await expect.element(page.getByText('en true')).toBeVisible();
  });
});
