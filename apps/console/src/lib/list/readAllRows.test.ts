import { exportRowsMax } from '@fireline/domain/shell';
import { expect, it, vi } from 'vitest';
import { TooManyRows, readAllRows } from './readAllRows.ts';

const size = 2;
const pageOf = (rows: readonly number[], pageNo: number) => ({
  rows: rows.slice((pageNo - 1) * size, pageNo * size),
  total: rows.length,
});
const ignore = () => {};

it('reads all pages in their order and tells how far it is [DEV-12]', async () => {
  const shares: number[] = [];
  const read = async (pageNo: number) => pageOf([1, 2, 3, 4, 5], pageNo);
  expect(await readAllRows(read, (share) => shares.push(share))).toEqual([1, 2, 3, 4, 5]);
  expect(shares).toEqual([0.4, 0.8]);
});

it('begins again when the list changes between two pages, so that no row is missing or doubled [DEV-12]', async () => {
  let list = [1, 2, 3, 4];
  let isChanged = false;
  const read = async (pageNo: number) => {
    const page = pageOf(list, pageNo);
    if (!isChanged) list = [0, ...list];
    isChanged = true;
    return page;
  };
  expect(await readAllRows(read, ignore)).toEqual([0, 1, 2, 3, 4]);
});

it('gives up on a list that never stands still [DEV-12]', async () => {
  let total = 4;
  const read = async () => ({ rows: [1, 2], total: (total += 1) });
  expect(await readAllRows(read, ignore)).toBeUndefined();
});

it('reads no part of a list that is longer than an export holds [DEV-12]', async () => {
  const read = vi.fn<() => Promise<{ rows: number[]; total: number }>>(async () => ({
    rows: [1, 2],
    total: exportRowsMax + 1,
  }));
  await expect(readAllRows(read, ignore)).rejects.toThrow(TooManyRows);
  expect(read).toHaveBeenCalledOnce();
});
