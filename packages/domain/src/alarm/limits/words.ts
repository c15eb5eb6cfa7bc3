import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

/** The limits of the area, for people. @spec SHL-12 */
export const alarmLimitWords = defineWords({
  'alarm.limit.remarkChars': { cn: '处理备注字数', hk: '處理備註字數', en: 'Characters of a handling remark' },
  'alarm.limit.nameChars': { cn: '名称字数', hk: '名稱字數', en: 'Characters of a name' },
  'alarm.limit.rehearsalDays': { cn: '规则演算的天数', hk: '規則試算的日數', en: 'Days that a rule is rehearsed over' },
  'alarm.limit.rehearsalReceivers': {
    cn: '规则演算的接收人数',
    hk: '規則試算的接收人數',
    en: 'Receivers of a rehearsal',
  },
  'alarm.limit.rehearsalUnitCents': {
    cn: '规则演算的单价（分）',
    hk: '規則試算的單價（分）',
    en: 'Price of a message of a rehearsal, in cents',
  },
  'alarm.limit.rulesMax': {
    cn: '每个租户的报警规则或触发规则，条',
    hk: '每個租戶的警報規則或觸發規則，條',
    en: 'Alarm rules, or trigger rules, of a tenant',
  },
  'alarm.limit.popupRangeHours': {
    cn: '弹窗与监控的时间范围',
    hk: '彈出警報及監察的時間範圍',
    en: 'Pop-up and monitoring range',
  },
  'alarm.limit.popupRangeStepHours': { cn: '时间范围的间隔', hk: '時間範圍的間隔', en: 'Step between those ranges' },
  'alarm.limit.acknowledgeUnasked': {
    cn: '无需询问即可一次确认的报警数',
    hk: '無需詢問即可一次確認的警報數',
    en: 'Alarms acknowledged at once without a question',
  },
  'alarm.limit.closeUndoSeconds': {
    cn: '可撤销关闭报警的秒数',
    hk: '可復原關閉警報的秒數',
    en: 'Seconds to take back the closing of an alarm',
  },
  'alarm.limit.undoGraceSeconds': {
    cn: '服务器另外允许撤销的秒数',
    hk: '伺服器另外容許復原的秒數',
    en: 'Seconds that the gateway allows beyond those',
  },
  'alarm.limit.handleUnasked': {
    cn: '无需询问即可一次处理的报警数',
    hk: '無需詢問即可一次處理的警報數',
    en: 'Alarms handled at once without a question',
  },
  'alarm.limit.handledTogetherMax': {
    cn: '一次最多处理的报警数',
    hk: '一次最多處理的警報數',
    en: 'Alarms handled in one go',
  },
  'alarm.limit.foldFrom': {
    cn: '弹窗折叠的起始条数',
    hk: '彈出警報摺疊的起始數目',
    en: 'Pop-ups of one place that fold into one',
  },
  'alarm.limit.muteMinutes': { cn: '静音时长', hk: '靜音時間', en: 'How long a mute lasts' },
  'alarm.limit.quietestGain': {
    cn: '重复提示的最低音量',
    hk: '重複提示的最低音量',
    en: 'Lowest volume of a repeated sound',
  },
  'alarm.limit.audioMegabytes': { cn: '报警音频大小', hk: '警報音效檔大小', en: 'Size of an alarm sound' },
  'alarm.limit.audioMsMin': { cn: '报警音频最短时长', hk: '警報音效檔最短時長', en: 'Shortest alarm sound' },
  'alarm.limit.takeoverMs': {
    cn: '接替发声的等待时间',
    hk: '接替發聲的等候時間',
    en: 'Silence after which another tab sounds',
  },
  'alarm.limit.alarmTimeMinutes': { cn: '报警时间', hk: '警報時間', en: 'Alarm time of a rule' },
  'alarm.limit.ruleEffectMinutes': {
    cn: '规则修改后的生效延时',
    hk: '更改規則後的生效延時',
    en: 'Delay until a changed rule takes effect',
  },
  'alarm.limit.triggerAfterMinutes': {
    cn: '未确认多久后触发',
    hk: '未確認多久後觸發',
    en: 'Time unacknowledged until a trigger acts',
  },
  'alarm.limit.frequencyMessages': {
    cn: '发送频率的条数',
    hk: '發送頻率的訊息數目',
    en: 'Messages of a sending frequency',
  },
  'alarm.limit.frequencyHours': {
    cn: '发送频率的小时数',
    hk: '發送頻率的小時數目',
    en: 'Hours of a sending frequency',
  },
  'alarm.limit.pushIntervalMinutes': {
    cn: 'APP 与邮件推送间隔',
    hk: '應用程式及電郵推送間隔',
    en: 'App and e-mail push interval',
  },
  'alarm.limit.floodWindowSeconds': {
    cn: '判断洪峰的时间窗',
    hk: '判斷湧現的時段',
    en: 'Window in which a flood is counted',
  },
  'alarm.limit.floodEnterAlarms': {
    cn: '超过多少条进入洪峰模式',
    hk: '超過多少個進入湧現模式',
    en: 'More alarms than this begin flood mode',
  },
  'alarm.limit.floodLeaveAlarms': {
    cn: '低于多少条退出洪峰模式',
    hk: '少於多少個離開湧現模式',
    en: 'Fewer alarms than this end flood mode',
  },
  'alarm.limit.announcePerMinute': {
    cn: '每分钟读屏播报的次数',
    hk: '每分鐘讀屏播報的次數',
    en: 'Screen reader announcements in a minute',
  },
  'alarm.limit.chatterAlarms': {
    cn: '算作抖动的报警条数',
    hk: '當作抖動的警報數目',
    en: 'Alarms that count as chatter',
  },
  'alarm.limit.chatterSeconds': {
    cn: '判断抖动的时间窗',
    hk: '判斷抖動的時段',
    en: 'Window in which chatter is counted',
  },
  'alarm.limit.standingHours': { cn: '算作长期未消的时长', hk: '當作長期未消的時間', en: 'Age of a standing alarm' },
  'alarm.limit.acceptablePerTenMinutes': {
    cn: '每人十分钟可接受的报警数',
    hk: '每人十分鐘可接受的警報數目',
    en: 'Acceptable alarms per operator in ten minutes',
  },
  'alarm.limit.manageablePerTenMinutes': {
    cn: '每人十分钟尚可应对的报警数',
    hk: '每人十分鐘尚可應付的警報數目',
    en: 'Manageable alarms per operator in ten minutes',
  },
  'alarm.limit.floodPerTenMinutes': {
    cn: '每人十分钟算作洪峰的报警数',
    hk: '每人十分鐘當作湧現的警報數目',
    en: 'Alarms per operator in ten minutes above which it is a flood',
  },
  'alarm.limit.qualityTrendWeeks': {
    cn: '报警质量趋势的周数',
    hk: '警報質素趨勢的週數',
    en: 'Weeks in the trend of alarm quality',
  },
  'alarm.limit.nuisanceDevices': {
    cn: '最多列出的频发设备数',
    hk: '最多列出的頻發裝置數目',
    en: 'Devices on the list of the most troublesome',
  },
  'alarm.limit.drillAheadDays': {
    cn: '演练最多提前多少天计划',
    hk: '演習最多提前多少日計劃',
    en: 'Days ahead a drill is planned',
  },
  'alarm.limit.drillLateMinutes': {
    cn: '演练开始时间可早于现在的分钟数',
    hk: '演習開始時間可早於現在的分鐘數',
    en: 'Minutes a drill may begin late',
  },
  'alarm.limit.drillMinutes': { cn: '演练时长', hk: '演習時間', en: 'Length of a drill' },
  'alarm.limit.dutyAnswerMinutes': { cn: '查岗应答时限', hk: '查崗回應時限', en: 'Time to answer a duty check' },
  'alarm.limit.dutyEveryMinutes': { cn: '查岗间隔', hk: '查崗間隔', en: 'Time between duty checks' },
  'alarm.limit.silenceMinutes': { cn: '静默时长', hk: '靜默時間', en: 'Length of a silence' },
  'alarm.limit.silenceAheadDays': {
    cn: '静默最多提前多少天计划',
    hk: '靜默最多提前多少日計劃',
    en: 'Days ahead a silence is planned',
  },
  'alarm.limit.silenceLateMinutes': {
    cn: '静默开始时间可早于现在的分钟数',
    hk: '靜默開始時間可早於現在的分鐘數',
    en: 'Minutes a silence may begin late',
  },
  'alarm.limit.silenceReasonChars': { cn: '静默原因字数', hk: '靜默原因字數', en: 'Length of the reason of a silence' },
  'alarm.limit.silencesMax': {
    cn: '同时未结束的静默数上限',
    hk: '同時未結束的靜默數目上限',
    en: 'Silences planned or running at once',
  },
  'alarm.limit.rectificationDaysMax': {
    cn: '整改期限最长天数',
    hk: '整改期限最長日數',
    en: 'Longest time to rectify a hazard',
  },
  'alarm.limit.hazardMeasuresMax': {
    cn: '整改措施目录项数上限',
    hk: '整改措施目錄項數上限',
    en: 'Measures in the catalogue',
  },
  'alarm.limit.measuresOfHazardMax': {
    cn: '每个隐患的措施数上限',
    hk: '每個隱患的措施數目上限',
    en: 'Measures of one hazard',
  },
  'alarm.limit.nearbyDevicesMax': {
    cn: '报警附近最多显示的设备',
    hk: '警報附近最多顯示的裝置',
    en: 'Devices shown beside an alarm',
  },
  'alarm.limit.handoverAlarmsMax': {
    cn: '交接班单最多列出的报警',
    hk: '交更單最多列出的警報',
    en: 'Alarms on a handover sheet',
  },
  'alarm.limit.handoverSilencesMax': {
    cn: '交接班单最多列出的静默',
    hk: '交更單最多列出的靜默',
    en: 'Silences on a handover sheet',
  },
  'alarm.limit.nearbyResourcesMax': {
    cn: '报警附近最多显示的消防资源',
    hk: '警報附近最多顯示的消防資源',
    en: 'Fire resources shown near an alarm',
  },
  'alarm.limit.analysedPlacesMax': {
    cn: '报警分析最多列出的场所',
    hk: '警報分析最多列出的場所',
    en: 'Places named in the analysis of alarms',
  },
} satisfies Readonly<Record<`alarm.limit.${keyof typeof limits}`, Phrase>>);
