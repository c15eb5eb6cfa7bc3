import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { FirelineProvider } from '../lib/index.ts';
import { Tabs } from './Tabs.tsx';

const items = Array.from({ length: 9 }, (_, index) => ({
  value: `part${index}`,
  label: `Part number ${index}`,
  content: `Content ${index}`,
}));

function show(value: string): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = '300px';
  const root = createRoot(host);
  onTestFinished(() => root.unmount());
  const render = (next: string): void =>
    root.render(
      <FirelineProvider language="en">
        <Tabs label="Parts" items={items} value={next} />
      </FirelineProvider>,
    );
  render(value);
  return () => render('part0');
}

it('wrapped tabs are all seen where there is no room for them in one line [LIB-01]', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = '300px';
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <FirelineProvider language="en">
      <Tabs label="Parts" items={items} isWrapped />
    </FirelineProvider>,
  );
  await expect.element(page.getByText('Content 0')).toBeVisible();
  expect(items.map(({ label }) => isSeen(label))).toEqual(items.map(() => true));
});

/** Whether a tab is within the strip. */
const isSeen = (name: string): boolean => {
  const strip = document.querySelector('[role=tablist]');
  const tab = [...(strip?.querySelectorAll('[role=tab]') ?? [])].find(({ textContent }) => textContent === name);
  if (!strip || !tab) throw new Error(`There is no tab ${name}`);
  const [within, of] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  return of.left >= within.left - 1 && of.right <= within.right + 1;
};

it('the chosen tab is seen where there is no room for all of them, also when the address chose it [LIB-01]', async () => {
  const chooseFirst = show('part7');
  await expect.element(page.getByText('Content 7')).toBeVisible();
  await expect.poll(() => isSeen('Part number 7')).toBe(true);
  expect(isSeen('Part number 0')).toBe(false);
  chooseFirst();
  await expect.element(page.getByText('Content 0')).toBeVisible();
  await expect.poll(() => isSeen('Part number 0')).toBe(true);
  expect(document.documentElement.scrollTop).toBe(0);
});
