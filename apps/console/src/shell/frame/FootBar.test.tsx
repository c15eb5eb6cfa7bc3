import { FirelineProvider } from '@fireline/ui/lib';
import type { Account } from '@fireline/domain/session';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedInAs } from '../signedInAs.test.support.ts';
import { FootBar } from './FootBar.tsx';

const account = { realName: 'Chan', role: 'unit' } as Account;

it('leads to what the reader may open, marks where one is, and opens the own things of the reader [ROL-07] [N23]', async () => {
  signedInAs(['alarmList:view', 'inspectionLines:view']);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <FootBar account={account} page="alarmDetail">
        <button>Log out</button>
      </FootBar>
    </FirelineProvider>,
  );
  const bar = page.getByRole('navigation', { name: 'Most used' });
  await expect.element(bar.getByRole('link', { name: 'Alarms' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(bar.getByRole('link', { name: 'Inspections' }))
    .toHaveAttribute('href', '/main/inspection/lines');
  expect(bar.getByRole('link', { name: 'Devices' }).elements()).toHaveLength(0);
  await userEvent.click(bar.getByRole('button', { name: 'Me' }));
  await expect.element(page.getByRole('dialog', { name: 'Me' }).getByRole('button', { name: 'Log out' })).toBeVisible();
});
