import { defineWords } from '@fireline/domain/lib';

export const shareWords = defineWords({
  'share.make': { cn: '生成公开链接', hk: '產生公開連結', en: 'Create public link' },
  'share.copied': {
    cn: '公开链接已复制，有效期至 {time}',
    hk: '公開連結已複製，有效期至 {time}',
    en: 'Public link copied; valid until {time}',
  },
  'share.made': {
    cn: '公开链接，有效期至 {time}',
    hk: '公開連結，有效期至 {time}',
    en: 'Public link, valid until {time}',
  },
});

export const curveWords = defineWords({
  'curve.of': { cn: '{name}曲线', hk: '{name}曲線', en: '{name} curve' },
  'curve.cut': { cn: '数据点过多，已抽样显示', hk: '數據點過多，已抽樣顯示', en: 'Too many points: a sample is shown' },
});

export const searchWords = defineWords({
  'search.focus': { cn: '在此页面查找', hk: '在此頁面搜尋', en: 'Search on this page' },
  'search.keys': { cn: '列表', hk: '列表', en: 'Lists' },
});

export const viewWords = defineWords({
  'view.as': { cn: '显示方式', hk: '顯示方式', en: 'Show as' },
  'view.list': { cn: '列表', hk: '清單', en: 'List' },
  'view.map': { cn: '地图', hk: '地圖', en: 'Map' },
});
