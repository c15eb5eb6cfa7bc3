import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
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
  /** Pixels that the filters have. */
  readonly width?: number;
}

function Page({ signal, building = '', place = '', width = 900 }: PageProps) {
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
      <div data-testid="place" style={{ width }}>
        <ListFilters list={{ filters: [...filters.slice(0, 1), found, ...named, ...filters.slice(1)], url }} />
      </div>
    </FirelineProvider>
  );
}

/** @returns how to show it again, such as in another width */
const show = (signal: string, more: Omit<PageProps, 'signal'> = {}): ((again: Omit<PageProps, 'signal'>) => void) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Page signal={signal} {...more} />);
  return (again) => root.render(<Page signal={signal} {...again} />);
};

const field = (name: string) => page.getByRole('combobox', { name });
const more = () => page.getByRole('button', { name: /^More/ });
const chip = () => page.getByRole('button', { name: 'Remove Signal: Weak' });

it('keeps what does not fit in one row behind a button, as the room changes [SHL-23] [SHL-30]', async () => {
  const again = show('');
  await expect.element(field('Status')).toBeVisible();
  await expect.element(field('Place')).toBeVisible();
  expect(field('Signal').elements()).toHaveLength(0);
  again({ width: 260 });
  await expect.poll(() => field('Place').elements()).toHaveLength(0);
  expect(page.getByTestId('place').element().clientHeight).toBeLessThan(48);
  await userEvent.click(more());
  const others = page.getByRole('dialog', { name: 'More filters' });
  for (const name of ['Place', 'Signal', 'Battery'])
    await expect.element(others.getByRole('combobox', { name })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  again({});
  await expect.element(field('Place')).toBeVisible();
  expect(field('Signal').elements()).toHaveLength(0);
});

it('says how many of the others are set and what to, and takes one back [SHL-23] [N23]', async () => {
  show('weak');
  await expect.element(more()).toHaveTextContent('More (1)');
  await userEvent.click(more());
  await expect.element(field('Signal')).toHaveTextContent('Weak');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(chip());
  await expect.element(more()).not.toHaveTextContent('(');
  expect(chip().elements()).toHaveLength(0);
  await expect.element(more()).toHaveFocus();
});

it('on a phone opens all but the search in a sheet, with the number of those that are set [SHL-23]', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  show('weak', { width: 360 });
  expect(field('Status').elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Filter (1)' }));
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect.element(sheet.getByRole('combobox', { name: 'Signal' })).toHaveTextContent('Weak');
  await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
  await expect.element(sheet.getByRole('combobox', { name: 'Signal' })).toHaveTextContent('Any signal');
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
  await expect.element(page.getByRole('button', { name: /^Filter$/ })).toHaveFocus();
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

it('shows the several values that a link names as one choice, and takes them back together [SHL-23]', async () => {
  const both = [...choices, { value: 'strong', label: 'Strong' }];
  const filter: AnyFilter = { key: 'signal', label: 'Signal', any: 'Any signal', choices: both, isList: true };
  const set = vi.fn<UrlQuery['set']>();
  const url: UrlQuery = { text: '', get: () => 'weak,strong', list: () => ['weak', 'strong'], set };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ListFilters list={{ filters: [filter], url }} />
    </FirelineProvider>,
  );
  await expect.element(field('Signal')).toHaveTextContent('Weak, Strong');
  await userEvent.click(page.getByRole('button', { name: /Clear/ }));
  expect(set).toHaveBeenCalledExactlyOnceWith({ signal: '', page: '' });
});
