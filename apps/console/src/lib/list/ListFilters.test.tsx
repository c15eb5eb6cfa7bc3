import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { ListFilters } from './ListFilters.tsx';
import type { AnyFilter } from './filter.ts';

const choices = [{ value: 'weak', label: 'Weak' }];
const filters: readonly AnyFilter[] = [
  { key: 'status', label: 'Status', any: 'Any status', choices },
  { key: 'signal', label: 'Signal', any: 'Any signal', choices, isMore: true },
  { key: 'battery', label: 'Battery', any: 'Any battery', choices, isMore: true },
];

function Page({ signal }: { readonly signal: string }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ signal });
  const url: UrlQuery = {
    text: '',
    get: (name) => values[name] ?? '',
    list: () => [],
    set: (change) => setValues({ ...values, ...(change as Record<string, string>) }),
  };
  return (
    <FirelineProvider language="en">
      <ListFilters list={{ filters, url }} />
    </FirelineProvider>
  );
}

const show = (signal: string): void => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Page signal={signal} />);
};

const field = (name: string) => page.getByRole('combobox', { name });
const more = () => page.getByRole('button', { name: 'More filters' });

it('shows the rest of many filters when asked, and hides them again [SHL-23]', async () => {
  show('');
  await expect.element(field('Status')).toBeVisible();
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  expect(field('Battery').elements()).toHaveLength(0);
  await userEvent.click(more());
  await expect.element(field('Battery')).toBeVisible();
  await userEvent.click(more());
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  expect(field('Battery').elements()).toHaveLength(0);
});

it('shows one of the rest that the address sets, and keeps its field once it is emptied [SHL-23]', async () => {
  show('weak');
  await expect.element(field('Signal')).toBeVisible();
  expect(field('Battery').elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: /Clear/ }));
  await expect.element(field('Signal')).toBeVisible();
  await expect.element(field('Signal')).toHaveTextContent('Any signal');
});
