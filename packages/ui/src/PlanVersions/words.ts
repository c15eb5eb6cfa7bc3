import { defineWords } from '@fireline/domain/lib';

export const planVersionsWords = defineWords({
  'PlanVersions.from': { cn: '从', hk: '由', en: 'From' },
  'PlanVersions.to': { cn: '到', hk: '至', en: 'To' },
  'PlanVersions.version': {
    cn: '第 {number} 版 · {at} · {by}',
    hk: '第 {number} 版 · {at} · {by}',
    en: 'Version {number} · {at} · {by}',
  },
  'PlanVersions.newest': {
    cn: '第 {number} 版（当前）· {at} · {by}',
    hk: '第 {number} 版（現行）· {at} · {by}',
    en: 'Version {number} (current) · {at} · {by}',
  },
  'PlanVersions.layers': { cn: '图层', hk: '圖層', en: 'Layers' },
  'PlanVersions.layer': { cn: '图层', hk: '圖層', en: 'Layer' },
  'PlanVersions.before': { cn: '之前', hk: '之前', en: 'Before' },
  'PlanVersions.after': { cn: '之后', hk: '之後', en: 'After' },
  'PlanVersions.change': { cn: '变化', hk: '變化', en: 'Change' },
  'PlanVersions.added': { cn: '新增', hk: '新增', en: 'Added' },
  'PlanVersions.removed': { cn: '删除', hk: '刪除', en: 'Removed' },
  'PlanVersions.changed': { cn: '有改动', hk: '有更改', en: 'Changed' },
  'PlanVersions.same': { cn: '两版图层相同', hk: '兩版圖層相同', en: 'Both versions have the same layers' },
  'PlanVersions.unchanged': {
    cn: '另有 {count} 个图层没有变化',
    hk: '另有 {count} 個圖層沒有變化',
    en: '{count} more {count|layer is|layers are} unchanged',
  },
  'PlanVersions.points': { cn: '设备', hk: '裝置', en: 'Devices' },
  'PlanVersions.carried.points': {
    cn: '{count} 台设备位置不变',
    hk: '{count} 個裝置位置不變',
    en: 'Keep their place: {count}',
  },
  'PlanVersions.orphans.points': {
    cn: '{count} 台设备在新图上没有位置',
    hk: '{count} 個裝置在新圖則上沒有位置',
    en: 'No place on the new plan: {count}',
  },
  'PlanVersions.marks': { cn: '出口与消防设施', hk: '出口及消防設備', en: 'Exits and equipment' },
  'PlanVersions.carried.marks': {
    cn: '{count} 处标注位置不变',
    hk: '{count} 處標示位置不變',
    en: 'Keep their place: {count}',
  },
  'PlanVersions.orphans.marks': {
    cn: '{count} 处标注在新图上没有位置',
    hk: '{count} 處標示在新圖則上沒有位置',
    en: 'No place on the new plan: {count}',
  },
  'PlanVersions.place': { cn: '重新放置', hk: '重新放置', en: 'Place anew' },
  'PlanVersions.placeName': { cn: '重新放置{name}', hk: '重新放置{name}', en: 'Place anew: {name}' },
  'PlanVersions.onLayer': { cn: '图层 {layer}', hk: '圖層 {layer}', en: 'layer {layer}' },
  'PlanVersions.rollBack': {
    cn: '回退到第 {number} 版',
    hk: '還原至第 {number} 版',
    en: 'Roll back to version {number}',
  },
  'PlanVersions.rollBackAsk': {
    cn: '回退到第 {number} 版？',
    hk: '還原至第 {number} 版？',
    en: 'Roll back to version {number}?',
  },
  'PlanVersions.rollBackYes': { cn: '回退', hk: '還原', en: 'Roll back' },
  'PlanVersions.rollBackWhat': {
    cn: '所有查看此图的人随即看到这一版。没有位置的设备会列出，等待重新放置；需要时可以再换回较新的一版。',
    hk: '所有檢視此圖的人隨即看到這一版。沒有位置的裝置會列出，等候重新放置；有需要時可再換回較新的一版。',
    en: 'All who look at this plan see that version at once. Devices without a place are listed, to be placed anew; the newer version can be published again.',
  },
  'PlanVersions.rollBackNote': {
    cn: '作为新的一版再次发布，历史不会删除',
    hk: '作為新一版再次發佈，歷史不會刪除',
    en: 'It is published once more as a new version; no history is taken away',
  },
  'PlanVersions.failed': { cn: '没有回退：连接中断', hk: '未能還原：連線中斷', en: 'Not rolled back: the link broke' },
  'PlanVersions.unknown': { cn: '设备 {id}', hk: '裝置 {id}', en: 'Device {id}' },
  'PlanVersions.one': {
    cn: '只发布过一版，没有可比较的',
    hk: '只發佈過一版，沒有可比較的',
    en: 'Published once: nothing to compare with',
  },
  'PlanVersions.none': { cn: '还没有发布过', hk: '尚未發佈', en: 'Not published yet' },
});
