import { defineWords } from '@fireline/domain/lib';

/** Items that are moved to another category together. */
export const catalogueWords = defineWords({
  'catalogue.item.category': { cn: '分类', hk: '分類', en: 'Category' },
  'catalogue.item.move': { cn: '移动到分类', hk: '移至分類', en: 'Move to category' },
  'catalogue.item.move.title': {
    cn: '移动 {count} 个巡检项',
    hk: '移動 {count} 個巡查項目',
    en: 'Move {count} {count|item|items}',
  },
});
