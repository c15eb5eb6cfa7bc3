import { defineWords } from '@fireline/domain/lib';

export const mapBaseWords = defineWords({
  'MapBase.label': { cn: '地图', hk: '地圖', en: 'Map' },
  'MapBase.keys': {
    cn: '方向键移动，加号和减号缩放',
    hk: '方向鍵移動，加號和減號縮放',
    en: 'Arrow keys move, plus and minus zoom',
  },
  'MapBase.zoomIn': { cn: '放大', hk: '放大', en: 'Zoom in' },
  'MapBase.zoomOut': { cn: '缩小', hk: '縮小', en: 'Zoom out' },
  'MapBase.loading': { cn: '正在打开地图…', hk: '正在開啟地圖…', en: 'Opening the map…' },
  'MapBase.baseLoading': { cn: '正在加载底图…', hk: '正在載入底圖…', en: 'Loading the base map…' },
  'MapBase.failed': { cn: '地图没有打开', hk: '地圖未能開啟', en: 'The map did not open' },
  'MapBase.noWebGl': {
    cn: '这个浏览器画不了地图',
    hk: '這個瀏覽器無法顯示地圖',
    en: 'This browser cannot draw the map',
  },
  'MapBase.noWebGlWhy': {
    cn: '地图要用 WebGL，它没有开启或不受支持。可以显示的内容见下。',
    hk: '地圖需要 WebGL，但未有啟用或不受支援。可以顯示的內容見下。',
    en: 'Maps need WebGL, which is switched off or not supported. What can be shown without it stands below.',
  },
  'MapBase.noWebGlAlone': {
    cn: '地图要用 WebGL，它没有开启或不受支持。',
    hk: '地圖需要 WebGL，但未有啟用或不受支援。',
    en: 'Maps need WebGL, which is switched off or not supported.',
  },
  'MapBase.baseFailed': {
    cn: '底图未加载，点位仍然准确',
    hk: '底圖未能載入，位置仍然準確',
    en: 'The base map did not load; positions still hold',
  },
  'MapBase.outlines': {
    cn: '底图未加载，暂以内置区划显示',
    hk: '底圖未能載入，暫以內置區劃顯示',
    en: 'The base map did not load; outlines stand in its place',
  },
  'MapBase.retry': { cn: '重试', hk: '重試', en: 'Try again' },
  'MapBase.offline': {
    cn: '内置区划底图（示意）',
    hk: '內置區劃底圖（示意）',
    en: 'Built-in district outlines (schematic)',
  },
});

/** What time played back says. */
export const playbackWords = defineWords({
  'Playback.play': { cn: '播放', hk: '播放', en: 'Play' },
  'Playback.pause': { cn: '暂停', hk: '暫停', en: 'Pause' },
  'Playback.previous': { cn: '上一步', hk: '上一步', en: 'Step back' },
  'Playback.next': { cn: '下一步', hk: '下一步', en: 'Step on' },
  'Playback.time': { cn: '时间', hk: '時間', en: 'Time' },
  'Playback.speed': { cn: '速度', hk: '速度', en: 'Speed' },
});
