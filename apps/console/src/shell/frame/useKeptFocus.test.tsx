import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnFrame } from '../../../../../tests/browser/drawnFrame.ts';
import { navigate } from 'wouter/use-browser-location';
import { useKeptFocus } from './useKeptFocus.ts';

function show(content: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(content);
}

function Page() {
  useKeptFocus();
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <main id="main" tabIndex={-1}>
      <ul tabIndex={-1} aria-label="rows">
        {rows.map((row) => (
          <li key={row}>
            <button onClick={() => setRows(rows.filter((other) => other !== row))}>remove {row}</button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && <button onClick={() => setRows([])}>remove all</button>}
      <p>text</p>
    </main>
  );
}

const rows = page.getByRole('list', { name: 'rows' });

it('a pressed button that goes leaves the focus to what is around it, and never to the page body [N23]', async () => {
  show(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'remove one' }));
  await expect.element(rows).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'remove all' }));
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('a press beside everything gives the focus away, as the reader wants [N23]', async () => {
  show(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'remove one' }));
  await expect.element(rows).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  page.getByText('text').element().textContent = 'other text';
  for (let frame = 0; frame < 3; frame += 1) await drawnFrame();
  expect(document.activeElement).toBe(document.body);
});

it('another page that was opened by a press on what takes no focus has it itself [N23]', async () => {
  const before = location.href;
  onTestFinished(() => navigate(before, { replace: true }));
  show(<Page />);
  await expect.element(rows).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  navigate('/opened');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
