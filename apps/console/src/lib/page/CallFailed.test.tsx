import { CallError, type CallErrorKind } from '@fireline/api/lib';
import { languages } from '@fireline/domain/lib';
import { FirelineProvider } from '@fireline/ui/lib';
import { ToastProvider } from '@fireline/ui/Toast';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CallFailed } from './CallFailed.tsx';
import { useTellFailure } from './useTellFailure.ts';

const requestId = '3f0c5f5be46e';
const failed = (kind: CallErrorKind) => new CallError({ kind, call: 'alarm.list', message: 'why', requestId });

function show(content: ReactNode, language: (typeof languages)[number] = 'en') {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language={language}>
      <ToastProvider>{content}</ToastProvider>
    </FirelineProvider>,
  );
}
const copying = { cn: '复制 参考编号', hk: '複製 參考編號', en: 'Copy Reference' };

it.each(languages)(
  '%s: what the server failed at is shown with the id of the request, to be copied [SHL-15]',
  async (language) => {
    show(<CallFailed error={failed('server')} />, language);
    await expect.element(page.getByRole('alert').getByText(requestId)).toBeVisible();
    await expect.element(page.getByRole('button', { name: copying[language] })).toBeVisible();
  },
);

it('asking again is offered where it may help [SHL-15]', async () => {
  show(<CallFailed error={failed('network')} onRetry={() => {}} />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a refusal speaks for itself: it has no id to ask support about, and would be the same again [SHL-15]', async () => {
  show(<CallFailed error={failed('refused')} onRetry={() => {}} />);
  await expect.element(page.getByRole('alert').getByText('why')).toBeVisible();
  expect(page.getByText(requestId).elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

function Telling({ error }: { readonly error: Error }) {
  const tell = useTellFailure();
  return <button onClick={() => tell('query', error)}>tell</button>;
}

it('a failure told as a toast carries the id, too [SHL-15]', async () => {
  show(<Telling error={failed('timeout')} />);
  await page.getByRole('button', { name: 'tell' }).click();
  await expect.element(page.getByRole('alertdialog').getByText(requestId)).toBeVisible();
  await expect.element(page.getByRole('button', { name: copying.en })).toBeVisible();
});

it('a defect told as a toast is reported as an error of the program, a failed call is not [SHL-15]', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const defect = new TypeError('rows is undefined');
  show(<Telling error={failed('server')} />);
  await page.getByRole('button', { name: 'tell' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
  show(<Telling error={defect} />);
  await page.getByRole('button', { name: 'tell' }).last().click();
  await expect.poll(() => reported.mock.calls).toEqual([[defect]]);
});

it('a toast of what somebody else saved first says when [SHL-30]', async () => {
  const at = new Date(Date.now() - 3 * 60_000).toISOString();
  const saved = (code: string, args: Readonly<Record<string, string>>) =>
    new CallError({ kind: 'refused', call: 'site.change', message: 'Wang has changed it', problems: [{ code, args }] });
  show(<Telling error={saved('site.conflict', { name: 'Wang', at })} />);
  await page.getByRole('button', { name: 'tell' }).click();
  await expect.element(page.getByText(/Wang has changed it \(saved 3 min\.? ago\)/)).toBeVisible();
  // a record from before its changes were dated
  show(<Telling error={saved('site.conflict', { name: 'Wang', at: '' })} />);
  await page.getByRole('button', { name: 'tell' }).last().click();
  await expect.element(page.getByText(/Wang has changed it$/)).toBeVisible();
});
