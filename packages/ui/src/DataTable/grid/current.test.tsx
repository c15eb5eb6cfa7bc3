import { act, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../lib/mount.test.support.tsx';
import { type Device, columns, devices, idOf } from '../DataTable.test.support.tsx';
import { DataTable } from '../DataTable.tsx';
import type { TableMoves } from '../props.ts';
import { type WritableRowStore, createRowStore } from '../rows/rowStore.ts';
import type { RowId } from '../types.ts';
import { stepFrom } from './useTableMoves.ts';

const open = vi.fn<(opened: { readonly id: RowId }) => void>();

/** A table with what it shows beside it, and buttons that move from outside. */
function Desk({
  store,
  isLoading = false,
}: {
  readonly store: WritableRowStore<Device>;
  readonly isLoading?: boolean;
}) {
  const [currentId, setCurrent] = useState<RowId | null>(null);
  const moves = useRef<TableMoves>(null);
  return (
    <>
      <DataTable
        label="设备"
        columns={columns}
        store={store}
        isLoading={isLoading}
        height={300}
        currentId={currentId}
        onCurrentChange={({ id }) => setCurrent(id)}
        moves={moves}
        onRowOpen={open}
      />
      <button onClick={() => moves.current?.step(1)}>next</button>
      <button onClick={() => moves.current?.step(-1)}>previous</button>
      <button onClick={() => moves.current?.to(40)}>fortieth</button>
      <button onClick={() => moves.current?.to(4000)}>nowhere</button>
      <input aria-label="search" />
      <output>{String(currentId)}</output>
    </>
  );
}
const shown = () => page.getByRole('status').last();
const go = (name: string): Promise<void> => act(() => page.getByRole('button', { name }).click());
const press = (keys: string): Promise<void> => act(() => userEvent.keyboard(keys));
const frame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

describe('the row that is shown beside the table [LIB-01]', () => {
  it('goes where it is sent, with the focus, and nowhere for a row that is not shown', async () => {
    await mount(<Desk store={createRowStore(devices(50), idOf)} />);
    await go('fortieth');
    await expect.element(shown()).toHaveTextContent('40');
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('41');
    await go('nowhere');
    await expect.element(shown()).toHaveTextContent('40');
  });

  it('follows keys and steps from outside; Enter and a double press open, one press shows', async () => {
    open.mockClear();
    await mount(<Desk store={createRowStore(devices(50), idOf)} />);
    await go('next');
    await expect.element(shown()).toHaveTextContent('1');
    await press('{ArrowDown}{ArrowDown}');
    await expect.element(shown()).toHaveTextContent('3');
    expect(document.querySelector('[aria-current]')?.getAttribute('aria-rowindex')).toBe('4');
    await go('previous');
    await expect.element(shown()).toHaveTextContent('2');
    expect(document.activeElement?.closest('[role="row"]')).toBe(document.querySelector('[aria-current]'));
    expect(open).not.toHaveBeenCalled();
    await press('{Enter}');
    expect(open).toHaveBeenCalledTimes(1);
    const cell = page.getByRole('gridcell', { name: '设备5', exact: true });
    await act(() => cell.click());
    await expect.element(shown()).toHaveTextContent('5');
    expect(open).toHaveBeenCalledTimes(1);
    await act(() => cell.dblClick());
    expect(open.mock.lastCall?.[0].id).toBe(5);
  });

  it('when it leaves nothing else is shown in its place, and the next step goes to what took the place', async () => {
    const store = createRowStore(devices(50), idOf);
    await mount(<Desk store={store} />);
    await go('next');
    await go('next');
    act(() => store.remove([2]));
    await frame();
    await expect.element(shown()).toHaveTextContent('2');
    await go('next');
    await expect.element(shown()).toHaveTextContent('3');
  });

  it('rows that come above do not move it, though the reader is elsewhere on the page', async () => {
    const store = createRowStore(devices(50), idOf);
    await mount(<Desk store={store} />);
    await go('next');
    const button = page.getByRole('button', { name: 'previous' });
    await act(() => userEvent.hover(button));
    (button.element() as HTMLElement).focus();
    const current = () => document.querySelector('[aria-current]')?.getBoundingClientRect().top;
    const before = current();
    act(() => store.replaceAll([{ id: 900, name: '新', place: '', signals: null }, ...devices(50)]));
    await frame();
    expect(document.querySelector('[aria-current]')?.getAttribute('aria-rowindex')).toBe('3');
    expect(current()).toBe(before);
  });

  it('a step before the rows have come goes to the first of them, once', async () => {
    const store = createRowStore<Device>([], idOf);
    const { rerender } = await mount(<Desk store={store} isLoading />);
    await go('next');
    await go('next');
    await expect.element(shown()).toHaveTextContent('null');
    act(() => store.replaceAll(devices(50)));
    await rerender(<Desk store={store} />);
    await expect.element(shown()).toHaveTextContent('1');
    expect(document.activeElement?.closest('[role="row"]')).toBe(document.querySelector('[aria-current]'));
    act(() => store.replaceAll(devices(40)));
    await frame();
    await expect.element(shown()).toHaveTextContent('1');
  });

  it('a step before the rows have come is forgotten when the reader types elsewhere, or nothing comes', async () => {
    const store = createRowStore<Device>([], idOf);
    const { rerender } = await mount(<Desk store={store} isLoading />);
    await go('next');
    const search = page.getByRole('textbox', { name: 'search' });
    await act(() => search.click());
    act(() => store.replaceAll(devices(50)));
    await rerender(<Desk store={store} />);
    await frame();
    await expect.element(shown()).toHaveTextContent('null');
    expect(document.activeElement).toBe(search.element());
    act(() => store.replaceAll([]));
    await rerender(<Desk store={store} isLoading />);
    await go('next');
    await rerender(<Desk store={store} />);
    act(() => store.replaceAll(devices(50)));
    await frame();
    await expect.element(shown()).toHaveTextContent('null');
  });

  it('a step stays within the list', () => {
    expect(stepFrom([], null, -1, 1)).toBe(-1);
    expect(stepFrom([7, 8], null, -1, 1)).toBe(0);
    expect(stepFrom([7, 8], 8, 1, 1)).toBe(1);
    expect(stepFrom([7, 8], 7, 0, -1)).toBe(0);
    expect(stepFrom([7, 8], 9, 1, -1)).toBe(0);
  });
});
