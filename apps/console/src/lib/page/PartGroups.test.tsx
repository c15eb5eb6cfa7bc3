import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type PartGroup, PartGroups } from './PartGroups.tsx';

const part = (value: string, isShown = true) => ({
  value,
  label: `Part ${value}`,
  isShown,
  content: `Content ${value}`,
});
const groups: readonly PartGroup[] = [
  { value: 'overview', label: 'Overview', parts: [part('overview')] },
  { value: 'records', label: 'Records', parts: [part('secret', false), part('life'), part('offline')] },
  { value: 'media', label: 'Media', parts: [part('cloud', false)] },
];
let location: ReturnType<typeof memoryLocation>;

function open(search: string) {
  location = memoryLocation({ path: '/device/1', searchPath: search, record: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <Router hook={location.hook} searchHook={location.searchHook}>
        <PartGroups label="Device" groups={groups} />
      </Router>
    </FirelineProvider>,
  );
}
const tabs = () => page.getByRole('tab').elements();

it('the first part needs no name in the address and no second strip; what the reader may not see is not there [SHL-30]', async () => {
  open('');
  await expect.element(page.getByText('Content overview')).toBeVisible();
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Overview', 'Records']);
  await page.getByRole('tab', { name: 'Records' }).click();
  await expect.element(page.getByText('Content life')).toBeVisible();
  await page.getByRole('tab', { name: 'Part offline' }).click();
  await expect.element(page.getByText('Content offline')).toBeVisible();
  expect(location.history.at(-1)).toMatch(/part=offline$/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect.element(page.getByText('Content overview')).toBeVisible();
  expect(location.history.at(-1)).not.toContain('part=');
});

it('an address that names a part opens it in its group [SHL-30] [DEV-13]', async () => {
  open('part=offline');
  await expect.element(page.getByText('Content offline')).toBeVisible();
  const selected = tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
  expect(selected.map(({ textContent }) => textContent)).toEqual(['Records', 'Part offline']);
});

it('a part that the reader may not see opens the first [ROL-03]', async () => {
  open('part=secret');
  await expect.element(page.getByText('Content overview')).toBeVisible();
});
