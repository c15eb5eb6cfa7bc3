import { type DeviceStatusFields, deviceStatusRules, deviceStatuses, deviceWords } from '@fireline/domain/device';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { DeviceStatusTag } from './DeviceStatusTag.tsx';
import { deviceStatusSymbols } from './symbols.ts';

const bad: DeviceStatusFields = { online: false, dStatus: 0, expired: true, open: true, lowPower: true, signals: 3 };

it.each([
  ['online wins over everything [DEV-01]', { ...bad, online: true }, '在线'],
  ['not activated [DEV-02]', bad, '未激活'],
  ['free-period offline [DEV-03]', { ...bad, dStatus: 1 }, '免费期离线'],
  ['removed [DEV-04]', { ...bad, dStatus: 1, expired: false }, '被拆除'],
  ['low battery [DEV-05]', { ...bad, dStatus: 1, expired: false, open: false }, '电量低'],
  ['signal offline [DEV-06]', { ...bad, dStatus: 1, expired: false, open: false, lowPower: false }, '信号离线'],
  ['offline [DEV-07]', { ...bad, dStatus: 1, expired: false, open: false, lowPower: false, signals: 24 }, '离线'],
] as const)('%s', async (_title, device, word) => {
  await mount(<DeviceStatusTag device={device} />);
  await expect.element(page.getByRole('button', { name: word, exact: true })).toBeVisible();
});

it('no two statuses share a symbol [LIB-02]', () => {
  expect(new Set(Object.values(deviceStatusSymbols)).size).toBe(deviceStatuses.length);
});

it('opens the rule path with ids and raw values, keeps the row under it out of it, and gives the focus back [N13]', async () => {
  const row = vi.fn<() => void>();
  await mount(
    <DeviceStatusTag device={{ ...bad, dStatus: 1, expired: false, open: false, lowPower: false }} onKeyDown={row} />,
  );
  const tag = page.getByRole('button', { name: '信号离线' });
  await expect.element(tag).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(tag);
  const dialog = page.getByRole('dialog', { name: '为什么是“信号离线”' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('信号值: 3')).toBeVisible();
  const rules = dialog.element().querySelectorAll('tbody tr');
  // the id is there to be read, not only for tests
  const headers = dialog.getByRole('rowheader');
  expect(headers.elements().map((header) => header.querySelector('small')?.textContent)).toEqual(
    deviceStatusRules.slice(0, 6).map(({ spec }) => spec),
  );
  await expect.element(dialog.getByText('DEV-06')).toBeVisible();
  expect([...rules].map((rule) => rule.getAttribute('data-holds'))).toEqual([
    'false',
    'false',
    'false',
    'false',
    'false',
    'true',
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(tag.element());
});

it('a status alone is a label, with nothing to press [LIB-02]', async () => {
  const ref = createRef<HTMLElement>();
  const { root } = await mount(<DeviceStatusTag status="removed" ref={ref} className="mine" title="why" />, {
    language: 'en',
  });
  expect(root.querySelector('button')).toBeNull();
  expect(ref.current?.textContent).toBe(deviceWords['device.status.removed'].en);
  expect([ref.current?.className.includes('mine'), ref.current?.title]).toEqual([true, 'why']);
});
