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
