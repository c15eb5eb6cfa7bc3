import { defineWords } from '../../lib/index.ts';

/** The columns of a file of places, and what is wrong with such a file. @spec SIT-04 DEV-26 SHL-12 */
export const siteImportWords = defineWords({
  'site.import.name': { cn: '场所名称', hk: '場所名稱', en: 'Place name' },
  'site.import.type': { cn: '场所类型', hk: '場所類型', en: 'Place type' },
  'site.import.smallKind': { cn: '九小场所类别', hk: '九小場所類別', en: 'Kind of small place' },
  'site.import.address': { cn: '详细地址', hk: '詳細地址', en: 'Detailed address' },
  'site.import.manager': { cn: '负责人', hk: '負責人', en: 'Person in charge' },
  'site.import.phone': { cn: '报警电话', hk: '警報電話', en: 'Alarm phone' },
  'site.import.number': { cn: '场所编号', hk: '場所編號', en: 'Place number' },
  'site.import.houseCode': { cn: '房屋编码', hk: '房屋編碼', en: 'House code' },
  'site.import.lnglat': { cn: '经纬度', hk: '經緯度', en: 'Longitude and latitude' },
  'site.import.partnerId': { cn: '合作商编号', hk: '合作夥伴編號', en: 'Partner id' },
  'site.import.empty': { cn: '文件中没有数据行', hk: '檔案中沒有資料行', en: 'The file has no rows below its headers' },
  'site.import.columnsMissing': {
    cn: '文件缺少这些列：{0}。请使用模板',
    hk: '檔案欠缺以下欄：{0}。請使用範本',
    en: 'The file lacks these columns: {0}. Use the template',
  },
  'site.import.tooMany': {
    cn: '已有 {0} 个导入正在进行，请等其中一个完成',
    hk: '已有 {0} 個匯入正在進行，請待其中一個完成',
    en: '{0} {0|import is|imports are} running already; wait until one has finished',
  },
  'site.import.tooManyOfOthers': {
    cn: '本租户已有 {0} 个导入正在进行，请等其中一个完成',
    hk: '本租戶已有 {0} 個匯入正在進行，請待其中一個完成',
    en: '{0} {0|import is|imports are} running already in this tenant; wait until one has finished',
  },
  'site.import.text': {
    cn: '请选择 CSV（UTF-8）文件',
    hk: '請選擇 CSV（UTF-8）檔案',
    en: 'Please choose a CSV file in UTF-8',
  },
  'site.import.workbook': {
    cn: '接口只接受 CSV（UTF-8）；工作簿请在导入页面选择，由浏览器读取',
    hk: '介面只接受 CSV（UTF-8）；活頁簿請在匯入頁面選擇，由瀏覽器讀取',
    en: 'The call takes CSV in UTF-8; choose a workbook on the import page, where the browser reads it',
  },
  'site.import.cancelled': {
    cn: '导入已取消，这一行没有导入',
    hk: '匯入已取消，此行沒有匯入',
    en: 'The import was cancelled; this row was not imported',
  },
  'site.import.notRunning': {
    cn: '导入已完成，不能再取消',
    hk: '匯入已完成，不可再取消',
    en: 'The import has finished and cannot be cancelled',
  },
  'site.import.notFound': {
    cn: '导入记录不存在',
    hk: '匯入記錄不存在',
    en: 'There is no such import',
  },
  'site.import.leftUndone': {
    cn: '导入人的账号已停用，这一行没有导入',
    hk: '匯入人的帳戶已停用，此行沒有匯入',
    en: 'The account that imports is disabled; this row was not imported',
  },
});

/** The columns of a file of units, and what is wrong with a row of it. @spec SIT-06 DEV-26 SHL-12 */
export const siteUnitImportWords = defineWords({
  'site.unitImport.name': { cn: '单位名称', hk: '單位名稱', en: 'Unit name' },
  'site.unitImport.contact': { cn: '联系人', hk: '聯絡人', en: 'Contact' },
  'site.unitImport.address': { cn: '单位地址', hk: '單位地址', en: 'Address' },
  'site.unitImport.mobiles': { cn: '手机号码', hk: '手提電話號碼', en: 'Mobile numbers' },
  'site.unitImport.landlines': { cn: '固定电话', hk: '固網電話', en: 'Landline numbers' },
  'site.unitImport.org': { cn: '监管机构名称或编号', hk: '監管機構名稱或編號', en: 'Organisation name or number' },
  'site.unitImport.partnerId': { cn: '合作商编号', hk: '合作夥伴編號', en: 'Partner id' },
  'site.unitImport.lnglat': { cn: '经纬度', hk: '經緯度', en: 'Longitude and latitude' },
  'site.unitImport.orgUnknown': {
    cn: '没有这个监管机构，或有多个同名，请改填编号',
    hk: '沒有此監管機構，或有多個同名，請改填編號',
    en: 'There is no such organisation, or several of that name; give its number instead',
  },
});
