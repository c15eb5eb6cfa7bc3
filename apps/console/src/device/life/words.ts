import { defineWords } from '@fireline/domain/lib';

/** The life of one device: where it stands, what may be done to it, what was done. */
export const lifeWords = defineWords({
  'life.state': { cn: '服务状态', hk: '服務狀態', en: 'Service' },
  'life.until': { cn: '服务到期', hk: '服務到期', en: 'Service ends' },
  'life.edition': { cn: '版本已接入设备', hk: '版本已接入裝置', en: 'Devices in the edition' },
  'life.edition.count': { cn: '{used} / {max} 台', hk: '{used} / {max} 部', en: '{used} of {max}' },
  'life.event': { cn: '操作', hk: '操作', en: 'What' },
  'life.at': { cn: '时间', hk: '時間', en: 'When' },
  'life.by': { cn: '操作人', hk: '操作人', en: 'By' },
  'life.detail': { cn: '详情', hk: '詳情', en: 'Detail' },
  'life.detail.until': { cn: '服务至 {day}', hk: '服務至 {day}', en: 'Service until {day}' },
  'life.none': { cn: '没有记录', hk: '沒有記錄', en: 'No records' },
  'life.records': { cn: '生命周期记录', hk: '使用歷程記錄', en: 'Lifecycle records' },
  'life.activate.title': { cn: '开通 {name} 的服务？', hk: '開通 {name} 的服務？', en: 'Open the service of {name}?' },
  'life.activate.what': {
    cn: '设备占用一个版本接入名额，直到被移除。开通后您需要重新登录。',
    hk: '裝置會佔用一個版本接入名額，直至被移除。開通後你需要重新登入。',
    en: 'It takes a place in the edition until it is removed. You log in again afterwards.',
  },
  'life.suspend.title': { cn: '停用 {name}？', hk: '暫停 {name}？', en: 'Suspend {name}?' },
  'life.suspend.what': {
    cn: '停用期间不接收它的上报，也不会报警。可以随时启用。',
    hk: '暫停期間不會接收其回報，也不會發出警報。可隨時恢復使用。',
    en: 'Meanwhile its reports are refused and it raises no alarms. It can be resumed at any time.',
  },
  'life.resume.title': { cn: '启用 {name}？', hk: '恢復使用 {name}？', en: 'Resume {name}?' },
  'life.resume.what': {
    cn: '恢复接收它的上报和报警。',
    hk: '恢復接收其回報及警報。',
    en: 'Its reports are taken and its alarms raised again.',
  },
  'life.remove.title': { cn: '移除 {name}？', hk: '移除 {name}？', en: 'Remove {name}?' },
  'life.remove.what': {
    cn: '此操作无法撤销。设备离开场所，不再上报和报警；报警记录保留，版本接入名额退回。',
    hk: '此操作無法復原。裝置會離開場所，不再回報或發出警報；警報記錄會保留，版本接入名額會退回。',
    en: 'This cannot be undone. The device leaves its place and reports no more; its alarms stay on record, and its place in the edition is free again.',
  },
  'life.edition.none': {
    cn: '版本名额已用 {used} / {max} 台，无法再开通',
    hk: '版本名額已用 {used} / {max} 部，無法再開通',
    en: 'The edition holds {max} devices and {used} are in use: no more can be activated',
  },
  'life.edition.ask': {
    cn: '需要升级版本，请联系 {contact}',
    hk: '如需升級版本，請聯絡 {contact}',
    en: 'For a larger edition, ask {contact}',
  },
  'life.edition.askNobody': {
    cn: '需要升级版本，请联系平台客服',
    hk: '如需升級版本，請聯絡平台客戶服務',
    en: 'For a larger edition, ask the customer service of the platform',
  },
  'life.done': { cn: '{name}：{event}', hk: '{name}：{event}', en: '{name}: {event}' },
});
