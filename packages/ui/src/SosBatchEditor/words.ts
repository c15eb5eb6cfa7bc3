import { defineWords } from '@fireline/domain/lib';

export const sosBatchEditorWords = defineWords({
  'SosBatchEditor.shared': { cn: '新增设备使用的号码', hk: '新增裝置使用的號碼', en: 'Numbers for devices added' },
  'SosBatchEditor.group': { cn: 'SOS 第 {group} 组', hk: 'SOS 第 {group} 組', en: 'SOS {group}' },
  'SosBatchEditor.at': { cn: '序号', hk: '序號', en: 'Row' },
  'SosBatchEditor.paste': { cn: '要添加的 IMEI', hk: '要新增的 IMEI', en: 'IMEIs to add' },
  'SosBatchEditor.pasteHint': {
    cn: '用逗号、空格或换行分隔，一次最多 {max} 个',
    hk: '以逗號、空格或換行分隔，每次最多 {max} 個',
    en: 'Parted by commas, blanks or line ends; at most {max} at once',
  },
  'SosBatchEditor.take': { cn: '识别并添加', hk: '讀取並新增', en: 'Read and add' },
  'SosBatchEditor.taken': {
    cn: '新增 {added} 台，{known} 台已在列表中',
    hk: '新增 {added} 台，{known} 台已在清單中',
    en: 'Added: {added}. Already there: {known}',
  },
  'SosBatchEditor.over': {
    cn: '{count} 台未添加：一批最多 {max} 台',
    hk: '{count} 台未新增：每批最多 {max} 台',
    en: 'Not added: {count}. A batch holds at most {max}',
  },
  'SosBatchEditor.applyAll': { cn: '用于全部设备', hk: '套用至所有裝置', en: 'Use for all devices' },
  'SosBatchEditor.applied': {
    cn: '已将号码用于 {count} 台设备',
    hk: '已將號碼套用至 {count} 台裝置',
    en: 'Numbers set on devices: {count}',
  },
  'SosBatchEditor.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'SosBatchEditor.faulty': { cn: '{count} 处有问题', hk: '{count} 處有問題', en: 'Problems: {count}' },
  'SosBatchEditor.doubtful': { cn: '{count} 处可能输错', hk: '{count} 處可能輸入有誤', en: 'Doubtful: {count}' },
  'SosBatchEditor.nextFault': { cn: '下一处问题', hk: '下一個問題', en: 'Next problem' },
  'SosBatchEditor.clean': { cn: '全部可以提交', hk: '全部可以提交', en: 'All can be sent' },
  'SosBatchEditor.row': { cn: '第 {at} 台', hk: '第 {at} 台', en: 'Device {at}' },
  'SosBatchEditor.imeiOf': { cn: '第 {at} 台 IMEI', hk: '第 {at} 台 IMEI', en: 'IMEI of device {at}' },
  'SosBatchEditor.groupOf': {
    cn: '第 {at} 台 SOS 第 {group} 组',
    hk: '第 {at} 台 SOS 第 {group} 組',
    en: 'SOS {group} of device {at}',
  },
  'SosBatchEditor.none': { cn: '还没有设备', hk: '未有裝置', en: 'No devices yet' },
  'SosBatchEditor.noneHint': {
    cn: '在上方粘贴 IMEI，设备会出现在这里',
    hk: '在上方貼上 IMEI，裝置會在此顯示',
    en: 'Paste IMEIs above and the devices stand here',
  },
  'SosBatchEditor.removeAct': { cn: '删除', hk: '刪除', en: 'Remove' },
});
