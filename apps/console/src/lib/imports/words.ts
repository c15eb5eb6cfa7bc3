import { defineWords } from '@fireline/domain/lib';

/** Why a workbook that somebody chose is not read, besides what is wrong with any file of rows. @spec DEV-26 SHL-26 */
export const workbookWords = defineWords({
  'sheet.shownOtherwise': {
    cn: '单元格 {0} 的数字按格式“{1}”补零显示；请把该列设为文本后重新填写',
    hk: '儲存格 {0} 的數字按格式「{1}」補零顯示；請把該欄設為文字後重新填寫',
    en: 'Cell {0} shows its number with zeros by the format "{1}"; format the column as text and fill it in again',
  },
  'sheet.encrypted': {
    cn: '文件有密码保护，或是旧版 .xls；请另存为没有密码的 .xlsx',
    hk: '檔案有密碼保護，或是舊版 .xls；請另存為沒有密碼的 .xlsx',
    en: 'The file has a password or is an old .xls; save it as .xlsx without a password',
  },
  'sheet.macros': {
    cn: '文件含有宏；请另存为 .xlsx（不含宏）',
    hk: '檔案含有巨集；請另存為 .xlsx（不含巨集）',
    en: 'The file holds macros; save it as .xlsx, which has none',
  },
  'sheet.externalLinks': {
    cn: '文件链接到其他文件或数据源；请断开链接后再导入',
    hk: '檔案連結至其他檔案或資料來源；請中斷連結後再匯入',
    en: 'The file links to other files or data; break the links first',
  },
  'sheet.embedded': {
    cn: '文件中嵌有其他文件或控件；请删除后再导入',
    hk: '檔案中嵌有其他檔案或控制項；請刪除後再匯入',
    en: 'Other files or controls are embedded in the file; remove them first',
  },
  'sheet.bomb': {
    cn: '工作簿解压后超过 {0} MB；请把数据复制到新的工作簿',
    hk: '活頁簿解壓後超過 {0} MB；請把資料複製到新的活頁簿',
    en: 'The workbook unpacks to more than {0} MB; copy the rows into a new one',
  },
  'sheet.noWorkbook': {
    cn: '这不是 .xlsx 工作簿',
    hk: '這不是 .xlsx 活頁簿',
    en: 'This is no .xlsx workbook',
  },
  'sheet.namedWorkbook': {
    cn: '文件名是 .xlsx，但内容不是工作簿',
    hk: '檔案名稱是 .xlsx，但內容不是活頁簿',
    en: 'The file is named .xlsx and is no workbook',
  },
  'sheet.namedText': {
    cn: '内容是工作簿或压缩包，但文件名不是 .xlsx；请改用原来的文件',
    hk: '內容是活頁簿或壓縮檔，但檔案名稱不是 .xlsx；請改用原來的檔案',
    en: 'The content is a workbook or an archive, and the name is not .xlsx; use the original file',
  },
  'sheet.broken': {
    cn: '无法读取工作簿，文件可能已损坏',
    hk: '無法讀取活頁簿，檔案可能已損壞',
    en: 'The workbook cannot be read; it may be damaged',
  },
});

/** The screens of an import, for every kind of record. @spec DEV-26 SIT-04 SIT-06 SES-08 */
export const importWords = defineWords({
  'imports.kind.place': { cn: '九小场所', hk: '九小場所', en: 'Small places' },
  'imports.kind.unit': { cn: '联网单位', hk: '聯網單位', en: 'Units' },
  'imports.kind.user': { cn: '用户', hk: '用戶', en: 'Accounts' },
  'imports.kind.device': { cn: '设备', hk: '裝置', en: 'Devices' },
  'imports.do.place': { cn: '导入九小场所', hk: '匯入九小場所', en: 'Import small places' },
  'imports.do.unit': { cn: '导入单位', hk: '匯入單位', en: 'Import units' },
  'imports.do.user': { cn: '导入用户', hk: '匯入用戶', en: 'Import accounts' },
  'imports.do.device': { cn: '导入设备', hk: '匯入裝置', en: 'Import devices' },
  'imports.how.place': {
    cn: '只能导入九小场所。留空的合作商为当前合作商。',
    hk: '只可匯入九小場所。合作夥伴留空即為目前的合作夥伴。',
    en: 'Only small places can be imported. Without a partner a place goes to the current one.',
  },
  'imports.how.unit': {
    cn: '一个单元格可填多个电话，用分号隔开；手机和固话至少填一个。',
    hk: '一個儲存格可填多個電話，以分號分隔；手提電話及固網電話最少填一個。',
    en: 'A cell holds several numbers between semicolons; a unit needs at least one, mobile or landline.',
  },
  'imports.how.user': {
    cn: '导入不生成密码：用户凭手机验证码登录，或由管理员重置密码。',
    hk: '匯入不會產生密碼：用戶以手提電話驗證碼登入，或由管理員重設密碼。',
    en: 'No password is made: a person signs in by a code to the mobile number, or an administrator resets the password.',
  },
  'imports.how.device': {
    cn: '场所可填编号或名称；留空的设备之后再安装。',
    hk: '場所可填編號或名稱；留空的裝置可其後再安裝。',
    en: 'A place is given by number or name; a device without one is installed later.',
  },
  'imports.steps': { cn: '导入步骤', hk: '匯入步驟', en: 'Steps of the import' },
  'imports.step.file': { cn: '选择文件', hk: '選擇檔案', en: 'File' },
  'imports.step.columns': { cn: '对应列', hk: '對應欄', en: 'Columns' },
  'imports.step.preview': { cn: '预览', hk: '預覽', en: 'Preview' },
  'imports.template': { cn: '下载模板', hk: '下載範本', en: 'Download the template' },
  'imports.templateOf': { cn: '{kind}导入模板', hk: '{kind}匯入範本', en: '{kind} template' },
  'imports.allowed': { cn: '可填的值', hk: '可填的值', en: 'Allowed values' },
  'imports.choose': { cn: '工作簿或 CSV 文件', hk: '活頁簿或 CSV 檔案', en: 'Workbook or CSV file' },
  'imports.limits': { cn: '最多 {max} 行', hk: '最多 {max} 行', en: 'Up to {max} rows' },
  'imports.reading.sheet': { cn: '工作表', hk: '工作表', en: 'Sheet' },
  'imports.reading.encoding': {
    cn: '文字编码：选择显示正确的一项',
    hk: '文字編碼：選擇顯示正確的一項',
    en: 'Encoding: choose the one that reads right',
  },
  'imports.hidden': {
    cn: '其中 {count} 行在文件中是隐藏的，也会导入',
    hk: '其中 {count} 行在檔案中是隱藏的，亦會匯入',
    en: '{count} {count|row is|rows are} hidden in the file and will be imported too',
  },
  'imports.columns.how': {
    cn: '表头已按名称、位置或上次的选择识别，不对的请改正；本次的选择会记住。',
    hk: '標題已按名稱、位置或上次的選擇辨認，不對的請更正；是次的選擇會記住。',
    en: 'Headers are recognised by name, by place or as last chosen; correct what is wrong. What you choose is remembered.',
  },
  'imports.columns.header': { cn: '文件中的列', hk: '檔案中的欄', en: 'Column of the file' },
  'imports.columns.meaning': { cn: '{header} 对应', hk: '{header} 對應', en: 'Meaning of {header}' },
  'imports.columns.none': { cn: '不导入', hk: '不匯入', en: 'Not imported' },
  'imports.columns.first': { cn: '第一行', hk: '第一行', en: 'First row' },
  'imports.columns.missing': { cn: '还缺这些列：{0}', hk: '尚欠以下欄：{0}', en: 'Still missing: {0}' },
  'imports.source.remembered': { cn: '上次的选择', hk: '上次的選擇', en: 'as last chosen' },
  'imports.source.name': { cn: '按名称', hk: '按名稱', en: 'by its name' },
  'imports.source.position': { cn: '按位置', hk: '按位置', en: 'by its place' },
  'imports.source.chosen': { cn: '您的选择', hk: '你的選擇', en: 'chosen by you' },
  'imports.check': { cn: '检查', hk: '檢查', en: 'Check' },
  'imports.checking': { cn: '正在检查…', hk: '正在檢查…', en: 'Checking…' },
  'imports.back': { cn: '返回', hk: '返回', en: 'Back' },
  'imports.checked': {
    cn: '共 {rows} 行，{failures} 行有问题；尚未写入任何内容。',
    hk: '共 {rows} 行，{failures} 行有問題；尚未寫入任何內容。',
    en: '{rows} {rows|row|rows}, {failures} with problems; nothing has been written yet.',
  },
  'imports.firstRows': { cn: '前 {count} 行', hk: '前 {count} 行', en: 'First {count} {count|row|rows}' },
  'imports.problemRows': { cn: '有问题的行', hk: '有問題的行', en: 'Rows with problems' },
  'imports.line': { cn: '行', hk: '行', en: 'Line' },
  'imports.reason': { cn: '原因', hk: '原因', en: 'Reason' },
  'imports.begin': { cn: '导入 {count} 行', hk: '匯入 {count} 行', en: 'Import {count} {count|row|rows}' },
  'imports.begun': {
    cn: '已开始导入 {file}；离开页面不影响导入',
    hk: '已開始匯入 {file}；離開頁面不影響匯入',
    en: 'The import of {file} has begun and goes on when you leave',
  },
  'imports.see': { cn: '查看导入记录', hk: '檢視匯入記錄', en: 'See the imports' },
  'imports.note.needed': { cn: '必填', hk: '必須填寫', en: 'Required' },
  'imports.note.chars': { cn: '{min} 至 {max} 个字符', hk: '{min} 至 {max} 個字元', en: '{min} to {max} characters' },
  'imports.note.unique': { cn: '不能重复', hk: '不可重複', en: 'No two rows may have the same' },
  'imports.note.choice': {
    cn: '可填的值见第二张工作表',
    hk: '可填的值見第二張工作表',
    en: 'The second sheet lists what can be filled in',
  },
  'imports.note.phone': {
    cn: '手机 11 位，或区号加固话；可含空格、括号和 +86',
    hk: '手提電話 11 位，或區號加固網電話；可含空格、括號及 +86',
    en: 'A mobile number of 11 digits or a landline with its area code; blanks, brackets and +86 are understood',
  },
  'imports.note.phones': {
    cn: '最多 {max} 个，用分号隔开；可含空格、括号和 +86',
    hk: '最多 {max} 個，以分號分隔；可含空格、括號及 +86',
    en: 'Up to {max}, between semicolons; blanks, brackets and +86 are understood',
  },
  'imports.note.lnglat': {
    cn: '经度,纬度，WGS-84，最多 6 位小数，如 114.057868,22.543099',
    hk: '經度,緯度，WGS-84，最多 6 位小數，如 114.057868,22.543099',
    en: 'Longitude,latitude in WGS-84 with up to 6 decimals, such as 114.057868,22.543099',
  },
  'imports.note.partner': {
    cn: '合作商的编号；留空为当前合作商',
    hk: '合作夥伴的編號；留空即為目前的合作夥伴',
    en: 'The number of a partner; left empty, the current one',
  },
  'imports.note.imei': {
    cn: '15 位数字，请把列设为文本',
    hk: '15 位數字，請把欄設為文字',
    en: '15 digits; format the column as text',
  },
  'imports.note.iccid': {
    cn: '19 或 20 位，请把列设为文本',
    hk: '19 或 20 位，請把欄設為文字',
    en: '19 or 20 characters; format the column as text',
  },
  'imports.note.floor': { cn: '如 3、3F、B1', hk: '如 3、3F、B1', en: 'Such as 3, 3F, B1' },
  'imports.note.node': {
    cn: '平台账号留空；其他账号填合作商、单位、机构、维保公司或场所的名称或编号',
    hk: '平台帳戶留空；其他帳戶填合作夥伴、單位、機構、維修保養公司或場所的名稱或編號',
    en: 'Empty for the platform; else the name or number of the partner, unit, organisation, company or place',
  },
  'imports.note.role': {
    cn: '租户自建角色的名称；留空为内置角色',
    hk: '租戶自建角色的名稱；留空即為內置角色',
    en: "The name of a role that the tenant has made; left empty, the kind's built-in one",
  },
});
