import { defineWords } from '@fireline/domain/lib';

/** Fields that forms of several areas have. */
export const fieldWords = defineWords({
  'field.location': { cn: '位置', hk: '位置', en: 'Location' },
  'field.place': { cn: '所属场所', hk: '所屬場所', en: 'Place' },
  'field.org': { cn: '所属机构', hk: '所屬機構', en: 'Organisation' },
  'field.anyOrg': { cn: '全部机构', hk: '所有機構', en: 'Any organisation' },
  'field.building': { cn: '楼栋', hk: '樓宇', en: 'Building' },
  'field.anyBuilding': { cn: '全部楼栋', hk: '所有樓宇', en: 'Any building' },
  'field.buildingOf': { cn: '{place} · {building}', hk: '{place} · {building}', en: '{building}, {place}' },
  'field.buildingNo': { cn: '楼栋 {id}', hk: '樓宇 {id}', en: 'Building {id}' },
  'field.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'field.unit': { cn: '所属单位', hk: '所屬單位', en: 'Unit' },
  'field.maint': { cn: '维保公司', hk: '維修保養公司', en: 'Maintenance company' },
  'field.phones': { cn: '联系电话', hk: '聯絡電話', en: 'Phone numbers' },
  'field.phones.one': { cn: '至少一个号码。', hk: '至少一個號碼。', en: 'At least one number.' },
  'field.searching': { cn: '正在查找…', hk: '搜尋中…', en: 'Searching…' },
  'field.none': { cn: '没有找到', hk: '找不到', en: 'Nothing found' },
  'field.first': {
    cn: '还没有可选的。请先在“{page}”中新建。',
    hk: '尚未有可選的項目。請先在「{page}」中新增。',
    en: 'There is none yet. Create one under “{page}” first.',
  },
  'field.firstAsk': {
    cn: '还没有可选的。请联系管理员先新建。',
    hk: '尚未有可選的項目。請聯絡管理員先新增。',
    en: 'There is none yet. Ask an administrator to create one first.',
  },
});
