import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { RouteBuilder, type RouteBuilderProps } from './RouteBuilder.tsx';

const english = { language: 'en' } as const;
type Change = NonNullable<RouteBuilderProps['onChange']>;
const points = [
  { id: 1, name: 'Lobby', unitId: 1, building: 'Tower A', floor: '1F', minutes: 2 },
  { id: 2, name: 'Pump room', unitId: 1, building: 'Tower A', floor: 'B1', minutes: 5 },
  { id: 3, name: 'Stairs', unitId: 1, building: 'Tower A', floor: '1F', minutes: 1 },
  { id: 4, name: 'Roof', unitId: 1, building: 'Tower B', floor: '20F' },
  { id: 9, name: 'Warehouse', unitId: 2, building: 'Depot', floor: '1F' },
];
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const focus = (name: string) => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();
const builder = (props: Partial<RouteBuilderProps> = {}) =>
  mount(<RouteBuilder label="Route of Tower A" points={points} {...props} />, english);

describe('RouteBuilder', () => {
  it('adds a point once; it then says where it stands, and the focus goes to the next [INS-03]', async () => {
    const change = vi.fn<Change>();
    await builder({ onChange: change });
    await press('Add Lobby');
    expect(change).toHaveBeenLastCalledWith({ value: [1], problems: [] });
    await expect.element(page.getByRole('button', { name: 'Add Lobby' })).not.toBeInTheDocument();
    await expect.element(page.getByText('Stop 1')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add Pump room' })).toHaveFocus();
  });

  it('adds a whole floor [INS-03]', async () => {
    const change = vi.fn<Change>();
    await builder({ onChange: change, defaultValue: [3] });
    await press('Add the floor: Tower A · 1F');
    expect(change.mock.lastCall?.[0].value).toEqual([3, 1]);
  });

  it('refuses points of another unit by name, and takes none of them [INS-03]', async () => {
    const change = vi.fn<Change>();
    const { root } = await builder({ onChange: change, defaultValue: [1] });
    await press('Add Warehouse');
    await expect.element(page.getByText('"Warehouse" belongs to another', { exact: false })).toBeVisible();
    expect(change).not.toHaveBeenCalled();
    expect(root.querySelectorAll('[data-at]')).toHaveLength(1);
  });

  it('refuses more points than a line may have [INS-03]', async () => {
    const many = Array.from({ length: 201 }, (_, at) => ({ id: at + 1, name: `P${at + 1}`, unitId: 1 }));
    const { root } = await builder({ points: many, defaultValue: many.slice(0, 200).map(({ id }) => id) });
    await press('Add P201');
    await expect.element(page.getByText('At most 200 entries')).toBeVisible();
    expect(root.textContent).toContain('200 of 200');
  });

  it('moves by keys with the focus on the handle, and says where to [INS-03] [LIB-01]', async () => {
    const change = vi.fn<Change>();
    await builder({ onChange: change, defaultValue: [1, 2, 3] });
    focus('Move Lobby');
    await userEvent.keyboard('{ArrowDown}');
    expect(change.mock.lastCall?.[0].value).toEqual([2, 1, 3]);
    await expect.element(page.getByText('Lobby moved to position 2 of 3')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move Lobby', exact: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(change.mock.lastCall?.[0].value).toEqual([2, 3, 1]);
    await userEvent.keyboard('{ArrowDown}');
    expect(change).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Home}');
    expect(change.mock.lastCall?.[0].value).toEqual([1, 2, 3]);
  });

  it('moves to a typed position; beyond the end means the end, nonsense stays and is marked [INS-03]', async () => {
    const change = vi.fn<Change>();
    await builder({ onChange: change, defaultValue: [1, 2, 3] });
    const position = page.getByRole('textbox', { name: 'Position of Lobby' });
    await userEvent.fill(position, '９９');
    await userEvent.keyboard('{Enter}');
    expect(change.mock.lastCall?.[0].value).toEqual([2, 3, 1]);
    await expect.element(position).toHaveValue('3');
    await userEvent.fill(position, 'x');
    await userEvent.keyboard('{Enter}');
    await expect.element(position).toHaveValue('x');
    await expect.element(position).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(position).toHaveValue('3');
  });

  it('moves by dragging; Escape ends a drag without a change [INS-03]', async () => {
    const change = vi.fn<Change>();
    const { root } = await builder({ onChange: change, defaultValue: [1, 2, 3] });
    const handle = page.getByRole('button', { name: 'Move Lobby', exact: true }).element() as HTMLElement;
    handle.setPointerCapture = () => {};
    const bottom = root.querySelector('[data-at="2"]')?.getBoundingClientRect().bottom ?? 0;
    const send = (type: string, clientY: number) =>
      drawn(() => void handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, button: 0 })));
    await send('pointerdown', 0);
    await send('pointermove', bottom);
    expect(root.querySelector('[data-drop="after"]')?.textContent).toContain('Stairs');
    handle.focus();
    await userEvent.keyboard('{Escape}');
    await send('pointerup', bottom);
    expect(change).not.toHaveBeenCalled();
    await send('pointerdown', 0);
    await send('pointermove', bottom);
    await send('pointerup', bottom);
    expect(change.mock.lastCall?.[0].value).toEqual([2, 3, 1]);
  });

  it('takes back step by step', async () => {
    const change = vi.fn<Change>();
    await builder({ onChange: change, defaultValue: [1, 2, 3] });
    await press('Remove Pump room');
    await expect.element(page.getByRole('button', { name: 'Remove Stairs' })).toHaveFocus();
    await press('Move Stairs up');
    await press('Undo');
    expect(change.mock.lastCall?.[0].value).toEqual([1, 3]);
    await press('Undo');
    expect(change.mock.lastCall?.[0].value).toEqual([1, 2, 3]);
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('its table twin tells floors, counts and the time that is known [INS-03]', async () => {
    const { root } = await builder({ defaultValue: [1, 3, 2, 4] });
    const rows = [...root.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['1–2', 'Tower A · 1F', '2', '3'],
      ['3', 'Tower A · B1', '1', '5'],
      ['4', 'Tower B · 20F', '1', 'Unknown'],
      ['Total', '4', 'Unknown'],
    ]);
  });

  it('shows a point that is gone, so that it can be taken out', async () => {
    const change = vi.fn<Change>();
    await builder({ onChange: change, defaultValue: [77, 1] });
    await press('Remove Point 77 is gone');
    expect(change.mock.lastCall?.[0].value).toEqual([1]);
  });

  it('finds points by what is typed', async () => {
    await builder();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find points' }), 'ｔｏｗｅｒ ２０f');
    await expect.element(page.getByRole('button', { name: 'Add Roof' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add Lobby' })).not.toBeInTheDocument();
  });

  it('goes with its form and back on reset; read only nothing can be moved', async () => {
    const { root, rerender } = await mount(
      <form>
        <RouteBuilder label="Route" name="points" points={points} defaultValue={[1, 2]} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    await press('Remove Lobby');
    expect(new FormData(form).getAll('points')).toEqual(['2']);
    await drawn(() => form.reset());
    expect(new FormData(form).getAll('points')).toEqual(['1', '2']);
    await rerender(<RouteBuilder label="Route" points={points} value={[1, 2]} readOnly />);
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
