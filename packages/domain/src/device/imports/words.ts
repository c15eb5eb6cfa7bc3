import { defineWords, type Phrase } from '../../lib/index.ts';
import type { ImportEvent, ImportState } from './record.ts';

type Needed = `device.import.state.${ImportState}` | `device.import.event.${ImportEvent}`;

/** The words of imports. @spec SHL-12 DEV-26 */
export const deviceImportWords = defineWords({
  'device.import.state.importing': { cn: '导入中', hk: '匯入中', en: 'Importing' },
  'device.import.state.finished': { cn: '已完成', hk: '已完成', en: 'Finished' },
  'device.import.event.finish': { cn: '完成导入', hk: '完成匯入', en: 'Finish the import' },
  'device.import.result': {
    cn: '导入成功 {0} 条，失败 {1} 条',
    hk: '成功匯入 {0} 項，失敗 {1} 項',
    en: 'Imported success {0}, failed {1}',
  },
  'device.import.rowsLeft': {
    cn: '共 {1} 条，还有 {0} 条未处理',
    hk: '共 {1} 項，尚有 {0} 項未處理',
    en: '{0} of {1} rows {0|is|are} still to be read',
  },
  'device.import.finished': { cn: '导入已完成', hk: '匯入已完成', en: 'The import has finished' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** The columns of a file of devices. @spec DEV-26 SHL-12 */
export const deviceImportColumnWords = defineWords({
  'device.import.column.imei': { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  'device.import.column.deviceType': { cn: '设备类型', hk: '裝置類型', en: 'Device type' },
  'device.import.column.name': { cn: '设备名称', hk: '裝置名稱', en: 'Device name' },
  'device.import.column.place': { cn: '场所名称或编号', hk: '場所名稱或編號', en: 'Place name or number' },
  'device.import.column.building': { cn: '楼栋名称', hk: '樓宇名稱', en: 'Building name' },
  'device.import.column.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'device.import.column.spot': { cn: '安装位置', hk: '安裝位置', en: 'Spot' },
  'device.import.column.iccid': { cn: 'ICCID 卡号', hk: 'ICCID 卡號', en: 'ICCID' },
  'device.import.placeUnknown': {
    cn: '没有这个场所，或有多个同名场所，请改填场所编号',
    hk: '沒有此場所，或有多個同名場所，請改填場所編號',
    en: 'There is no such place, or several of that name; give its number instead',
  },
  'device.import.buildingUnknown': {
    cn: '该场所没有这栋楼',
    hk: '該場所沒有此樓宇',
    en: 'The place has no building of that name',
  },
});
