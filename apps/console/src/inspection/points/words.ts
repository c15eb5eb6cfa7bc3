import { defineWords } from '@fireline/domain/lib';

/** Points of patrols: list, drawer, form, setting to a line. */
export const pointWords = defineWords({
  'patrolPoints.search': {
    cn: '名称、位置、建筑、路线或单位',
    hk: '名稱、位置、樓宇、路線或單位',
    en: 'Name, location, building, line or unit',
  },
  'patrolPoints.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'patrolPoints.location': { cn: '位置', hk: '位置', en: 'Location' },
  'patrolPoints.location.what': {
    cn: '在楼层的什么地方，例如“东侧走廊”。',
    hk: '在樓層的甚麼地方，例如「東側走廊」。',
    en: 'Where on the floor, such as "East corridor".',
  },
  'patrolPoints.category': { cn: '分类', hk: '分類', en: 'Category' },
  'patrolPoints.anyCategory': { cn: '全部分类', hk: '所有分類', en: 'Any category' },
  'patrolPoints.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'patrolPoints.anyUnit': { cn: '全部单位', hk: '所有單位', en: 'Any unit' },
  'patrolPoints.building': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'patrolPoints.anyBuilding': { cn: '全部建筑', hk: '所有樓宇', en: 'Any building' },
  'patrolPoints.outdoors': { cn: '室外', hk: '室外', en: 'Outdoors' },
  'patrolPoints.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'patrolPoints.floor.what': { cn: '地下楼层填负数', hk: '地庫樓層填負數', en: 'Below ground: a negative number' },
  'patrolPoints.line': { cn: '路线', hk: '路線', en: 'Line' },
  'patrolPoints.anyLine': { cn: '全部路线', hk: '所有路線', en: 'Any line' },
  'patrolPoints.line.what': {
    cn: '新选路线时排在最后；可在巡检路线中调整顺序。',
    hk: '新選路線時排在最後；可在巡查路線中調整次序。',
    en: 'In a newly chosen line the point comes last; its position is changed in the line.',
  },
  'patrolPoints.lineOf': { cn: '{name} · {unit}', hk: '{name} · {unit}', en: '{name} · {unit}' },
  'patrolPoints.inLine': { cn: '路线状态', hk: '路線狀態', en: 'In a line' },
  'patrolPoints.anyInLine': { cn: '不限路线状态', hk: '不限路線狀態', en: 'In a line or not' },
  'patrolPoints.inLine.yes': { cn: '已在路线中', hk: '已在路線中', en: 'In a line' },
  'patrolPoints.inLine.no': { cn: '不在任何路线中', hk: '不在任何路線中', en: 'In no line' },
  'patrolPoints.position': { cn: '顺序', hk: '次序', en: 'Position' },
  'patrolPoints.items': { cn: '巡检项', hk: '巡查項目', en: 'Items' },
  'patrolPoints.items.what': {
    cn: '按选择的顺序检查，最多 {max} 项。',
    hk: '按選擇的次序檢查，最多 {max} 項。',
    en: 'Looked at in the order in which they are chosen; at most {max}.',
  },
  'patrolPoints.noItems': {
    cn: '该分类还没有巡检项，请先新建巡检项。',
    hk: '此分類尚未有巡查項目，請先新增巡查項目。',
    en: 'The category has no items yet. Create one first.',
  },
  'patrolPoints.toItems': { cn: '前往巡检项', hk: '前往巡查項目', en: 'Go to the items' },
  'patrolPoints.create': { cn: '新建巡检点', hk: '新增巡查點', en: 'New point' },
  'patrolPoints.empty': { cn: '还没有巡检点', hk: '尚未有巡查點', en: 'No points yet' },
  'patrolPoints.empty.hint': {
    cn: '巡检点是巡检员要到的地方，说明在哪里、看什么。',
    hk: '巡查點是巡查員要到的地方，說明在哪裏、看甚麼。',
    en: 'A point is where an inspector goes: where it is and what is looked at there.',
  },
  'patrolPoints.delete.what': {
    cn: '在路线中的巡检点不能删除。此操作无法撤销。',
    hk: '在路線中的巡查點不可刪除。此操作無法復原。',
    en: 'A point that is in a line cannot be deleted. This cannot be undone.',
  },
  'patrolPoints.labels': { cn: '打印标签', hk: '列印標籤', en: 'Print labels' },
  'patrolPoints.labels.title': { cn: '{count} 个标签', hk: '{count} 個標籤', en: '{count} {count|label|labels}' },
  'patrolPoints.labels.what': {
    cn: '请按实际大小（100%）打印，每个标签 60 × 30 毫米，贴在巡检点。巡检员用手机扫描即可打开该点。',
    hk: '請按實際大小（100%）列印，每個標籤 60 × 30 毫米，貼在巡查點。巡查員以手機掃描即可開啟該點。',
    en: 'Print at 100 %: each label is 60 × 30 mm. Put it at its point; an inspector opens the point by scanning it.',
  },
  'patrolPoints.labels.most': {
    cn: '已选 {count} 个，每次最多打印 {most} 个，以下为最前面的。',
    hk: '已選 {count} 個，每次最多列印 {most} 個，以下為最前面的。',
    en: '{count} are chosen; {most} at most are printed at once, these are the first.',
  },
  'patrolPoints.labels.print': { cn: '打印', hk: '列印', en: 'Print' },
  'patrolPoints.labels.anew': { cn: '作废旧标签并换新', hk: '作廢舊標籤並換新', en: 'Void and print anew' },
  'patrolPoints.labels.anew.title': {
    cn: '更换 {count} 个巡检点的标签？',
    hk: '更換 {count} 個巡查點的標籤？',
    en: 'Give {count} {count|point|points} new labels?',
  },
  'patrolPoints.labels.anew.what': {
    cn: '这 {count} 个巡检点的旧标签将不再有效，需要重新张贴。',
    hk: '這 {count} 個巡查點的舊標籤將不再有效，需要重新張貼。',
    en: 'The old labels of {count} {count|point|points} stop working, and the new ones have to be put up.',
  },
  'patrolPoints.labels.anew.done': {
    cn: '已换新，请打印',
    hk: '已換新，請列印',
    en: 'New labels are ready to be printed',
  },
  'patrolPoints.set': { cn: '设置到路线', hk: '加入路線', en: 'Set to a line' },
  'patrolPoints.set.title': {
    cn: '将 {count} 个巡检点设置到路线',
    hk: '將 {count} 個巡查點加入路線',
    en: 'Set {count} {count|point|points} to a line',
  },
  'patrolPoints.set.what': {
    cn: '巡检点排在路线最后，并离开原来的路线。所有巡检点须属于路线的单位，否则一个也不设置。',
    hk: '巡查點排在路線最後，並離開原來的路線。所有巡查點須屬於路線的單位，否則一個也不加入。',
    en: 'The points come to the end of the line and leave the lines that they are in. All of them must be of the unit of the line; otherwise none is set.',
  },
  'patrolPoints.set.leaving': {
    cn: '其中 {count} 个现在在其他路线中。',
    hk: '其中 {count} 個現時在其他路線中。',
    en: '{count} of them {count|is|are} in a line now.',
  },
  'patrolPoints.set.done': {
    cn: '路线现有 {points} 个巡检点',
    hk: '路線現有 {points} 個巡查點',
    en: 'The line has {points} {points|point|points} now',
  },
});
export type PointKeys = keyof typeof pointWords;

/** Lines of patrols: list, drawer, editor, round sheet. */
export const lineWords = defineWords({
  'lines.search': { cn: '路线名称或单位', hk: '路線名稱或單位', en: 'Name of a line, or unit' },
  'lines.name': { cn: '路线名称', hk: '路線名稱', en: 'Name' },
  'lines.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'lines.anyUnit': { cn: '全部单位', hk: '所有單位', en: 'Any unit' },
  'lines.unit.fixed': {
    cn: '路线已有巡检点，不能更换单位。',
    hk: '路線已有巡查點，不可更換單位。',
    en: 'The line has points; its unit stays.',
  },
  'lines.points': { cn: '巡检点数', hk: '巡查點數', en: 'Points' },
  'lines.route': { cn: '巡检顺序', hk: '巡查次序', en: 'Order of the points' },
  'lines.route.what': {
    cn: '只列出该单位未在其他路线中的巡检点。',
    hk: '只列出該單位未在其他路線中的巡查點。',
    en: 'Offered are the points of the unit that are in no other line.',
  },
  'lines.route.unitFirst': {
    cn: '先选择单位，再安排巡检点。',
    hk: '先選擇單位，再安排巡查點。',
    en: 'Choose the unit first, then its points.',
  },
  'lines.route.none': { cn: '路线还没有巡检点', hk: '路線尚未有巡查點', en: 'The line has no points yet' },
  'lines.picture': { cn: '在建筑中的位置', hk: '在樓宇中的位置', en: 'Where it goes' },
  'lines.picture.somewhere': {
    cn: '未指明楼层：{stops}',
    hk: '未指明樓層：{stops}',
    en: 'On no floor that was said: {stops}',
  },
  'lines.picture.elsewhere': {
    cn: '室外或其他位置：{stops}',
    hk: '室外或其他位置：{stops}',
    en: 'Outdoors or elsewhere: {stops}',
  },
  'lines.create': { cn: '新建路线', hk: '新增路線', en: 'New line' },
  'lines.empty': { cn: '还没有巡检路线', hk: '尚未有巡查路線', en: 'No lines yet' },
  'lines.empty.hint': {
    cn: '路线是巡检员依次走过的巡检点。',
    hk: '路線是巡查員依次走過的巡查點。',
    en: 'A line is the points that an inspector walks to, one after the other.',
  },
  'lines.delete.what': {
    cn: '路线中的 {points} 个巡检点会保留，不再属于任何路线。此操作无法撤销。',
    hk: '路線中的 {points} 個巡查點會保留，不再屬於任何路線。此操作無法復原。',
    en: 'Its {points} {points|point stays|points stay} and {points|is|are} in no line then. This cannot be undone.',
  },
  'lines.sheet': { cn: '打印巡检单', hk: '列印巡查單', en: 'Round sheet' },
  'lines.sheet.print': { cn: '打印', hk: '列印', en: 'Print' },
  'lines.sheet.number': { cn: '顺序', hk: '次序', en: 'No.' },
  'lines.sheet.point': { cn: '巡检点', hk: '巡查點', en: 'Point' },
  'lines.sheet.items': { cn: '巡检项', hk: '巡查項目', en: 'Items' },
  'lines.sheet.ok': { cn: '合格', hk: '合格', en: 'Pass' },
  'lines.sheet.notOk': { cn: '不合格', hk: '不合格', en: 'Fail' },
  'lines.sheet.remark': { cn: '备注', hk: '備註', en: 'Remarks' },
  'lines.sheet.inspector': { cn: '巡检员：', hk: '巡查員：', en: 'Inspector:' },
  'lines.sheet.day': { cn: '日期：', hk: '日期：', en: 'Date:' },
});
export type LineKeys = keyof typeof lineWords;
