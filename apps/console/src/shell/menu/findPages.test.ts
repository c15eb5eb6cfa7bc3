import { pinyinOf } from '@fireline/domain/lib';
import { menuFor, routeWords, shortMenu } from '@fireline/domain/shell';
import { expect, it } from 'vitest';
import { everyPage, findPages } from './findPages.ts';

const pages = everyPage(shortMenu(menuFor('platform')), (title) => routeWords[title].cn);
const find = (typed: string) => findPages(pages, typed).map(({ title }) => title);

it('finds pages by part of the title, by sound and by initials, those of a shared entry by their own names [SHL-30]', () => {
  expect(find('历史')).toEqual(['历史报警']);
  expect(find('SHEBEI')).toEqual([
    '设备总览',
    '设备列表',
    '设备统计',
    '设备分析',
    '已到期设备',
    '设备巡检',
    '设备订单',
    '设备续费',
    '设备服务费',
    '设备接入密钥',
  ]);
  expect(find('sblb')).toEqual(['设备列表']);
  expect(find('消火栓')).toEqual(['消火栓']);
  expect(find('xiaofangzi')).toEqual(['消防资源']);
  expect(find('nothing')).toEqual([]);
});

it('says under what each is found, and leads each page once by one name [SHL-30]', () => {
  expect(findPages(pages, '图纸发布').concat(findPages(pages, '用户日志'))).toContainEqual({
    path: '/system/userLog',
    title: '用户日志',
    group: '系统管理',
  });
  expect(new Set(pages.map(({ path, title }) => `${path} ${title}`)).size).toBe(pages.length);
});

it('every title of a page, those to come too, is read [SHL-30]', () => {
  for (const { cn, hk } of Object.values(routeWords))
    for (const text of [cn, hk]) expect(pinyinOf(text), text).not.toMatch(/\p{Script=Han}/u);
});
