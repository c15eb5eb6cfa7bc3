import { describe, expect, it } from 'vitest';
import { pinyinOf, soughtSound } from './pinyin.ts';

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
});

describe('soughtSound', () => {
  it('takes letters alone, three at least, for a sound [SHL-23] [SHL-30]', () => {
    expect(['hchy', ' Hong Chen ', "xi'an"].map(soughtSound)).toEqual(['hchy', 'hongchen', 'xian']);
    expect(['hc', '', 'A1座', '86040624', '华', 'a.b.c'].map(soughtSound)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});
