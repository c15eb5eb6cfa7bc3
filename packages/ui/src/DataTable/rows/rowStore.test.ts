import { describe, expect, it, vi } from 'vitest';
import { createRowStore } from './rowStore.ts';

interface Item {
  readonly id: number;
  readonly name: string;
}
const items = (count: number): Item[] => Array.from({ length: count }, (_, id) => ({ id, name: `n${id}` }));
const storeOf = (count: number) => createRowStore(items(count), (row) => row.id);
const spy = () => vi.fn<(...told: readonly unknown[]) => void>();

describe('row store [DEV-12]', () => {
  it('tells the changed row only, and everyone once a batch', () => {
    const store = storeOf(100);
    const [one, other, all, ids] = [spy(), spy(), spy(), spy()];
    store.subscribeRow(90, one);
    store.subscribeRow(91, other);
    store.subscribeRows(all);
    store.subscribeIds(ids);
    store.patch([
      { id: 90, change: { name: 'x' } },
      { id: 90, change: { name: 'y' } },
      { id: 5, change: { name: 'z' } },
    ]);
    expect(store.getRow(90)).toEqual({ id: 90, name: 'y' });
    expect(one).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect(all.mock.calls).toEqual([[[90, 5]]]);
    expect(ids).not.toHaveBeenCalled();
  });

  it('says nothing when nothing differs, and ignores ids it does not know', () => {
    const store = storeOf(3);
    const all = spy();
    store.subscribeRows(all);
    store.patch([
      { id: 1, change: { name: 'n1' } },
      { id: 99, change: { name: 'x' } },
    ]);
    expect(all).not.toHaveBeenCalled();
    expect(store.getIds()).toEqual([0, 1, 2]);
  });

  it('puts new rows at the end, takes rows away, and tells the list once', () => {
    const store = storeOf(3);
    const ids = spy();
    store.subscribeIds(ids);
    store.set([
      { id: 7, name: 'new' },
      { id: 1, name: 'changed' },
    ]);
    expect(store.getIds()).toEqual([0, 1, 2, 7]);
    store.remove([0, 2]);
    expect(store.getIds()).toEqual([1, 7]);
    expect(ids).toHaveBeenCalledTimes(2);
  });

  it('replaceAll tells rows that are other objects, and the list only when it differs', () => {
    const store = storeOf(3);
    const [rows, ids] = [spy(), spy()];
    store.subscribeRows(rows);
    store.subscribeIds(ids);
    const before = store.getIds();
    const [first, second, third] = [store.getRow(0), store.getRow(1), store.getRow(2)];
    if (!first || !second || !third) throw new Error('rows are missing');
    store.replaceAll([first, { ...second, name: 'x' }, third]);
    expect(rows.mock.calls).toEqual([[[1]]]);
    expect(ids).not.toHaveBeenCalled();
    expect(store.getIds()).toBe(before);
    store.replaceAll([third, first]);
    expect(store.getIds()).toEqual([2, 0]);
    expect(ids).toHaveBeenCalledOnce();
  });

  it('a row is in place before anyone is told, and nobody who left is told', () => {
    const store = storeOf(100);
    const seen: (string | undefined)[] = [];
    const stop = store.subscribeRow(99, () => seen.push(store.getRow(99)?.name));
    store.set([{ id: 99, name: 'a' }]);
    stop();
    store.set([{ id: 99, name: 'b' }]);
    expect(seen).toEqual(['a']);
  });

  it('does not take two rows with one id', () => {
    const store = createRowStore([...items(100), { id: 3, name: 'again' }], (row) => row.id);
    expect(() => store.getRow(99)).toThrow(RangeError);
  });

  it('keeps its own list: the caller may change the array', () => {
    const rows = items(2);
    const store = createRowStore(rows, (row) => row.id);
    rows.length = 0;
    expect(store.getRow(1)?.name).toBe('n1');
  });
});
