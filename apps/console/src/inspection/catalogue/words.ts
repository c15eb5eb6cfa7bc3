import { defineWords } from '@fireline/domain/lib';

/** Categories of patrols and their items: lists, drawers, forms. */
export const catalogueWords = defineWords({
  'catalogue.industry': { cn: '行业', hk: '行業', en: 'Industry' },
  'catalogue.anyIndustry': { cn: '全部行业', hk: '所有行業', en: 'Any industry' },
  'catalogue.createdBy': { cn: '创建人', hk: '建立者', en: 'Created by' },
  'catalogue.createdAt': { cn: '创建时间', hk: '建立時間', en: 'Created' },
  'catalogue.changedBy': { cn: '修改人', hk: '更改者', en: 'Changed by' },
  'catalogue.changedAt': { cn: '修改时间', hk: '更改時間', en: 'Changed' },
  'catalogue.modify': { cn: '修改', hk: '更改', en: 'Change' },
  'catalogue.change': { cn: '修改 {name}', hk: '更改 {name}', en: 'Change {name}' },
  'catalogue.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'catalogue.saved': { cn: '已保存 {name}', hk: '已儲存 {name}', en: '{name} saved' },
  'catalogue.show': { cn: '查看', hk: '檢視', en: 'Show' },
  'catalogue.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'catalogue.delete.title': { cn: '删除 {name}？', hk: '刪除 {name}？', en: 'Delete {name}?' },
  'catalogue.deleted': { cn: '已删除 {name}', hk: '已刪除 {name}', en: '{name} deleted' },

  'catalogue.category.search': { cn: '分类名称', hk: '分類名稱', en: 'Name of a category' },
  'catalogue.category.name': { cn: '分类名称', hk: '分類名稱', en: 'Name' },
  'catalogue.category.items': { cn: '巡检项数', hk: '巡查項目數', en: 'Items' },
  'catalogue.category.points': { cn: '巡检点数', hk: '巡查點數', en: 'Points' },
  'catalogue.category.create': { cn: '新建分类', hk: '新增分類', en: 'New category' },
  'catalogue.category.empty': { cn: '还没有巡检分类', hk: '尚未有巡查分類', en: 'No categories yet' },
  'catalogue.category.empty.hint': {
    cn: '分类按行业归集巡检项和巡检点，例如“灭火器”。',
    hk: '分類把同一行業的巡查項目及巡查點歸在一起，例如「滅火筒」。',
    en: 'A category gathers the items and points of an industry, such as "Extinguishers".',
  },
  'catalogue.category.delete.what': {
    cn: '只能删除没有巡检项和巡检点的分类。此操作无法撤销。',
    hk: '只可刪除沒有巡查項目及巡查點的分類。此操作無法復原。',
    en: 'Only a category without items and points can be deleted. This cannot be undone.',
  },

  'catalogue.item.search': { cn: '内容或要求', hk: '內容或要求', en: 'Content or requirement' },
  'catalogue.item.content': { cn: '巡检内容', hk: '巡查內容', en: 'Content' },
  'catalogue.item.requirement': { cn: '要求说明', hk: '要求說明', en: 'Requirement' },
  'catalogue.item.guideUrl': { cn: '操作指引', hk: '操作指引', en: 'Guide' },
  'catalogue.item.guideUrl.what': {
    cn: '以 http 或 https 开头的网址。',
    hk: '以 http 或 https 開頭的網址。',
    en: 'An address that starts with http or https.',
  },
  'catalogue.item.guideUrl.open': { cn: '打开操作指引', hk: '開啟操作指引', en: 'Open the guide' },
  'catalogue.item.category': { cn: '分类', hk: '分類', en: 'Category' },
  'catalogue.item.anyCategory': { cn: '全部分类', hk: '所有分類', en: 'Any category' },
  'catalogue.item.categoryOf': { cn: '{industry} · {name}', hk: '{industry} · {name}', en: '{industry} · {name}' },
  'catalogue.item.create': { cn: '新建巡检项', hk: '新增巡查項目', en: 'New item' },
  'catalogue.item.empty': { cn: '还没有巡检项', hk: '尚未有巡查項目', en: 'No items yet' },
  'catalogue.item.empty.hint': {
    cn: '巡检项说明巡检员看什么、怎样才算合格。',
    hk: '巡查項目說明巡查員看甚麼、怎樣才算合格。',
    en: 'An item says what an inspector looks at and what is asked of it.',
  },
  'catalogue.item.delete.what': {
    cn: '巡检点使用的项目不能删除。此操作无法撤销。',
    hk: '巡查點使用的項目不可刪除。此操作無法復原。',
    en: 'An item that a point uses cannot be deleted. This cannot be undone.',
  },
  'catalogue.item.noCategory': {
    cn: '还没有巡检分类，请先新建分类。',
    hk: '尚未有巡查分類，請先新增分類。',
    en: 'There are no categories yet. Create one first.',
  },
  'catalogue.item.toCategories': { cn: '前往巡检分类', hk: '前往巡查分類', en: 'Go to the categories' },
  'catalogue.item.move': { cn: '移动到分类', hk: '移至分類', en: 'Move to a category' },
  'catalogue.item.move.title': {
    cn: '移动 {count} 个巡检项',
    hk: '移動 {count} 個巡查項目',
    en: 'Move {count} {count|item|items}',
  },
});
export type CatalogueKeys = keyof typeof catalogueWords;
