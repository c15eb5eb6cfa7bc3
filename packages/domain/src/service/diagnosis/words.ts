import { defineWords, type Phrase } from '../../lib/index.ts';
import type { Check, CheckResult } from './checks.ts';
import type { DiagnosisOutcome } from './diagnosis.ts';
import type { DiagnosisParameter, DiagnosisSubject, Question } from './questions.ts';

type Needed =
  | `service.diagnosis.subject.${DiagnosisSubject}`
  | `service.diagnosis.parameter.${DiagnosisParameter}`
  | `service.diagnosis.question.${Question}`
  | `service.diagnosis.result.${CheckResult}`
  | `service.diagnosis.check.${Check}`
  | `service.diagnosis.outcome.${DiagnosisOutcome}`
  | `service.diagnosis.advice.${Check | 'lastKnown'}`;

/** The words of the question directory, of what is checked and of what to do about it. @spec SHL-12 SRV-05 */
export const diagnosisWords = defineWords({
  'service.diagnosis.subject.device': { cn: '设备问题', hk: '裝置問題', en: 'Device' },
  'service.diagnosis.subject.messaging': { cn: '消息问题', hk: '訊息問題', en: 'Messages and calls' },
  'service.diagnosis.subject.account': { cn: '账号问题', hk: '帳戶問題', en: 'Account' },
  'service.diagnosis.parameter.imei': { cn: '设备 IMEI', hk: '裝置 IMEI', en: 'Device IMEI' },
  'service.diagnosis.parameter.userName': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'service.diagnosis.parameter.phone': { cn: '报警接收手机号', hk: '警報接收手機號碼', en: 'Alarm receiver phone' },

  'service.diagnosis.question.deviceOffline': { cn: '设备离线', hk: '裝置離線', en: 'The device is offline' },
  'service.diagnosis.question.falseAlarm': { cn: '设备误报', hk: '裝置誤報', en: 'The device raises false alarms' },
  'service.diagnosis.question.lowSignal': { cn: '信号弱', hk: '訊號弱', en: 'The signal is low' },
  'service.diagnosis.question.lowBattery': { cn: '电池耗电快', hk: '電池耗電快', en: 'The battery runs down' },
  'service.diagnosis.question.noSms': { cn: '收不到短信', hk: '收不到短訊', en: 'No SMS arrives' },
  'service.diagnosis.question.noVoiceCall': { cn: '收不到语音电话', hk: '收不到語音電話', en: 'No voice call arrives' },
  'service.diagnosis.question.noAppPush': {
    cn: '应用收不到推送',
    hk: '應用程式收不到推送',
    en: 'The app gets no push',
  },
  'service.diagnosis.question.cannotLogIn': { cn: '应用无法登录', hk: '無法登入應用程式', en: 'The app cannot log in' },

  'service.diagnosis.result.pass': { cn: '正常', hk: '正常', en: 'Good' },
  'service.diagnosis.result.warn': { cn: '注意', hk: '注意', en: 'Doubtful' },
  'service.diagnosis.result.fail': { cn: '异常', hk: '異常', en: 'Faulty' },

  'service.diagnosis.check.deviceFound': { cn: '设备是否存在', hk: '裝置是否存在', en: 'Device known' },
  'service.diagnosis.check.activated': { cn: '设备激活', hk: '裝置啟用', en: 'Activation' },
  'service.diagnosis.check.inService': { cn: '服务期限', hk: '服務期限', en: 'Service term' },
  'service.diagnosis.check.housing': { cn: '设备安装', hk: '裝置安裝', en: 'Mounting' },
  'service.diagnosis.check.online': { cn: '在线状态', hk: '連線狀態', en: 'Connection' },
  'service.diagnosis.check.reporting': { cn: '数据上报', hk: '數據上報', en: 'Reports' },
  'service.diagnosis.check.signal': { cn: '信号强度', hk: '訊號強度', en: 'Signal' },
  'service.diagnosis.check.battery': { cn: '电池电量', hk: '電池電量', en: 'Battery' },
  'service.diagnosis.check.alarmRate': { cn: '报警次数', hk: '警報次數', en: 'Number of alarms' },
  'service.diagnosis.check.sendAllowed': { cn: '设备发送黑名单', hk: '裝置發送黑名單', en: 'Device send blacklist' },
  'service.diagnosis.check.sendLimit': { cn: '发送限制开关', hk: '發送限制開關', en: 'Send-limit switch' },
  'service.diagnosis.check.receiver': { cn: '报警接收号码', hk: '警報接收號碼', en: 'Alarm receiver' },
  'service.diagnosis.check.smsAllowed': { cn: '短信黑名单', hk: '短訊黑名單', en: 'SMS blacklist' },
  'service.diagnosis.check.voiceAllowed': { cn: '语音黑名单', hk: '語音黑名單', en: 'Voice blacklist' },
  'service.diagnosis.check.smsBalance': { cn: '短信余量', hk: '短訊餘額', en: 'SMS balance' },
  'service.diagnosis.check.voiceBalance': { cn: '语音余量', hk: '語音餘額', en: 'Voice balance' },
  'service.diagnosis.check.accountFound': { cn: '账号是否存在', hk: '帳戶是否存在', en: 'Account known' },
  'service.diagnosis.check.accountEnabled': { cn: '账号状态', hk: '帳戶狀態', en: 'Account enabled' },
  'service.diagnosis.check.accountUnlocked': { cn: '账号锁定', hk: '帳戶鎖定', en: 'Account lock' },
  'service.diagnosis.check.appWanted': { cn: '应用推送接收设置', hk: '應用程式推送接收設定', en: 'Alarms by app' },
  'service.diagnosis.check.clock': { cn: '上报时间', hk: '上報時間', en: 'Time of the report' },
  'service.diagnosis.check.notSilenced': { cn: '屏蔽和演练', hk: '屏蔽及演習', en: 'Silences and drills' },
  'service.diagnosis.check.receives': { cn: '接收设置', hk: '接收設定', en: 'Receiving' },
  'service.diagnosis.check.accessThere': { cn: '服务接入', hk: '服務接入', en: 'Service access' },
  'service.diagnosis.check.accessWorks': { cn: '服务接入状态', hk: '服務接入狀態', en: 'State of the service access' },
  'service.diagnosis.check.lastMessage': { cn: '最近一次发送', hk: '最近一次發送', en: 'Last message' },

  'service.diagnosis.outcome.open': { cn: '未确认', hk: '未確認', en: 'Not said' },
  'service.diagnosis.outcome.solved': { cn: '已解决', hk: '已解決', en: 'Solved' },
  'service.diagnosis.outcome.unsolved': { cn: '已转工单', hk: '已轉工單', en: 'Work order made' },

  'service.diagnosis.advice.deviceFound': {
    cn: '没有找到该设备，请核对 IMEI',
    hk: '找不到此裝置，請核對 IMEI',
    en: 'No such device; check the IMEI',
  },
  'service.diagnosis.advice.activated': {
    cn: '设备尚未激活，请先激活',
    hk: '裝置尚未啟用，請先啟用',
    en: 'The device is not activated yet; activate it first',
  },
  'service.diagnosis.advice.inService': {
    cn: '设备服务已到期，请续费',
    hk: '裝置服務已到期，請續期',
    en: 'The service of the device has expired; renew it',
  },
  'service.diagnosis.advice.housing': {
    cn: '设备已被拆下，请装回底座',
    hk: '裝置已被拆下，請裝回底座',
    en: 'The device was taken off; put it back on its base',
  },
  'service.diagnosis.advice.online': {
    cn: '设备不在线，请检查供电和周围的遮挡',
    hk: '裝置已離線，請檢查供電及周圍的遮擋',
    en: 'The device is not connected; check its power and what stands around it',
  },
  'service.diagnosis.advice.reporting': {
    cn: '设备没有按时上报，请按自检键触发一次上报',
    hk: '裝置沒有按時上報，請按自檢鍵觸發一次上報',
    en: 'Reports are late; press the self-test key to make it report',
  },
  'service.diagnosis.advice.signal': {
    cn: '信号应不低于 {min}，请移到靠近窗户的位置',
    hk: '訊號應不低於 {min}，請移至靠近窗戶的位置',
    en: 'The signal should be at least {min}; move the device nearer to a window',
  },
  'service.diagnosis.advice.battery': {
    cn: '电量应不低于 {min}%，请更换电池',
    hk: '電量應不低於 {min}%，請更換電池',
    en: 'The battery should hold at least {min} %; replace it',
  },
  'service.diagnosis.advice.alarmRate': {
    cn: '当天报警超过 {max} 次，请清洁设备并检查周围的烟气和水汽',
    hk: '當日警報超過 {max} 次，請清潔裝置並檢查周圍的煙氣及水氣',
    en: 'More than {max} alarms today; clean the device and look for smoke and steam around it',
  },
  'service.diagnosis.advice.sendAllowed': {
    cn: '设备在发送黑名单中，请移出',
    hk: '裝置在發送黑名單中，請移除',
    en: 'The device is on the send blacklist; take it off',
  },
  'service.diagnosis.advice.sendLimit': {
    cn: '设备的发送限制已打开，请关闭或等待其自动关闭',
    hk: '裝置的發送限制已開啟，請關閉或等待其自動關閉',
    en: 'The send limit of the device is on; switch it off or wait until it switches itself off',
  },
  'service.diagnosis.advice.receiver': {
    cn: '该号码不是此设备的报警接收号码，请添加',
    hk: '此號碼不是此裝置的警報接收號碼，請加入',
    en: 'The phone is no alarm receiver of this device; add it',
  },
  'service.diagnosis.advice.smsAllowed': {
    cn: '该号码在短信黑名单中，请移出',
    hk: '此號碼在短訊黑名單中，請移除',
    en: 'The phone is on the SMS blacklist; take it off',
  },
  'service.diagnosis.advice.voiceAllowed': {
    cn: '该号码在语音黑名单中，请移出',
    hk: '此號碼在語音黑名單中，請移除',
    en: 'The phone is on the voice blacklist; take it off',
  },
  'service.diagnosis.advice.smsBalance': {
    cn: '短信余量应不低于 {min} 条，请购买',
    hk: '短訊餘額應不低於 {min} 則，請購買',
    en: 'The balance should hold at least {min} SMS; buy some',
  },
  'service.diagnosis.advice.voiceBalance': {
    cn: '语音余量应不低于 {min} 次，请购买',
    hk: '語音餘額應不低於 {min} 次，請購買',
    en: 'The balance should hold at least {min} calls; buy some',
  },
  'service.diagnosis.advice.accountFound': {
    cn: '没有找到该账号，请核对用户名',
    hk: '找不到此帳戶，請核對用戶名稱',
    en: 'No such account; check the user name',
  },
  'service.diagnosis.advice.accountEnabled': {
    cn: '账号已停用，请联系管理员',
    hk: '帳戶已停用，請聯絡管理員',
    en: 'The account is disabled; ask an administrator',
  },
  'service.diagnosis.advice.accountUnlocked': {
    cn: '账号已锁定，请联系管理员解锁',
    hk: '帳戶已被鎖定，請聯絡管理員解鎖',
    en: 'The account is locked; ask an administrator to unlock it',
  },
  'service.diagnosis.advice.appWanted': {
    cn: '该用户未选择用应用接收报警，请在接收设置中打开',
    hk: '該用戶未選擇以應用程式接收警報，請在接收設定中開啟',
    en: 'The person does not receive alarms by app; switch it on where messages are received',
  },
  'service.diagnosis.advice.lastKnown': {
    cn: '设备很久没有上报，这是最后一次的数值，请先恢复上报',
    hk: '裝置很久沒有上報，這是最後一次的數值，請先恢復上報',
    en: 'The device has not reported for long: this is its last value; make it report first',
  },
  'service.diagnosis.advice.clock': {
    cn: '最近一次上报的时间晚于现在，请校准设备时钟',
    hk: '最近一次上報的時間晚於現在，請校準裝置時鐘',
    en: 'The last report is dated ahead of now; set the clock of the device',
  },
  'service.diagnosis.advice.notSilenced': {
    cn: '设备处于屏蔽或演练中，期间不发送消息',
    hk: '裝置處於屏蔽或演習中，期間不發送訊息',
    en: 'A silence or a drill is on, during which nothing is sent',
  },
  'service.diagnosis.advice.receives': {
    cn: '该用户未选择用这种方式接收报警，请在接收设置中打开',
    hk: '該用戶未選擇以此方式接收警報，請在接收設定中開啟',
    en: 'The person does not receive alarms this way; switch it on where messages are received',
  },
  'service.diagnosis.advice.accessThere': {
    cn: '没有启用的服务接入，请先配置并启用',
    hk: '沒有已啟用的服務接入，請先設定並啟用',
    en: 'No service access is on; set one up and switch it on',
  },
  'service.diagnosis.advice.accessWorks': {
    cn: '服务接入连续发送失败，暂停使用中，请检查其配置',
    hk: '服務接入連續發送失敗，暫停使用中，請檢查其設定',
    en: 'Messages through the service access fail, so that it waits; look at its settings',
  },
  'service.diagnosis.advice.lastMessage': {
    cn: '近 {days} 天最后一次发送没有成功，请查看发送记录中的原因',
    hk: '近 {days} 日最後一次發送沒有成功，請檢視發送記錄中的原因',
    en: 'The last message within {days} {days|day|days} did not go; the send record says why',
  },
} satisfies Readonly<Record<Needed, Phrase>>);
