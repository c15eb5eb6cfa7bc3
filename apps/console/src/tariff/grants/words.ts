import { defineWords } from '@fireline/domain/lib';

/** What the page of grants on registration says. @spec SHL-12 TAR-04 TAR-08 */
export const grantWords = defineWords({
  'grant.now': { cn: '新注册设备获赠', hk: '新登記裝置獲贈', en: 'Grant for new devices' },
  'grant.now.since': {
    cn: '{day} 起，{name} 设置',
    hk: '{day} 起，由 {name} 設定',
    en: 'From {day}, set by {name}',
  },
  'grant.never': {
    cn: '尚未设置：新设备激活时赠送 {months}，不赠送短信和语音',
    hk: '尚未設定：新裝置啟用時贈送 {months}，不贈送短訊和語音',
    en: 'None set: a new device is activated with {months} free, without messages or calls',
  },
  'grant.nothing': { cn: '不赠送', hk: '不贈送', en: 'Nothing' },
  'grant.freeMonths': { cn: '免费服务月数', hk: '免費服務月數', en: 'Free months of service' },
  'grant.freeMonths.hint': {
    cn: '从设备激活之日起计；0 表示须先购买服务才能激活',
    hk: '由裝置啟用當日起計；0 表示須先購買服務方可啟用',
    en: 'Counted from activation; with 0, service must be bought before activation',
  },
  'grant.sms': { cn: '短信条数', hk: '短訊數目', en: 'SMS messages' },
  'grant.voice': { cn: '语音次数', hk: '語音次數', en: 'Voice calls' },
  'grant.monthsOf': { cn: '{count} 个月', hk: '{count} 個月', en: '{count} {count|month|months}' },
  'grant.smsOf': { cn: '短信 {count} 条', hk: '短訊 {count} 條', en: '{count} {count|message|messages}' },
  'grant.voiceOf': { cn: '语音 {count} 次', hk: '語音 {count} 次', en: '{count} {count|call|calls}' },

  'grant.coming': { cn: '即将生效', hk: '即將生效', en: 'Upcoming' },
  'grant.coming.none': { cn: '没有即将生效的赠送', hk: '沒有即將生效的贈送', en: 'None upcoming' },
  'grant.coming.line': {
    cn: '{day} 起，{what}（{name}）',
    hk: '{day} 起，{what}（{name}）',
    en: 'From {day}: {what} ({name})',
  },
  'grant.withdraw': { cn: '撤回', hk: '撤回', en: 'Withdraw' },
  'grant.withdraw.of': { cn: '撤回 {day} 起的赠送', hk: '撤回 {day} 起的贈送', en: 'Withdraw the grant from {day} on' },
  'grant.withdraw.title': {
    cn: '撤回尚未生效的赠送？',
    hk: '撤回尚未生效的贈送？',
    en: 'Withdraw this upcoming grant?',
  },
  'grant.withdraw.text': {
    cn: '{day} 起的赠送（{what}）不再生效，记录保留。',
    hk: '{day} 起的贈送（{what}）不再生效，記錄保留。',
    en: 'The grant from {day} ({what}) will not take effect; its record is kept.',
  },
  'grant.withdraw.done': { cn: '赠送已撤回', hk: '贈送已撤回', en: 'Grant withdrawn' },

  'grant.set': { cn: '设置赠送', hk: '設定贈送', en: 'Set grant' },
  'grant.set.hint': {
    cn: '对生效日期起注册的设备有效；此前注册的设备保持不变。同一 IMEI 只赠送一次。',
    hk: '適用於生效日期起登記的裝置；此前登記的裝置保持不變。同一 IMEI 只贈送一次。',
    en: 'For devices registered from this day on; earlier devices are unaffected. Each IMEI gets it once.',
  },
  'grant.from': { cn: '生效日期', hk: '生效日期', en: 'From' },
  'grant.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'grant.saved': { cn: '赠送已保存', hk: '贈送已儲存', en: 'Grant saved' },
  'grant.history': { cn: '设置记录', hk: '設定記錄', en: 'History' },
  'grant.history.none': { cn: '尚未设置过赠送', hk: '尚未設定過贈送', en: 'No grants yet' },
  'grant.history.made': { cn: '{name} 于 {time} 设置', hk: '{name} 於 {time} 設定', en: 'Set by {name} at {time}' },
  'grant.history.withdrawn': {
    cn: '{name} 于 {time} 撤回',
    hk: '{name} 於 {time} 撤回',
    en: 'Withdrawn by {name} at {time}',
  },
  'grant.state.coming': { cn: '即将生效', hk: '即將生效', en: 'Upcoming' },
  'grant.state.current': { cn: '生效中', hk: '生效中', en: 'In effect' },
  'grant.state.past': { cn: '已失效', hk: '已失效', en: 'Past' },
  'grant.state.withdrawn': { cn: '已撤回', hk: '已撤回', en: 'Withdrawn' },

  'grant.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'grant.imei': { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  'grant.at': { cn: '注册时间', hk: '登記時間', en: 'Registered' },
  'grant.by': { cn: '注册人', hk: '登記人', en: 'Registered by' },
  'grant.removed': { cn: '设备已移除', hk: '裝置已移除', en: 'Device removed' },
  'grant.search': { cn: '搜索设备名称或 IMEI', hk: '搜尋裝置名稱或 IMEI', en: 'Name or IMEI' },
  'grant.totals': {
    cn: '赠送记录合计：短信 {sms} 条，语音 {voice} 次',
    hk: '贈送記錄合計：短訊 {sms} 條，語音 {voice} 次',
    en: 'Given to these devices: {sms} {sms|message|messages}, {voice} {voice|call|calls}',
  },
  'grant.toDevice': { cn: '查看设备', hk: '檢視裝置', en: 'View device' },
  'grant.toUnits': { cn: '查看余额变动', hk: '檢視結餘變動', en: 'Balance transactions' },
  'grant.empty': { cn: '暂无赠送记录', hk: '暫無贈送記錄', en: 'No grants yet' },
  'grant.emptyHint': {
    cn: '设备注册并获赠后，记录显示在这里。',
    hk: '裝置登記並獲贈後，記錄顯示在這裏。',
    en: 'Devices that received a grant on registration appear here.',
  },
  'grant.notTenant': { cn: '赠送由租户设置', hk: '贈送由租戶設定', en: 'Tenants set their grants' },
  'grant.notTenantHint': {
    cn: '运营方设置对租户的价格。',
    hk: '營運方設定對租戶的價格。',
    en: 'The operator sets the prices for tenants.',
  },
});
