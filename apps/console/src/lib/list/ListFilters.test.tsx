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

interface PageProps {
  readonly signal: string;
  /** Of a filter that stands there only while the address names it. */
  readonly building?: string;
  /** Of one whose choices are looked for: those that the address names are known. */
  readonly place?: string;
}

function Page({ signal, building = '', place = '' }: PageProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ signal, building, place });
  const places = values['place'] === '' ? [] : [{ value: '4', label: 'Market' }];
  const found: AnyFilter = { key: 'place', label: 'Place', any: 'Any place', choices: places, load: async () => [] };
  const named: readonly AnyFilter[] =
    values['building'] === ''
      ? []
      : [{ key: 'building', label: 'Building', any: 'Any building', choices: [{ value: '7', label: 'House 7' }] }];
  const url: UrlQuery = {
    text: '',
    get: (name) => values[name] ?? '',
    list: () => [],
    set: (change) => setValues({ ...values, ...(change as Record<string, string>) }),
  };
  return (
    <FirelineProvider language="en">
      <ListFilters list={{ filters: [...filters.slice(0, 1), found, ...named, ...filters.slice(1)], url }} />
    </FirelineProvider>
  );
}

const show = (signal: string, more: Omit<PageProps, 'signal'> = {}): void => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Page signal={signal} {...more} />);
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

it('shows none of the others when one of the rest changes [SHL-23]', async () => {
  show('weak');
  await userEvent.click(page.getByRole('button', { name: /Clear/ }));
  await expect.element(field('Signal')).toHaveTextContent('Any signal');
  expect(field('Battery').elements()).toHaveLength(0);
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more());
  await expect.element(field('Battery')).toBeVisible();
  await userEvent.click(more());
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  expect(field('Signal').elements()).toHaveLength(0);
});

it('moves the focus to what stands there now when a field goes with its value [SHL-23] [N23]', async () => {
  show('', { building: '7' });
  await expect.element(field('Building')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Clear/ }));
  await expect.poll(() => field('Building').elements()).toHaveLength(0);
  await expect.element(more()).toHaveFocus();
});

it('keeps the focus in a field that is replaced once it is emptied [SHL-23] [N23]', async () => {
  show('', { place: '4' });
  await expect.element(field('Place')).toHaveValue('Market');
  await userEvent.click(page.getByRole('button', { name: /Clear/ }));
  await expect.element(field('Place')).toHaveValue('');
  await expect.element(field('Place')).toHaveFocus();
});
