import { defineWords } from '@fireline/domain/lib';

export const priceEditorWords = defineWords({
  'PriceEditor.service': { cn: '设备服务费', hk: '裝置服務費', en: 'Device service' },
  'PriceEditor.years': { cn: '{years} 年', hk: '{years} 年', en: '{years} yr' },
  'PriceEditor.cell': {
    cn: '{mode}，{years} 年的价格',
    hk: '{mode}，{years} 年的價格',
    en: '{mode}, price for {years} yr',
  },
  'PriceEditor.mode': { cn: '服务模式', hk: '服務模式', en: 'Service mode' },
  'PriceEditor.modeName': { cn: '名称', hk: '名稱', en: 'Name' },
  'PriceEditor.nameOf': { cn: '{mode}的名称', hk: '{mode}的名稱', en: 'Name of {mode}' },
  'PriceEditor.description': { cn: '说明', hk: '說明', en: 'Description' },
  'PriceEditor.descriptionOf': { cn: '{mode}的说明', hk: '{mode}的說明', en: 'Description of {mode}' },
  'PriceEditor.freeMonths': { cn: '免费月数', hk: '免費月數', en: 'Free months' },
  'PriceEditor.freeMonthsOf': { cn: '{mode}的免费月数', hk: '{mode}的免費月數', en: 'Free months of {mode}' },
  'PriceEditor.months': { cn: '个月', hk: '個月', en: 'months' },
  'PriceEditor.cheaper': {
    cn: '比 {years} 年还便宜，请确认',
    hk: '較 {years} 年更便宜，請確認',
    en: 'Costs less than {years} yr: is it meant?',
  },
  'PriceEditor.fill': { cn: '向下填充{mode}', hk: '向下填滿{mode}', en: 'Fill {mode} down' },
  'PriceEditor.filled': {
    cn: '{mode}已按首个价格向下填充',
    hk: '{mode}已按首個價格向下填滿',
    en: '{mode} was filled down with its first price',
  },

  'PriceEditor.packages': { cn: '短信和语音套餐', hk: '短訊及語音套餐', en: 'SMS and voice packages' },
  'PriceEditor.package': { cn: '套餐 {number}', hk: '套餐 {number}', en: 'Package {number}' },
  'PriceEditor.quantity': { cn: '数量', hk: '數量', en: 'Quantity' },
  'PriceEditor.amount': { cn: '金额', hk: '金額', en: 'Amount' },
  'PriceEditor.unitPrice': { cn: '单价', hk: '單價', en: 'Unit price' },
  'PriceEditor.exact': {
    cn: '{units} 条共 {amount}',
    hk: '{units} 個共 {amount}',
    en: '{amount} for {units}',
  },
  'PriceEditor.add': { cn: '添加{kind}', hk: '新增{kind}', en: 'Add {kind}' },
  'PriceEditor.fieldOf': { cn: '{row}的{column}', hk: '{row}的{column}', en: '{column} of {row}' },
  'PriceEditor.remove': { cn: '移除{row}', hk: '移除{row}', en: 'Remove {row}' },
  'PriceEditor.removed': { cn: '已移除{row}', hk: '已移除{row}', en: '{row} was removed' },
  'PriceEditor.undo': { cn: '撤销', hk: '復原', en: 'Undo' },
  'PriceEditor.none': { cn: '尚未设置', hk: '尚未設定', en: 'None yet' },

  'PriceEditor.storage': { cn: '云存储与水印', hk: '雲端儲存及水印', en: 'Cloud storage and watermark' },
  'PriceEditor.product': { cn: '产品', hk: '產品', en: 'Product' },
  'PriceEditor.duration': { cn: '续费时长', hk: '續費期限', en: 'Renewal' },
  'PriceEditor.actions': { cn: '操作', hk: '操作', en: 'Actions' },
});
