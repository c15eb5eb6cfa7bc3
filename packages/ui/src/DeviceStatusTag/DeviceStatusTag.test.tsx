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
  ['free-period offline [DEV-03]', { ...bad, dStatus: 1 }, '到期离线'],
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

it('draws each symbol by its own outline, in its tone, without an element or a picture of its own [DEV-01] [LIB-02]', async () => {
  const { root } = await mount(deviceStatuses.map((status) => <DeviceStatusTag key={status} status={status} />));
  const tags = [...root.querySelectorAll('[data-status]')];
  const drawn = tags.map((tag) => getComputedStyle(tag, '::before'));
  expect(new Set(drawn.map(({ clipPath }) => clipPath)).size).toBe(deviceStatuses.length);
  expect(drawn.every(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')).toBe(true);
  expect(drawn.map(({ backgroundImage, maskImage }) => backgroundImage + maskImage)).toEqual(
    tags.map(() => 'nonenone'),
  );
  expect(tags.flatMap((tag) => [...tag.children])).toEqual([]);
});

it('the symbol grows with the density, on whole pixels of its line [LIB-02]', async () => {
  const { root } = await mount(<DeviceStatusTag status="online" />, { density: 'large' });
  const tag = root.querySelector('[data-status]') ?? root;
  expect(getComputedStyle(tag, '::before').zoom).toBe('1.375');
  expect(Number.parseFloat(getComputedStyle(tag).lineHeight) % 2).toBe(0);
});

const silent = { ...bad, dStatus: 1, expired: false, open: false, lowPower: false };

it('says why in a sentence, how it was decided behind it without ids and names of fields, keeps the row out of it, and gives the focus back [N13]', async () => {
  const row = vi.fn<() => void>();
  await mount(<DeviceStatusTag device={silent} onKeyDown={row} acts={<a href="#hazard">登记隐患</a>} />);
  const tag = page.getByRole('button', { name: '信号离线' });
  await expect.element(tag).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(tag);
  const dialog = page.getByRole('dialog', { name: '为什么是“信号离线”' });
  await expect.element(dialog.getByText('设备不在线，信号值不高于 10，或为 99（无信号）。')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: '登记隐患' })).toBeVisible();
  await expect.element(dialog.getByRole('table')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByText('判定过程'));
  await expect
    .element(dialog.getByRole('row', { name: '信号不高于 10，或为 99（无信号） 3 成立 → 信号离线' }))
    .toBeVisible();
  const rules = [...dialog.element().querySelectorAll('tbody tr')];
  expect(rules.map((rule) => rule.getAttribute('data-holds'))).toEqual([
    ...Array.from({ length: 5 }, () => 'false'),
    'true',
  ]);
  const text = dialog.element().textContent;
  for (const { spec, condition } of deviceStatusRules) {
    expect(text).not.toContain(spec);
    expect(text).not.toContain(condition);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(tag.element());
  expect(row).not.toHaveBeenCalled();
});

it('says only how it was decided where the page says why beside it [N13]', async () => {
  await mount(<DeviceStatusTag device={silent} isSaidBeside acts={<a href="#hazard">登记隐患</a>} />);
  await userEvent.click(page.getByRole('button', { name: '信号离线' }));
  const dialog = page.getByRole('dialog', { name: '为什么是“信号离线”' });
  await expect.element(dialog.getByRole('row', { name: /成立 → 信号离线$/ })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: '登记隐患' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText('设备不在线，信号值不高于 10')).not.toBeInTheDocument();
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

it('is as wide as its word where a grid or a column would stretch it [DEV-05] [LIB-01]', async () => {
  const device = { ...bad, dStatus: 1, expired: false, open: false };
  const { root } = await mount(
    <>
      <DeviceStatusTag device={device} />
      <div style={{ display: 'grid', width: 600 }}>
        <DeviceStatusTag device={device} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
        <DeviceStatusTag device={device} />
      </div>
    </>,
  );
  const widths = [...root.querySelectorAll('[data-status]')].map((tag) =>
    Math.round(tag.getBoundingClientRect().width),
  );
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
});
