import { defineWords } from '@fireline/domain/lib';

export const imagePickerWords = defineWords({
  'ImagePicker.hint': {
    cn: '把图片拖到这里，或粘贴',
    hk: '將圖片拖放到這裏，或貼上',
    en: 'Drop or paste pictures here',
  },
  'ImagePicker.drop': { cn: '松开即添加', hk: '放開即可加入', en: 'Let go to add' },
  'ImagePicker.choose': { cn: '选择图片', hk: '選擇圖片', en: 'Choose pictures' },
  'ImagePicker.photo': { cn: '拍照', hk: '拍照', en: 'Take a photo' },
  'ImagePicker.required': { cn: '至少一张', hk: '最少一張', en: 'at least one' },
  'ImagePicker.kinds': { cn: '格式 {kinds}', hk: '格式 {kinds}', en: 'Formats {kinds}' },
  'ImagePicker.compresses': {
    cn: '超过 {size} 的自动压缩',
    hk: '超過 {size} 的會自動壓縮',
    en: 'above {size} compressed here',
  },
  'ImagePicker.size': { cn: '压缩后每张不超过 {size}', hk: '壓縮後每張不超過 {size}', en: 'then at most {size} each' },
  'ImagePicker.between': { cn: '，', hk: '，', en: ', ' },
  'ImagePicker.list': { cn: '图片', hk: '圖片', en: 'Pictures' },
  'ImagePicker.none': { cn: '暂无图片', hk: '未有圖片', en: 'No pictures' },
  'ImagePicker.count': {
    cn: '{count} / {max} 张',
    hk: '{count} / {max} 張',
    en: '{count} of {max} {max|picture|pictures}',
  },
  'ImagePicker.picture': { cn: '第 {at} 张 {name}', hk: '第 {at} 張 {name}', en: 'picture {at}, {name}' },
  'ImagePicker.earlier': { cn: '前移{picture}', hk: '前移{picture}', en: 'Move {picture} earlier' },
  'ImagePicker.later': { cn: '后移{picture}', hk: '後移{picture}', en: 'Move {picture} later' },
  'ImagePicker.remove': { cn: '移除{picture}', hk: '移除{picture}', en: 'Remove {picture}' },
  'ImagePicker.cancel': { cn: '取消{picture}', hk: '取消{picture}', en: 'Cancel {picture}' },
  'ImagePicker.working': { cn: '正在处理', hk: '正在處理', en: 'Preparing' },
  'ImagePicker.refused': { cn: '未接受', hk: '未接受', en: 'Not taken' },
  'ImagePicker.compressed': {
    cn: '已从 {from} 压缩到 {to}',
    hk: '已由 {from} 壓縮至 {to}',
    en: 'Compressed from {from} to {to}',
  },
  'ImagePicker.toldWorking': { cn: '正在处理 {count} 张图片', hk: '正在處理 {count} 張圖片', en: 'Preparing: {count}' },
  'ImagePicker.toldReady': { cn: '已有 {count} 张图片', hk: '已有 {count} 張圖片', en: 'Pictures: {count}' },
  'ImagePicker.toldWrong': { cn: '{count} 张未接受', hk: '{count} 張未接受', en: 'not taken: {count}' },
});
