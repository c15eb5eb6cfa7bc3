import { defineWords } from '@fireline/domain/lib';

export const phoneListEditorWords = defineWords({
  'PhoneListEditor.mobiles': { cn: '手机号', hk: '手提電話', en: 'Mobile numbers' },
  'PhoneListEditor.landlines': { cn: '座机号', hk: '固網電話', en: 'Landline numbers' },
  'PhoneListEditor.mobile': { cn: '手机号 {at}', hk: '手提電話 {at}', en: 'Mobile number {at}' },
  'PhoneListEditor.landline': { cn: '座机号 {at}', hk: '固網電話 {at}', en: 'Landline number {at}' },
  'PhoneListEditor.addMobile': { cn: '添加手机号', hk: '新增手提電話', en: 'Add a mobile number' },
  'PhoneListEditor.addLandline': { cn: '添加座机号', hk: '新增固網電話', en: 'Add a landline number' },
  'PhoneListEditor.none': { cn: '暂无', hk: '未有', en: 'None yet' },
  'PhoneListEditor.full': {
    cn: '已达上限，删除一个后可再添加',
    hk: '已達上限，刪除一個後可再新增',
    en: 'Full: remove one to add another',
  },
  'PhoneListEditor.sameAs': {
    cn: '{problem}（与第 {at} 个相同）',
    hk: '{problem}（與第 {at} 個相同）',
    en: '{problem} (as number {at})',
  },
  'PhoneListEditor.pasteMany': { cn: '粘贴多个号码', hk: '貼上多個號碼', en: 'Paste many' },
  'PhoneListEditor.pasteLabel': { cn: '要粘贴的号码', hk: '要貼上的號碼', en: 'Numbers to paste' },
  'PhoneListEditor.pasteHint': {
    cn: '用逗号、空格或换行分隔，手机和座机会自动分开',
    hk: '以逗號、空格或換行分隔，手提電話與固網電話會自動分開',
    en: 'Parted by commas, blanks or line ends; mobiles and landlines are told apart',
  },
  'PhoneListEditor.take': { cn: '识别并添加', hk: '讀取並新增', en: 'Read and add' },
  'PhoneListEditor.taken': {
    cn: '新增 {added} 个，{known} 个已在列表中',
    hk: '新增 {added} 個，{known} 個已在清單中',
    en: 'Added: {added}. Already there: {known}',
  },
  'PhoneListEditor.over': {
    cn: '{number} 未添加：最多 {max} 个',
    hk: '{number} 未新增：最多 {max} 個',
    en: '{number} was not added: at most {max}',
  },
});
