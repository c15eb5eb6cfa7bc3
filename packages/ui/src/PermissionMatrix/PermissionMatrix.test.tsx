import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { labelOf, nodes, openIds, saved } from './PermissionMatrix.stories.support.ts';
import { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx';

const english = { language: 'en' } as const;
const line = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const box = (row: string, name: string | RegExp) => line(row).getByRole('checkbox', { name });
const matrix = (more: Partial<PermissionMatrixProps> = {}) => (
  <PermissionMatrix
    {...{ nodes, labelOf, saved, defaultValue: saved, defaultOpenIds: openIds }}
    roleKind="unit"
    {...more}
  />
);
type Change = NonNullable<PermissionMatrixProps['onChange']>;
const last = (change: ReturnType<typeof vi.fn<Change>>): string[] =>
  [...(change.mock.lastCall?.[0].value ?? [])].filter((one) => !saved.has(one)).toSorted();
const focused = () => document.activeElement?.textContent?.trim();

describe('PermissionMatrix', () => {
  it('a press on a button grants it with the page it needs, marks both and says so [ROL-01]', async () => {
    const change = vi.fn<Change>();
    await mount(matrix({ onChange: change }), english);
    await userEvent.click(box('报警规则', 'Add'));
    expect(last(change)).toEqual(['alarmRules:add', 'alarmRules:view']);
    await expect.element(box('报警规则', 'View newly granted')).toBeChecked();
    await expect.element(page.getByText('Granted along: View')).toBeInTheDocument();
    await expect.element(page.getByText('+ Added: 2')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Drop changes' }));
    expect(change.mock.lastCall?.[0].value).toBe(saved);
  });

  it('takes the buttons of a page along with it [ROL-01]', async () => {
    const change = vi.fn<Change>();
    await mount(matrix({ onChange: change }), english);
    await userEvent.click(box('实时报警', 'View'));
    expect([...(change.mock.lastCall?.[0].value ?? [])].filter((one) => one.startsWith('alarmNow'))).toEqual([]);
    await expect.element(box('实时报警', /^Handle.*newly taken back/)).not.toBeChecked();
    await expect.element(page.getByText('Taken back along: Handle')).toBeInTheDocument();
  });

  it('grants a page, a branch and all of it by one press, and takes them back [ROL-01]', async () => {
    const change = vi.fn<Change>();
    await mount(matrix({ onChange: change, defaultOpenIds: [] }), english);
    await expect.element(page.getByRole('checkbox', { name: '报警管理' })).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(page.getByRole('checkbox', { name: '报警管理' }));
    expect(last(change).every((one) => one.startsWith('alarm'))).toBe(true);
    await expect.element(page.getByRole('checkbox', { name: '报警管理' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Grant all' }));
    await expect.element(page.getByRole('checkbox', { name: '设备类型' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Take all back' }));
    expect(change.mock.lastCall?.[0].value.size).toBe(0);
  });

  it('a role without any right says so [ROL-02]', async () => {
    await mount(matrix({ defaultValue: new Set() }), english);
    await expect.element(page.getByText('This role has no rights yet; authorise it first')).toBeVisible();
  });

  it('shows what an organisation can never have, and does not grant it [ROL-03]', async () => {
    const change = vi.fn<Change>();
    await mount(matrix({ roleKind: 'org', defaultValue: new Set(), onChange: change }), english);
    await expect.element(box('设备列表', 'Add Not for this role')).toHaveAttribute('aria-disabled', 'true');
    await drawn(() => (box('设备列表', /^Add/).element() as HTMLElement).click());
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('checkbox', { name: '设备列表' }));
    expect([...(change.mock.lastCall?.[0].value ?? [])]).toEqual(['deviceList:view', 'deviceList:export']);
  });

  it('marks what is stored without the page that it needs [ROL-01]', async () => {
    await mount(matrix({ defaultValue: new Set(['alarmNow:handle']) }), english);
    await expect.element(box('实时报警', 'Handle no effect without “View”')).toBeVisible();
  });

  it('keyboard: one stop for Tab, arrows go from box to box, open and close, Space grants [ROL-01]', async () => {
    const change = vi.fn<Change>();
    await mount(matrix({ onChange: change, defaultOpenIds: [] }), english);
    await drawn(() => document.querySelector<HTMLElement>('[data-stop="0.0"]')?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('设备管理');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(line('设备列表')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Export');
    await userEvent.keyboard('{End}{Space}');
    expect(last(change)).toEqual(['deviceList:bind']);
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowLeft}');
    await vi.waitFor(() => expect(line('设备列表').elements()).toEqual([]));
    expect(document.querySelectorAll('[data-stop][tabindex="0"]')).toHaveLength(1);
  });

  it('finds menus with the way to them; read-only grants nothing [ROL-01]', async () => {
    const change = vi.fn<Change>();
    await mount(matrix({ readOnly: true, onChange: change, defaultOpenIds: [] }), english);
    await userEvent.fill(page.getByRole('searchbox'), '规则');
    await vi.waitFor(() => expect(page.getByRole('rowheader').elements()).toHaveLength(2));
    await drawn(() => (box('报警规则', 'View').element() as HTMLElement).click());
    expect(change).not.toHaveBeenCalled();
    await userEvent.fill(page.getByRole('searchbox'), 'moon');
    await expect.element(page.getByText('No menu matches')).toBeVisible();
  });
});
