import { defineWords } from '@fireline/domain/lib';

export const curveWords = defineWords({
  'curve.of': { cn: '{name}曲线', hk: '{name}曲線', en: '{name} curve' },
  'curve.cut': { cn: '数据点过多，已抽样显示', hk: '數據點過多，已抽樣顯示', en: 'Too many points: a sample is shown' },
});

export const searchWords = defineWords({
  'search.focus': { cn: '在此页面查找', hk: '在此頁面搜尋', en: 'Search on this page' },
  'search.keys': { cn: '列表', hk: '列表', en: 'Lists' },
});

export const pageWords = defineWords({
  'page.toList': { cn: '返回列表', hk: '返回清單', en: 'Back to the list' },
});

export const moreWords = defineWords({
  'more.of': { cn: '{name}的更多操作', hk: '{name}的更多操作', en: 'More actions for {name}' },
});

/** How long something lasted. */
export const lengthWords = defineWords({
  'length.days': { cn: '{days} 天 {hours} 小时', hk: '{days} 日 {hours} 小時', en: '{days} d {hours} h' },
  'length.hours': { cn: '{hours} 小时 {minutes} 分', hk: '{hours} 小時 {minutes} 分', en: '{hours} h {minutes} min' },
  'length.minutes': { cn: '{minutes} 分', hk: '{minutes} 分', en: '{minutes} min' },
  'length.seconds': { cn: '{seconds} 秒', hk: '{seconds} 秒', en: '{seconds} s' },
  'length.unit.h': { cn: '小时', hk: '小時', en: 'h' },
  'length.unit.min': { cn: '分', hk: '分', en: 'min' },
});

/** How far something is from its due time. */
export const dueWords = defineWords({
  'due.left': { cn: '剩余 {time}', hk: '尚餘 {time}', en: '{time} left' },
  'due.overDays': { cn: '逾期 {count} 天', hk: '逾期 {count} 日', en: '{count} d overdue' },
  'due.overHours': { cn: '逾期 {count} 小时', hk: '逾期 {count} 小時', en: '{count} h overdue' },
  'due.overMinutes': { cn: '逾期 {count} 分', hk: '逾期 {count} 分', en: '{count} min overdue' },
});

export const filterWords = defineWords({
  'filter.more': { cn: '更多', hk: '更多', en: 'More' },
  'filter.moreSet': { cn: '更多（{count}）', hk: '更多（{count}）', en: 'More ({count})' },
  'filter.others': { cn: '更多筛选', hk: '更多篩選', en: 'More filters' },
  'filter.remove': { cn: '移除 {filter}', hk: '移除 {filter}', en: 'Remove {filter}' },
  'filter.open': { cn: '筛选', hk: '篩選', en: 'Filter' },
  'filter.openSet': { cn: '筛选（{count}）', hk: '篩選（{count}）', en: 'Filter ({count})' },
  'filter.clear': { cn: '清除筛选', hk: '清除篩選', en: 'Clear filters' },
  'filter.nothing': { cn: '没有符合条件的数据', hk: '沒有符合條件的資料', en: 'Nothing matches' },
  'filter.done': { cn: '完成', hk: '完成', en: 'Done' },
});

/** Rows as cards. */
export const cardWords = defineWords({
  'cards.choose': { cn: '选择多项', hk: '選取多項', en: 'Choose several' },
});

/** The order of a list where there are no headers. */
export const sortWords = defineWords({
  'sort.by': { cn: '排序', hk: '排序', en: 'Order by' },
  'sort.asc': { cn: '{column}，升序', hk: '{column}，遞增', en: '{column}, ascending' },
  'sort.desc': { cn: '{column}，降序', hk: '{column}，遞減', en: '{column}, descending' },
});

/** What was just created. */
export const madeWords = defineWords({
  'made.open': { cn: '打开', hk: '開啟', en: 'Open' },
});

export const viewWords = defineWords({
  'view.as': { cn: '显示方式', hk: '顯示方式', en: 'Show as' },
  'view.list': { cn: '列表', hk: '清單', en: 'List' },
  'view.map': { cn: '地图', hk: '地圖', en: 'Map' },
});

export const allRowsWords = defineWords({
  'allRows.tooMany': {
    cn: '共 {count} 行，最多 {max} 行；请先缩小筛选范围',
    hk: '共 {count} 行，最多 {max} 行；請先縮窄篩選範圍',
    en: 'More than fit in a file: {count} of at most {max}; narrow the filter first',
  },
  'allRows.changing': {
    cn: '读取期间列表一直在变化，请重试',
    hk: '讀取期間列表不斷變動，請重試',
    en: 'The list kept changing while it was read; try again',
  },
});

/** Taking a change back. */
export const undoWords = defineWords({
  'undo.offer': { cn: '撤销', hk: '復原', en: 'Undo' },
  'undo.done': { cn: '已撤销', hk: '已復原', en: 'Undone' },
});

/** Between the names of a list in a sentence. */
export const namesWords = defineWords({ 'names.separator': { cn: '、', hk: '、', en: ', ' } });

/** A refusal because somebody else saved first, where no form says when. */
export const conflictWords = defineWords({
  'conflict.saved': { cn: '{reason}（{ago}保存）', hk: '{reason}（{ago}儲存）', en: '{reason} (saved {ago})' },
});

export const draftWords = defineWords({
  'draft.leave': { cn: '有未保存的内容，要离开吗？', hk: '有未儲存的內容，要離開嗎？', en: 'Leave unsaved entries?' },
  'draft.leave.kept': {
    cn: '草稿会在此浏览器中保留 24 小时，再次打开时恢复；退出登录后清除。',
    hk: '草稿會在此瀏覽器中保留 24 小時，再次開啟時還原；登出後清除。',
    en: 'The draft stays in this browser for 24 hours and is restored when you come back; logging out removes it.',
  },
  'draft.leave.lost': {
    cn: '离开后这些内容不会保留。',
    hk: '離開後這些內容不會保留。',
    en: 'They are not kept once you leave.',
  },
  'draft.leave.stay': { cn: '继续编辑', hk: '繼續編輯', en: 'Keep editing' },
  'draft.leave.keep': { cn: '离开并保留草稿', hk: '離開並保留草稿', en: 'Leave and keep the draft' },
  'draft.leave.drop': { cn: '放弃并离开', hk: '放棄並離開', en: 'Discard and leave' },
  'draft.restored': {
    cn: '已恢复 {time} 未保存的内容。',
    hk: '已還原 {time} 未儲存的內容。',
    en: 'Entries of {time} that were not saved are restored.',
  },
  'draft.outdated': {
    cn: '此后记录已被修改，保存前请核对您填写的内容。',
    hk: '其後記錄已被更改，儲存前請核對你填寫的內容。',
    en: 'The record was changed after them; check what you entered before you save.',
  },
  'draft.theirs': {
    cn: '载入后，您未改动的字段显示新内容，您填写的内容保留。',
    hk: '載入後，你未更改的欄位會顯示新內容，你填寫的內容則會保留。',
    en: 'Once loaded, the fields that you did not touch show what is stored now; what you entered stays.',
  },
  'draft.theirs.at': {
    cn: '保存于 {time}（{ago}）。',
    hk: '儲存於 {time}（{ago}）。',
    en: 'Saved at {time} ({ago}).',
  },
  'draft.theirs.load': { cn: '载入新内容', hk: '載入新內容', en: 'Load what is stored now' },
  'draft.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
  'draft.discard': { cn: '丢弃草稿', hk: '捨棄草稿', en: 'Discard the draft' },
});

/** Where something is, on a map. */
export const placeMapWords = defineWords({
  'placeMap.label': { cn: '位置地图', hk: '位置地圖', en: 'Map of where it is' },
  'placeMap.here': { cn: '位置', hk: '位置', en: 'Here' },
  'placeMap.at': { cn: '在{name}', hk: '在{name}', en: 'At {name}' },
  'placeMap.near': {
    cn: '{name}{side}约 {length}',
    hk: '{name}{side}約 {length}',
    en: 'About {length} {side} of {name}',
  },
  'placeMap.side.north': { cn: '以北', hk: '以北', en: 'north' },
  'placeMap.side.northEast': { cn: '东北', hk: '東北', en: 'north-east' },
  'placeMap.side.east': { cn: '以东', hk: '以東', en: 'east' },
  'placeMap.side.southEast': { cn: '东南', hk: '東南', en: 'south-east' },
  'placeMap.side.south': { cn: '以南', hk: '以南', en: 'south' },
  'placeMap.side.southWest': { cn: '西南', hk: '西南', en: 'south-west' },
  'placeMap.side.west': { cn: '以西', hk: '以西', en: 'west' },
  'placeMap.side.northWest': { cn: '西北', hk: '西北', en: 'north-west' },
  'placeMap.nowhere': {
    cn: '该设备没有平面图和坐标',
    hk: '此裝置沒有平面圖及座標',
    en: 'The device is on no plan and has no coordinates',
  },
});

/** What each page that counts devices as offline counts. */
export const offlineCountedWords = defineWords({
  'offlineCounted.deviceStatistics': {
    cn: '按此刻的状态统计全部设备，每台一次，含未激活和停用的。',
    hk: '按此刻的狀態統計所有裝置，每部一次，包括未啟用及已停用的。',
    en: 'Every device once, by its status now, those not activated or stopped included.',
  },
  'offlineCounted.deviceOfflineRecord': {
    cn: '每行是一次离线：从漏报起到下次上报止，含已恢复的。',
    hk: '每行是一次離線：由漏報起至下次回報止，包括已恢復的。',
    en: 'One row is one time offline, from a missed report to the next one, ended ones included.',
  },
  'offlineCounted.offlineCount': {
    cn: '统计所选日期内的离线次数和时长。',
    hk: '統計所選日期內的離線次數及時長。',
    en: 'How often and how long devices were offline in the days chosen.',
  },
  'offlineCounted.nbOffline': {
    cn: '只统计在用的 NB 设备，按此刻离线的原因。',
    hk: '只統計使用中的 NB 裝置，按此刻離線的原因。',
    en: 'Only NB devices in use, by why they are offline now.',
  },
});
