import { keepText } from '@fireline/api/lib';
import { beforeEach, expect, it } from 'vitest';
import { recentPages, rememberPage } from './recentPages.ts';

const account = 'R001/1';
beforeEach(() => keepText(`fireline.recentPages.${account}`, ''));

it('the pages that were opened stand once each, the last first, under the title they had last [SHL-05]', () => {
  for (let one = 0; one < 20; one += 1)
    rememberPage(account, { path: `/place/details/${one}`, title: '场所', atMs: one });
  rememberPage(account, { path: '/place/details/15', title: '星河 A 座', atMs: 21 });
  const pages = recentPages(account);
  expect(pages).toHaveLength(12);
  expect(pages[0]).toEqual({ path: '/place/details/15', title: '星河 A 座', atMs: 21 });
  expect(new Set(pages.map(({ path }) => path)).size).toBe(12);
  expect(recentPages('R001/2')).toEqual([]);
});

it.each(['{', '7', '[null, {"path": 7}, {"path": "/main", "title": "首页", "atMs": "x"}]'])(
  'what is kept as %s is no page',
  (text) => {
    keepText(`fireline.recentPages.${account}`, text);
    expect(recentPages(account)).toEqual([]);
  },
);
