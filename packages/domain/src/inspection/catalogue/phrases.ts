import type { RecordPhrases } from '../../record/index.ts';
import type { inspectionCategory, inspectionItem } from '../catalogue.ts';

const industry = { cn: '行业', hk: '行業', en: 'Industry' };
const points = { cn: '巡检点数', hk: '巡查點數', en: 'Points' };

export const categoryPhrases: RecordPhrases<typeof inspectionCategory> = {
  one: { cn: '巡检分类', hk: '巡查分類', en: 'inspection category' },
  many: { cn: '巡检分类', hk: '巡查分類', en: 'inspection categories' },
  name: { cn: '分类名称', hk: '分類名稱', en: 'Name' },
  industry,
  items: { cn: '巡检项数', hk: '巡查項目數', en: 'Items' },
  points,
  hint: {
    cn: '分类按行业归集巡检项和巡检点，例如“灭火器”。',
    hk: '分類把同一行業的巡查項目及巡查點歸在一起，例如「滅火筒」。',
    en: 'A category gathers the items and points of an industry, such as "Extinguishers".',
  },
};
export const itemPhrases: RecordPhrases<typeof inspectionItem> = {
  one: { cn: '巡检项', hk: '巡查項目', en: 'inspection item' },
  many: { cn: '巡检项', hk: '巡查項目', en: 'inspection items' },
  content: { cn: '巡检内容', hk: '巡查內容', en: 'Content' },
  categoryId: { cn: '分类', hk: '分類', en: 'Category' },
  requirement: { cn: '要求说明', hk: '要求說明', en: 'Requirement' },
  guideUrl: { cn: '操作指引', hk: '操作指引', en: 'Guide' },
  points,
  hint: {
    cn: '巡检项说明巡检员看什么、怎样才算合格。',
    hk: '巡查項目說明巡查員看甚麼、怎樣才算合格。',
    en: 'An item says what an inspector looks at and what is asked of it.',
  },
};
