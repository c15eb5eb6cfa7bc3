import { defineWords } from '@fireline/domain/lib';

/** Tags of points: list, drawer, form, binding. */
export const tagWords = defineWords({
  'tags.search': { cn: '序列号、巡检点或单位', hk: '序號、巡查點或單位', en: 'Serial number, point or unit' },
  'tags.type': { cn: '类型', hk: '類型', en: 'Type' },
  'tags.anyType': { cn: '全部类型', hk: '所有類型', en: 'Any type' },
  'tags.serial': { cn: '序列号', hk: '序號', en: 'Serial number' },
  'tags.serialNumber': { cn: '标签序列号', hk: '標籤序號', en: 'Serial number of the tag' },
  'tags.deviceSerialNumber': { cn: '设备序列号', hk: '裝置序號', en: 'Serial number of the device' },
  'tags.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'tags.anyUnit': { cn: '全部单位', hk: '所有單位', en: 'Any unit' },
  'tags.point': { cn: '绑定的巡检点', hk: '綁定的巡查點', en: 'Point' },
  'tags.bound': { cn: '绑定状态', hk: '綁定狀態', en: 'Bound' },
  'tags.anyBound': { cn: '不限绑定状态', hk: '不限綁定狀態', en: 'Any' },
  'tags.bound.yes': { cn: '已绑定', hk: '已綁定', en: 'Bound to a point' },
  'tags.bound.no': { cn: '未绑定', hk: '未綁定', en: 'Not bound' },
  'tags.boundBy': { cn: '绑定人', hk: '綁定者', en: 'Bound by' },
  'tags.boundAt': { cn: '绑定时间', hk: '綁定時間', en: 'Bound at' },
  'tags.nfc.read': { cn: '读取 NFC 标签', hk: '讀取 NFC 標籤', en: 'Read NFC tag' },
  'tags.nfc.done': {
    cn: '请将标签贴近本机背面',
    hk: '請將標籤貼近本機背面',
    en: 'Hold the tag to the back of this device',
  },
  'tags.nfc.taken': { cn: '已读取序列号', hk: '已讀取序號', en: 'Serial number read' },
  'tags.nfc.refused': {
    cn: '未允许读取 NFC，请在浏览器设置中允许，或输入序列号',
    hk: '未允許讀取 NFC，請在瀏覽器設定中允許，或輸入序號',
    en: 'NFC is not allowed: allow it in the browser’s settings, or type the serial number',
  },
  'tags.nfc.failed': {
    cn: '无法读取 NFC，请检查是否已打开，或输入序列号',
    hk: '無法讀取 NFC，請檢查是否已開啟，或輸入序號',
    en: 'NFC does not work: switch it on, or type the serial number',
  },
  'tags.nfc.missing': {
    cn: '此浏览器没有 NFC，请输入序列号；安卓手机的 Chrome 可以读取',
    hk: '此瀏覽器沒有 NFC，請輸入序號；Android 手機的 Chrome 可以讀取',
    en: 'This browser has no NFC: type the serial number, or use Chrome on Android',
  },
  'tags.create': { cn: '新建标签', hk: '新增標籤', en: 'New tag' },
  'tags.empty': { cn: '还没有巡检标签', hk: '尚未有巡查標籤', en: 'No tags yet' },
  'tags.empty.hint': {
    cn: '标签贴在巡检点上，证明巡检员到过那里。',
    hk: '標籤貼在巡查點上，證明巡查員到過那裏。',
    en: 'A tag at a point proves that the inspector was there.',
  },
  'tags.delete.what': { cn: '此操作无法撤销。', hk: '此操作無法復原。', en: 'This cannot be undone.' },
  'tags.unitFirst': {
    cn: '先选择单位，再选择巡检点。',
    hk: '先選擇單位，再選擇巡查點。',
    en: 'Choose the unit before its point.',
  },
  'tags.bind': { cn: '绑定或解绑', hk: '綁定或解綁', en: 'Bind or unbind' },
  'tags.bind.title': {
    cn: '绑定或解绑 {count} 个标签',
    hk: '綁定或解綁 {count} 個標籤',
    en: 'Bind or unbind {count} {count|tag|tags}',
  },
  'tags.bind.to': { cn: '绑定到巡检点', hk: '綁定到巡查點', en: 'Point' },
  'tags.unbind': { cn: '解绑', hk: '解綁', en: 'Unbind' },
  'tags.bind.units': {
    cn: '所选标签属于多个单位，只能解绑。',
    hk: '所選標籤屬於多個單位，只可解綁。',
    en: 'The selected tags belong to several units and can only be unbound.',
  },
});
export type TagKeys = keyof typeof tagWords;
