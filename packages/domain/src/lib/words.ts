import { defineWords } from './phrases.ts';

/**
 * Generic form messages: the code of a form problem is its key, the limits are its arguments.
 * @spec SHL-25 SHL-26 SHL-12
 */
export const formWords = defineWords({
  'form.required': { cn: '必填', hk: '必須填寫', en: 'Required' },
  'form.empty': { cn: '不能为空', hk: '不可留空', en: 'Cannot be empty' },
  'form.range': { cn: '取值范围为 {0} 至 {1}', hk: '範圍為 {0} 至 {1}', en: 'Must be between {0} and {1}' },
  'form.boundsOrder': {
    cn: '下限不能大于上限',
    hk: '下限不可大於上限',
    en: 'The lower limit must not be above the upper one',
  },
  'form.tooShort': { cn: '至少 {0} 个字符', hk: '至少 {0} 個字元', en: 'At least {0} {0|character|characters}' },
  'form.tooLong': { cn: '最多 {0} 个字符', hk: '最多 {0} 個字元', en: 'At most {0} {0|character|characters}' },
  'form.full': {
    cn: '最多可有 {0} 条，请先删除不用的',
    hk: '最多可有 {0} 條，請先刪除不用的',
    en: 'There may be {0} at most; delete what is not used first',
  },
  'form.conflict': {
    cn: '{name} 修改了此记录，请核对后重试',
    hk: '{name} 更改了此記錄，請核對後再試',
    en: '{name} has changed this record; please check and try again',
  },
  'form.tooMany': { cn: '最多 {0} 项', hk: '最多 {0} 項', en: 'At most {0} {0|entry|entries}' },
  'form.atLeast': { cn: '不能小于 {0}', hk: '不可小於 {0}', en: 'Must be at least {0}' },
  'form.atMost': { cn: '不能大于 {0}', hk: '不可大於 {0}', en: 'Must be at most {0}' },
  'form.tooFew': { cn: '至少 {0} 项', hk: '至少 {0} 項', en: 'At least {0} {0|entry|entries}' },
  'form.number': { cn: '请输入数字', hk: '請輸入數字', en: 'Please enter a number' },
  'form.twoDecimals': { cn: '最多两位小数', hk: '最多兩個小數位', en: 'At most two decimals' },
  'form.day': { cn: '不是有效的日期', hk: '不是有效的日期', en: 'Not a date that exists' },
  'form.time': { cn: '不是有效的时间', hk: '不是有效的時間', en: 'Not a time of day' },
  'form.notBefore': { cn: '不能早于 {0}', hk: '不可早於 {0}', en: 'Must not be before {0}' },
  'form.notAfter': { cn: '不能晚于 {0}', hk: '不可遲於 {0}', en: 'Must not be after {0}' },
  'form.between': { cn: '须在 {0} 至 {1} 之间', hk: '須在 {0} 至 {1} 之間', en: 'Must lie between {0} and {1}' },
  'form.dayOrder': {
    cn: '结束日期不能早于开始日期',
    hk: '結束日期不可早於開始日期',
    en: 'The last day must not come before the first',
  },
  'form.tooManyDays': {
    cn: '最多选择 {0} 天，已选 {days} 天',
    hk: '最多可選 {0} 日，已選 {days} 日',
    en: 'Choose at most {0} {0|day|days}; {days} are chosen',
  },
  'form.characters': {
    cn: '含有无法保存的字符',
    hk: '含有無法儲存的字元',
    en: 'Contains characters that cannot be kept',
  },
  'form.duplicate': { cn: '与前面重复', hk: '與前面重複', en: 'The same as an earlier entry' },
  'form.endBeforeStart': { cn: '结束必须晚于开始', hk: '結束必須遲於開始', en: 'The end must be later than the start' },
  'form.integer': { cn: '请输入整数', hk: '請輸入整數', en: 'Please enter a whole number' },
  'form.inexact': {
    cn: '金额不是整数分，或合计过大',
    hk: '金額不是整數分，或合計過大',
    en: 'An amount is not whole cents, or the sum is too large',
  },
  'form.choice': { cn: '不是可选的值', hk: '不是可選的值', en: 'Not one of the choices' },
  'form.lostDigits': {
    cn: '表格软件已丢失部分数字；请把该列设为文本后重新填写',
    hk: '試算表軟件已失去部分數字；請把該欄設為文字後重新填寫',
    en: 'The spreadsheet has lost some of the digits; format the column as text and fill it in again',
  },
  'form.format': { cn: '格式不正确', hk: '格式不正確', en: 'The format is not right' },
  'form.enter': { cn: '请输入{0}', hk: '請輸入{0}', en: 'Please enter {0}' },
  'form.select': { cn: '请选择{0}', hk: '請選擇{0}', en: 'Please select {0}' },
  'form.invalid': { cn: '请检查标出的内容', hk: '請檢查標示的內容', en: 'Please check what is marked' },
  'form.parameter': { cn: '参数错误', hk: '參數錯誤', en: 'Parameter error' },
  'form.operation': { cn: '操作异常', hk: '操作異常', en: 'Operation exception' },
  'form.uploadFailed': { cn: '上传失败，请检查网络', hk: '上載失敗，請檢查網絡', en: 'Upload failed, check network' },
  'form.imageUploadFailed': {
    cn: '图片上传失败，请检查网络',
    hk: '圖片上載失敗，請檢查網絡',
    en: 'Image upload failed, check network',
  },
  'form.fileKind': { cn: '只接受 {0}', hk: '只接受 {0}', en: 'Only {0} is taken' },
  'form.fileEmpty': { cn: '文件是空的', hk: '檔案是空的', en: 'The file is empty' },
  'form.fileSize': {
    cn: '文件大小 {1}，上限 {0}',
    hk: '檔案大小 {1}，上限 {0}',
    en: 'The file has {1}; the limit is {0}',
  },
  'form.fileFolder': {
    cn: '这是文件夹，请选择其中的文件',
    hk: '這是資料夾，請選擇其中的檔案',
    en: 'This is a folder: choose the files in it',
  },
  'form.fileTwice': { cn: '已在列表中', hk: '已在清單中', en: 'Already in the list' },
  'form.fileCount': { cn: '最多 {0} 个文件', hk: '最多 {0} 個檔案', en: 'At most {0} {0|file|files}' },
  'form.imageKind': {
    cn: '不支持 {1} 图片，请转为 {0}',
    hk: '不支援 {1} 圖片，請轉為 {0}',
    en: '{1} pictures are not taken: save it as {0}',
  },
  'form.imageBroken': {
    cn: '图片打不开，可能已损坏',
    hk: '圖片無法開啟，可能已損壞',
    en: 'The picture cannot be opened; it may be damaged',
  },
  'form.imagesOnly': { cn: '只能上传图片', hk: '只可上載圖片', en: 'Only images may be uploaded' },
});
