import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ChangeTable } from './ChangeTable.tsx';

it.each([
  ['cn', '归属'],
  ['hk', '歸屬'],
  ['en', 'Bound to'],
] as const)(
  '%s: a history names a field as its form does, one of an older version by its name [SES-10]',
  async (language, name) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    root.render(
      <FirelineProvider language={language}>
        <ChangeTable changes={{ nodeId: { before: null, after: '44' }, ofOldVersion: { before: 1, after: 2 } }} />
      </FirelineProvider>,
    );
    await expect.element(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'ofOldVersion' })).toBeVisible();
  },
);

it('a history calls a value as its owner does, and shows one that nobody names as it is [SES-10]', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const changes = { kind: { before: 'old', after: 'a' }, name: { before: null, after: 'a' } };
  root.render(
    <FirelineProvider language="en">
      <ChangeTable
        changes={changes}
        wordOf={(field, value) => (field === 'kind' && value === 'a' ? 'Solids' : undefined)}
      />
    </FirelineProvider>,
  );
  await expect.element(page.getByRole('row', { name: 'Kind old Solids' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Name .* a$/ })).toBeVisible();
});
