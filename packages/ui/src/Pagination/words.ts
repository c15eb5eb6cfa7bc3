import { defineWords } from '@fireline/domain/lib';

export const paginationWords = defineWords({
  'Pagination.label': { cn: '分页', hk: '分頁', en: 'Pages' },
  'Pagination.range': {
    cn: '{from}–{to}，共 {total} 条',
    hk: '{from}–{to}，共 {total} 項',
    en: '{from}–{to} of {total}',
  },
  'Pagination.none': { cn: '共 0 条', hk: '共 0 項', en: 'None' },
  'Pagination.pageSize': { cn: '每页', hk: '每頁', en: 'Per page' },
  'Pagination.previous': { cn: '上一页', hk: '上一頁', en: 'Previous page' },
  'Pagination.next': { cn: '下一页', hk: '下一頁', en: 'Next page' },
  'Pagination.page': { cn: '第 {page} 页', hk: '第 {page} 頁', en: 'Page {page}' },
  'Pagination.pageOf': { cn: '第 {page} / {pages} 页', hk: '第 {page} / {pages} 頁', en: 'Page {page} of {pages}' },
});
