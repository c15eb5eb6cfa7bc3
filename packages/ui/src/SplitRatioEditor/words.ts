import { defineWords } from '@fireline/domain/lib';

export const splitRatioEditorWords = defineWords({
  'SplitRatioEditor.recipient': { cn: '接收方', hk: '收款方', en: 'Recipient' },
  'SplitRatioEditor.column.recipientId': { cn: '接收方编号', hk: '收款方編號', en: 'Recipient id' },
  'SplitRatioEditor.column.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'SplitRatioEditor.column.account': { cn: '账户', hk: '帳戶', en: 'Account' },
  'SplitRatioEditor.column.ratio': { cn: '比例', hk: '百分比', en: 'Ratio' },
  'SplitRatioEditor.ratioOf': { cn: '{name}的比例', hk: '{name}的百分比', en: 'Ratio of {name}' },
  'SplitRatioEditor.merchant': { cn: '商户留存', hk: '商戶保留', en: 'Stays with the merchant' },
  'SplitRatioEditor.total': { cn: '合计', hk: '合計', en: 'Total' },
  'SplitRatioEditor.exact': { cn: '与订单金额一致', hk: '與訂單金額相符', en: 'equals the order' },
  'SplitRatioEditor.sample': { cn: '示例订单 {number}', hk: '示例訂單 {number}', en: 'Example order {number}' },
  'SplitRatioEditor.actions': { cn: '操作', hk: '操作', en: 'Actions' },

  'SplitRatioEditor.sum': { cn: '已分 {sum}%', hk: '已分 {sum}%', en: 'Split: {sum}%' },
  'SplitRatioEditor.left': { cn: '还可分 {left}%', hk: '尚可分 {left}%', en: 'Left to split: {left}%' },
  'SplitRatioEditor.limit': { cn: '上限 {limit}%', hk: '上限 {limit}%', en: 'Maximum: {limit}%' },
  'SplitRatioEditor.bar': { cn: '分账比例：{parts}', hk: '分帳百分比：{parts}', en: 'Shares: {parts}' },
  'SplitRatioEditor.part': { cn: '{name} {ratio}%', hk: '{name} {ratio}%', en: '{name} {ratio}%' },

  'SplitRatioEditor.cent': { cn: '含余下的 1 分', hk: '含餘下的 1 分', en: 'incl. 1 cent left' },
  'SplitRatioEditor.ruleTitle': { cn: '余下的分归谁', hk: '餘下的分歸誰', en: 'Who gets the cent that is left' },
  'SplitRatioEditor.rule': {
    cn: '每个接收方先得到自己比例的整分；余下的分逐一给小数部分最大的接收方，小数部分相同时给编号靠前的接收方。不足一分的零头留给商户。',
    hk: '每個收款方先取得自己百分比的整分；餘下的分逐一給小數部分最大的收款方，小數部分相同時給編號較前的收款方。不足一分的零頭留給商戶。',
    en: 'Each recipient first gets the whole cents of its ratio. Cents that are left go one each to the largest fractions; of equal fractions, to the earlier recipient id. What is less than a cent stays with the merchant.',
  },
  'SplitRatioEditor.byFraction': {
    cn: '1 分归{name}：小数部分 {fraction} 分，排在最前',
    hk: '1 分歸{name}：小數部分 {fraction} 分，排在最前',
    en: '1 cent to {name}: its fraction of {fraction} cents is among the largest',
  },
  'SplitRatioEditor.byId': {
    cn: '1 分归{name}：小数部分同为 {fraction} 分，编号 {id} 靠前',
    hk: '1 分歸{name}：小數部分同為 {fraction} 分，編號 {id} 較前',
    en: '1 cent to {name}: others have the same fraction of {fraction} cents, its id {id} is earlier',
  },
  'SplitRatioEditor.noCent': { cn: '没有余下的分', hk: '沒有餘下的分', en: 'no cent is left' },
  'SplitRatioEditor.noSplit': {
    cn: '比例合计超过 100%，无法分账',
    hk: '百分比合計超過 100%，無法分帳',
    en: 'The ratios come to more than 100%: nothing can be split',
  },

  'SplitRatioEditor.add': { cn: '添加接收方', hk: '新增收款方', en: 'Add a recipient' },
  'SplitRatioEditor.allIn': {
    cn: '所有接收方都已添加',
    hk: '所有收款方均已新增',
    en: 'All recipients are in the rule',
  },
  'SplitRatioEditor.empty': {
    cn: '还没有接收方，全部金额留给商户。',
    hk: '尚無收款方，全部金額留給商戶。',
    en: 'No recipients yet: the whole amount stays with the merchant.',
  },
  'SplitRatioEditor.up': { cn: '上移{name}', hk: '將{name}上移', en: 'Move {name} up' },
  'SplitRatioEditor.down': { cn: '下移{name}', hk: '將{name}下移', en: 'Move {name} down' },
  'SplitRatioEditor.remove': { cn: '移除{name}', hk: '移除{name}', en: 'Remove {name}' },
  'SplitRatioEditor.moved': {
    cn: '{name}现在是第 {place} 行，共 {count} 行',
    hk: '{name}現為第 {place} 行，共 {count} 行',
    en: '{name} is now in row {place} of {count}',
  },
  'SplitRatioEditor.removed': { cn: '已移除{name}', hk: '已移除{name}', en: '{name} was removed' },
  'SplitRatioEditor.undo': { cn: '撤销移除', hk: '復原移除', en: 'Undo' },
  'SplitRatioEditor.restored': { cn: '{name}已恢复', hk: '{name}已復原', en: '{name} is back' },

  'SplitRatioEditor.isNew': { cn: '新增', hk: '新增', en: 'New' },
  'SplitRatioEditor.was': { cn: '原为 {ratio}%', hk: '原為 {ratio}%', en: 'was {ratio}%' },
  'SplitRatioEditor.gone': {
    cn: '保存后将移除：{names}',
    hk: '儲存後將移除：{names}',
    en: 'Will be gone once saved: {names}',
  },

  'SplitRatioEditor.paste': { cn: '从表格粘贴', hk: '由試算表貼上', en: 'Paste from a spreadsheet' },
  'SplitRatioEditor.pasteHow': {
    cn: '每行四列：接收方编号、名称、账户、比例。',
    hk: '每行四欄：收款方編號、名稱、帳戶、百分比。',
    en: 'Four columns in each row: recipient id, name, account, ratio.',
  },
  'SplitRatioEditor.readable': {
    cn: '可添加 {good} 行，{bad} 处有误',
    hk: '可新增 {good} 行，{bad} 處有誤',
    en: 'Rows to add: {good}. Cells to mend: {bad}',
  },
  'SplitRatioEditor.take': { cn: '添加 {good} 行', hk: '新增 {good} 行', en: 'Add {good} {good|row|rows}' },
  'SplitRatioEditor.taken': { cn: '已添加 {good} 行', hk: '已新增 {good} 行', en: 'Rows added: {good}' },
  'SplitRatioEditor.cell': {
    cn: '第 {line} 行“{column}”：{problem}',
    hk: '第 {line} 行「{column}」：{problem}',
    en: 'Row {line}, {column}: {problem}',
  },
  'SplitRatioEditor.line': {
    cn: '第 {line} 行：{problem}',
    hk: '第 {line} 行：{problem}',
    en: 'Row {line}: {problem}',
  },
  'SplitRatioEditor.refund': { cn: '退款试算', hk: '退款試算', en: 'Try a refund' },
  'SplitRatioEditor.refundRule': {
    cn: '退款按各方现有金额的比例收回，任何一方都不会被收回超过其所得；余下的分同样按小数部分从大到小逐一收回。',
    hk: '退款按各方現有金額的比例收回，任何一方均不會被收回超過其所得；餘下的分同樣按小數部分由大至小逐一收回。',
    en: 'A refund is taken back in proportion to what each has, never more than that; cents that are left again go by the largest fractions',
  },
  'SplitRatioEditor.refundOrder': { cn: '退款的示例订单', hk: '退款的示例訂單', en: 'Example order to refund' },
  'SplitRatioEditor.refundAmount': { cn: '退款金额', hk: '退款金額', en: 'Refund' },
  'SplitRatioEditor.refundExact': { cn: '与退款金额一致', hk: '與退款金額相符', en: 'equals the refund' },
  'SplitRatioEditor.takenBack': { cn: '收回', hk: '收回', en: 'Taken back' },
  'SplitRatioEditor.keeps': { cn: '剩余', hk: '剩餘', en: 'Keeps' },
  'SplitRatioEditor.between': { cn: '、', hk: '、', en: ', ' },
});
