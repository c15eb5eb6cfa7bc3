import { routeWords } from '@fireline/domain/shell';
import { describe, expect, it } from 'vitest';
import { pinyinOf } from './pinyin.ts';

describe('pinyinOf', () => {
  it.each([
    ['设备列表', 'shebeiliebiao sblb'],
    ['裝置列表', 'zhuangzhiliebiao zzlb'],
    ['平面图中心', 'pingmiantuzhongxin pmtzx'],
    ['消防水源', 'xiaofangshuiyuan xfsy'],
    ['用户日志', 'yonghurizhi yhrz'],
    ['NB 离线', 'NB lixian NB lx'],
    ['Overview', ''],
  ])('reads %s [SHL-30]', (text, sound) => {
    expect(pinyinOf(text)).toBe(sound);
  });

  it('reads every title of a page, those to come too [SHL-30]', () => {
    for (const { cn, hk } of Object.values(routeWords))
      for (const text of [cn, hk]) expect(pinyinOf(text), text).not.toMatch(/\p{Script=Han}/u);
  });
});
