import { defineWords, type Phrase } from '@fireline/domain/lib';
import type { Failure } from '../lib/failure.ts';

/** What the public pages say beyond the domain's words. @spec SHL-12 PUB-05 */
export const publicWords = defineWords({
  'public.loading': { cn: '正在获取最新数据…', hk: '正在取得最新資料…', en: 'Getting the latest data…' },
  'public.slow': {
    cn: '服务器响应较慢，已等待 {seconds} 秒，仍在等待。',
    hk: '伺服器回應較慢，已等候 {seconds} 秒，仍在等候。',
    en: 'The server is slow to answer: {seconds} s so far, still waiting.',
  },
  'public.askAgain': { cn: '重新获取', hk: '重新取得', en: 'Ask again' },
  'public.refresh': { cn: '刷新', hk: '更新', en: 'Refresh' },
  'public.updated': { cn: '{age}更新', hk: '{age}更新', en: 'Updated {age}' },
  'public.polls': { cn: '每 {seconds} 秒自动更新', hk: '每 {seconds} 秒自動更新', en: 'Updates every {seconds} s' },
  'public.staleSince': { cn: '自 {time} 起未更新', hk: '自 {time} 起未更新', en: 'Not updated since {time}' },
  'public.printedAt': { cn: '数据时间：{time}', hk: '資料時間：{time}', en: 'As of {time}' },

  'public.where': { cn: '位置', hk: '位置', en: 'Where' },
  'public.building': { cn: '楼栋', hk: '大廈', en: 'Building' },
  'public.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'public.address': { cn: '地址', hk: '地址', en: 'Address' },
  'public.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'public.contact': { cn: '联系人', hk: '聯絡人', en: 'Contact' },
  'public.call': { cn: '拨打 {phone}', hk: '致電 {phone}', en: 'Call {phone}' },
  'public.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'public.deviceType': { cn: '类型', hk: '類型', en: 'Type' },
  'public.status': { cn: '状态', hk: '狀態', en: 'Status' },
  'public.statusWhy': { cn: '点按状态可查看原因', hk: '按狀態可檢視原因', en: 'Tap the status to see why' },
  'public.lastReport': { cn: '最后上报', hk: '最後回報', en: 'Last report' },
  'public.mains': { cn: '市电供电', hk: '市電供電', en: 'Mains power' },
  'public.readings': { cn: '读数', hk: '讀數', en: 'Readings' },
  'public.now': { cn: '现在', hk: '現在', en: 'Now' },

  'public.alarms': { cn: '当前报警（{count}）', hk: '現時警報（{count}）', en: 'Current alarms ({count})' },
  'public.noAlarms': { cn: '没有当前报警', hk: '現時沒有警報', en: 'No current alarms' },
  'public.since': { cn: '发生于', hk: '發生於', en: 'Since' },
  'public.reports': { cn: '上报次数', hk: '回報次數', en: 'Reports' },
  'public.value': { cn: '报警值', hk: '警報值', en: 'Alarm value' },

  'public.notice.open': { cn: '尚无人确认', hk: '尚未有人確認', en: 'Nobody has acknowledged it yet' },
  'public.notice.openHint': {
    cn: '请立即前往查看；如发现火情，请先撤离并拨打火警电话。',
    hk: '請立即前往查看；如發現火警，請先撤離並致電報警。',
    en: 'Go and look now. If there is fire, leave first and call the fire service.',
  },
  'public.notice.openHintOther': { cn: '请前往查看。', hk: '請前往查看。', en: 'Please go and look.' },
  'public.notice.acknowledged': { cn: '已有人确认，正在处理', hk: '已有人確認，正在處理', en: 'Somebody is on it' },
  'public.notice.handled': { cn: '已关闭', hk: '已關閉', en: 'Closed' },
  'public.notice.recovered': { cn: '已自动恢复', hk: '已自動恢復', en: 'Recovered by itself' },
  'public.notice.readingRecovered': {
    cn: '读数已于 {time} 恢复正常',
    hk: '讀數已於 {time} 回復正常',
    en: 'The reading has been normal since {time}',
  },

  'public.curve.day': { cn: '近 24 小时', hk: '過去 24 小時', en: 'Last 24 hours' },
  'public.curve.week': { cn: '近 7 天', hk: '過去 7 天', en: 'Last 7 days' },
  'public.curve.none': { cn: '近 7 天没有读数', hk: '過去 7 天沒有讀數', en: 'No readings in the last 7 days' },
  'public.curve.summary': {
    cn: '{name}，{range}：最低 {min}，最高 {max}，最新 {latest}',
    hk: '{name}，{range}：最低 {min}，最高 {max}，最新 {latest}',
    en: '{name}, {range}: lowest {min}, highest {max}, latest {latest}',
  },
  'public.curve.table': { cn: '以表格查看', hk: '以表格檢視', en: 'Show as a table' },
  'public.curve.time': { cn: '时间', hk: '時間', en: 'Time' },
  'public.curve.value': { cn: '数值', hk: '數值', en: 'Value' },

  'public.notFound.title': { cn: '页面不存在', hk: '找不到頁面', en: 'No such page' },
  'public.notFound.text': {
    cn: '链接可能不完整。请重新扫描二维码，或打开完整的链接。',
    hk: '連結可能不完整。請重新掃描二維碼，或開啟完整的連結。',
    en: 'The link may be incomplete. Scan the QR code again, or open the whole link.',
  },
  'public.failed.expired.title': { cn: '此链接已过期', hk: '此連結已過期', en: 'This link is out of date' },
  'public.failed.expired.text': {
    cn: '为安全起见，链接只在一段时间内有效。请向发送者索取新链接，或重新扫描二维码。',
    hk: '為安全起見，連結只在一段時間內有效。請向傳送者索取新連結，或重新掃描二維碼。',
    en: 'For safety, links open for a limited time. Ask the sender for a new one, or scan the QR code again.',
  },
  'public.failed.invalid.title': { cn: '链接无法打开', hk: '連結無法開啟', en: 'This link does not open' },
  'public.failed.invalid.text': {
    cn: '链接不完整或已被改动。请从原消息重新打开，或重新扫描二维码。',
    hk: '連結不完整或曾被更改。請從原訊息重新開啟，或重新掃描二維碼。',
    en: 'It is incomplete or was changed. Open it again from the message, or scan the QR code again.',
  },
  'public.failed.foreign.title': {
    cn: '此链接不能打开该内容',
    hk: '此連結不能開啟該內容',
    en: 'This link is for something else',
  },
  'public.failed.foreign.text': {
    cn: '每个链接只能打开一个设备或一条报警。请使用为该内容生成的链接。',
    hk: '每個連結只能開啟一個裝置或一個警報。請使用為該內容而設的連結。',
    en: 'A link opens one device or one alarm. Use the link made for this one.',
  },
  'public.failed.gone.title': { cn: '内容已不存在', hk: '內容已不存在', en: 'It is no longer there' },
  'public.failed.gone.text': {
    cn: '该设备或报警可能已被移除。请联系管理单位。',
    hk: '該裝置或警報可能已被移除。請聯絡管理單位。',
    en: 'The device or alarm may have been removed. Contact the people in charge of it.',
  },
  'public.failed.offline.title': { cn: '手机没有网络', hk: '手機沒有網絡', en: 'Your phone is offline' },
  'public.failed.offline.text': {
    cn: '请打开移动数据或无线网络。恢复连接后会自动更新。',
    hk: '請開啟流動數據或 Wi-Fi。恢復連線後會自動更新。',
    en: 'Turn on mobile data or Wi-Fi. The page updates by itself once connected.',
  },
  'public.failed.unreachable.title': { cn: '连接不上服务器', hk: '未能連接伺服器', en: 'The server cannot be reached' },
  'public.failed.unreachable.text': {
    cn: '可能是信号弱或服务器停机。请换个信号好的位置；页面会自动重试。',
    hk: '可能是訊號弱或伺服器停機。請移至訊號較好的位置；頁面會自動再試。',
    en: 'The signal may be weak or the server down. Try a spot with better signal; the page keeps trying.',
  },
  'public.failed.slow.title': {
    cn: '服务器未在时限内答复',
    hk: '伺服器未有在時限內回覆',
    en: 'The server did not answer in time',
  },
  'public.failed.slow.text': {
    cn: '等待了 4 分钟仍无答复。页面会自动重试，您也可以现在重试。',
    hk: '等候了 4 分鐘仍未有回覆。頁面會自動再試，你亦可立即再試。',
    en: 'There was no answer for 4 minutes. The page keeps trying; you can also try now.',
  },
  'public.failed.server.title': { cn: '服务器暂时不可用', hk: '伺服器暫時未能使用', en: 'The server is not available' },
  'public.failed.server.text': {
    cn: '服务可能正在维护，页面会自动重试。紧急情况请直接联系现场或管理单位。',
    hk: '服務可能正在維護，頁面會自動再試。如屬緊急情況，請直接聯絡現場或管理單位。',
    en: 'It may be under maintenance; the page keeps trying. In an emergency contact the site directly.',
  },
} satisfies Readonly<Record<`public.failed.${Failure}.${'title' | 'text'}`, Phrase>> &
  Readonly<Record<string, Phrase>>);
