import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PageHeader, pageTitleId } from './PageHeader.tsx';

it('names the document and the page after the thing, with its count, the way back and since when it is out of date [SHL-30] [N05]', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en" timeZone="Asia/Shanghai">
      <main aria-labelledby={pageTitleId}>
        <PageHeader
          title="1F kitchen smoke 01"
          back={{ href: '/device/indexList?status=offline', label: '' }}
          count={1234}
          staleSinceMs={Date.parse('2026-11-21T03:04:05Z')}
          actions={<button type="button">Share</button>}
        />
      </main>
    </FirelineProvider>,
  );
  const main = page.getByRole('main', { name: '1F kitchen smoke 01' });
  await expect.element(main.getByRole('heading', { level: 1, name: '1F kitchen smoke 01' })).toBeVisible();
  await expect.element(main.getByText('1,234')).toBeVisible();
  await expect.element(main.getByText('11:04:05', { exact: false })).toBeVisible();
  const way = main.getByRole('navigation', { name: 'You are here' });
  await expect
    .element(way.getByRole('link', { name: 'Devices' }))
    .toHaveAttribute('href', '/device/indexList?status=offline');
  await expect.element(main.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(document.title).toMatch(/^1F kitchen smoke 01 · /);
});
