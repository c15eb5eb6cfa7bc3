import { defineWords, type Phrase } from '../lib/index.ts';
import type { Industry, TagType } from './catalogue.ts';
import type { MergedRow } from './offline.ts';
import type { FailureDecision, FailureState } from './deciding.ts';
import type { ScanWay } from './phone.ts';
import type { Cycle, FailureWay, PlanEvent, PlanState } from './plans.ts';
import type { InspectionStatistics } from './statistics.ts';
import type { ItemOutcome, TaskStanding, TaskState } from './tasks.ts';

type Needed =
  | `inspection.industry.${Industry}`
  | `inspection.tag.type.${TagType}`
  | `inspection.cycle.${Cycle}`
  | `inspection.plan.state.${PlanState}`
  | `inspection.plan.event.${PlanEvent}`
  | `inspection.plan.refusal.${PlanState}`
  | `inspection.task.state.${TaskState}`
  | `inspection.task.standing.${TaskStanding}`
  | `inspection.failure.${FailureWay}`
  | `inspection.failure.state.${FailureState}`
  | `inspection.failure.decision.${FailureDecision}`
  | `inspection.outcome.${ItemOutcome}`
  | `inspection.scan.way.${ScanWay}`
  | `inspection.merged.${MergedRow['outcome']}`
  | `inspection.figure.${keyof InspectionStatistics}`;

/**
 * The words of categories, tags, points, lines, plans, tasks and their figures.
 * @spec SHL-12 INS-01 INS-02 INS-03 INS-04 INS-05 INS-06 N24
 */
export const inspectionWords = defineWords({
  'inspection.industry.firefighting': { cn: '消防', hk: '消防', en: 'Firefighting' },
  'inspection.industry.security': { cn: '安防', hk: '保安', en: 'Security' },
  'inspection.item.guideUrl': {
    cn: '操作指引须为 http:// 或 https:// 开头的网址，不能含用户名、空格或不可见字符',
    hk: '操作指引須為以 http:// 或 https:// 開首的網址，不可含用戶名稱、空格或不可見字元',
    en: 'The guide is an address that begins with http:// or https:// and has no user name, blanks or invisible characters',
  },
  'inspection.tag.type.qrCode': { cn: '二维码', hk: '二維碼', en: 'QR code' },
  'inspection.tag.type.nfc': { cn: 'NFC 标签', hk: 'NFC 標籤', en: 'NFC tag' },
  'inspection.tag.type.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'inspection.tag.serial': {
    cn: '序列号只能包含字母、数字、下划线和连字符',
    hk: '序號只可包含英文字母、數字、底線及連字號',
    en: 'A serial number holds only letters, digits, underscores and hyphens',
  },
  'inspection.tag.notFound': {
    cn: '标签不存在或无权查看',
    hk: '標籤不存在或無權檢視',
    en: 'There is no such tag, or you may not see it',
  },
  'inspection.tag.taken': {
    cn: '已有同类型、同序列号的标签',
    hk: '已有同類型、同序號的標籤',
    en: 'Another tag of this type has the serial number',
  },
  'inspection.tag.point': {
    cn: '标签所属单位没有此巡检点',
    hk: '標籤所屬單位沒有此巡查點',
    en: 'The unit of the tag does not have this point',
  },
  'inspection.tag.oneSerial': {
    cn: '设备标签只填设备序列号，其他标签只填标签序列号',
    hk: '裝置標籤只填裝置序號，其他標籤只填標籤序號',
    en: 'A device tag has the serial number of its device, any other tag its own; leave this one empty',
  },
  'inspection.point.incomplete': {
    cn: '请将信息填写完整',
    hk: '請填妥所有資料',
    en: 'Please fill in the information completely',
  },
  'inspection.line.selectPoints': { cn: '请先选择点位', hk: '請先選擇巡查點', en: 'Please select points first' },
  'inspection.line.otherUnit': {
    cn: '同一线路的点位必须属于同一单位，“{name}”属于其他单位',
    hk: '同一路線的巡查點必須屬於同一單位，「{name}」屬於其他單位',
    en: 'The points of a route belong to the same unit; "{name}" belongs to another',
  },

  'inspection.cycle.daily': { cn: '每天', hk: '每日', en: 'Daily' },
  'inspection.cycle.weekly': { cn: '每 7 天', hk: '每 7 日', en: 'Every 7 days' },
  'inspection.cycle.tenDays': { cn: '每 10 天', hk: '每 10 日', en: 'Every 10 days' },
  'inspection.cycle.custom': { cn: '自定义天数', hk: '自訂日數', en: 'Days of your own' },
  'inspection.plan.order': {
    cn: '结束日期不能早于开始日期',
    hk: '結束日期不可早於開始日期',
    en: 'The last day cannot come before the first',
  },
  'inspection.plan.tooLong': { cn: '有效期最长 {0} 年', hk: '有效期最長 {0} 年', en: 'Valid for at most {0} years' },
  'inspection.plan.confirm': { cn: '请先确认此操作', hk: '請先確認此操作', en: 'Please confirm this first' },
  'inspection.plan.over': {
    cn: '计划有效期已于 {day} 结束，无法启用',
    hk: '計劃有效期已於 {day} 結束，無法啟用',
    en: 'The plan was valid until {day} and cannot be enabled',
  },
  'inspection.plan.state.enabled': { cn: '已启用', hk: '已啟用', en: 'Enabled' },
  'inspection.plan.state.disabled': { cn: '已停用', hk: '已停用', en: 'Disabled' },
  'inspection.plan.state.deleted': { cn: '已删除', hk: '已刪除', en: 'Deleted' },
  'inspection.plan.event.enable': { cn: '启用', hk: '啟用', en: 'Enable' },
  'inspection.plan.event.disable': { cn: '停用', hk: '停用', en: 'Disable' },
  'inspection.plan.event.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'inspection.plan.refusal.enabled': { cn: '计划已经启用', hk: '計劃已經啟用', en: 'The plan is already enabled' },
  'inspection.plan.refusal.disabled': { cn: '计划已经停用', hk: '計劃已經停用', en: 'The plan is already disabled' },
  'inspection.plan.refusal.deleted': {
    cn: '计划已被删除，删除人：{name}',
    hk: '計劃已被刪除，刪除者：{name}',
    en: 'The plan was deleted by {name}',
  },

  'inspection.task.state.completed': { cn: '已完成', hk: '已完成', en: 'Completed' },
  'inspection.task.state.incomplete': { cn: '未完成', hk: '未完成', en: 'Incomplete' },
  'inspection.task.standing.notBegun': { cn: '未开始', hk: '未開始', en: 'Not begun' },
  'inspection.task.standing.running': { cn: '进行中', hk: '進行中', en: 'Running' },
  'inspection.task.standing.overdue': { cn: '逾期未完成', hk: '逾期未完成', en: 'Overdue' },
  'inspection.task.standing.completed': { cn: '已完成', hk: '已完成', en: 'Completed' },
  'inspection.task.standing.completedLate': { cn: '逾期完成', hk: '逾期完成', en: 'Completed late' },
  'inspection.task.standing.madeLate': { cn: '补生成', hk: '補產生', en: 'Made late' },
  'inspection.task.standing.withdrawn': { cn: '已撤回', hk: '已撤回', en: 'Withdrawn' },
  'inspection.failure.state.undecided': { cn: '待决定', hk: '待決定', en: 'To be decided' },
  'inspection.failure.state.hazard': { cn: '已生成隐患', hk: '已建立隱患', en: 'Became a hazard' },
  'inspection.failure.state.order': {
    cn: '已生成隐患和工单',
    hk: '已建立隱患及工單',
    en: 'Became a hazard and a work order',
  },
  'inspection.failure.state.dismissed': { cn: '无需处理', hk: '無需處理', en: 'Nothing to be done' },
  'inspection.failure.decision.hazard': { cn: '生成隐患', hk: '建立隱患', en: 'Make a hazard' },
  'inspection.failure.decision.order': {
    cn: '生成隐患和工单',
    hk: '建立隱患及工單',
    en: 'Make a hazard and a work order',
  },
  'inspection.failure.decision.dismiss': { cn: '无需处理', hk: '無需處理', en: 'Nothing to be done' },
  'inspection.failure.reason': {
    cn: '无需处理时须写明原因，至少两个字',
    hk: '無需處理時須寫明原因，至少兩個字',
    en: 'Say why nothing is to be done, in two letters or characters at least',
  },
  'inspection.failure.notFound': {
    cn: '不合格项不存在或无权查看',
    hk: '不合格項目不存在或無權檢視',
    en: 'There is no such failed item, or you may not see it',
  },
  'inspection.failure.decided': { cn: '{name} 已作决定', hk: '{name} 已作決定', en: '{name} has decided it already' },
  'inspection.task.notFound': {
    cn: '巡检任务不存在或无权查看',
    hk: '巡查任務不存在或無權檢視',
    en: 'There is no such task, or you may not see it',
  },
  'inspection.task.ended': {
    cn: '任务已完成或已撤回，不能改派',
    hk: '任務已完成或已撤回，不可改派',
    en: 'The task is completed or withdrawn and is given to nobody else',
  },
  'inspection.failure.decide': { cn: '人工决定', hk: '人手決定', en: 'Somebody decides' },
  'inspection.failure.hazard': { cn: '生成隐患', hk: '建立隱患', en: 'A hazard' },
  'inspection.failure.order': { cn: '生成隐患和工单', hk: '建立隱患及工單', en: 'A hazard and a work order' },
  'inspection.outcome.pass': { cn: '合格', hk: '合格', en: 'Pass' },
  'inspection.outcome.fail': { cn: '不合格', hk: '不合格', en: 'Fail' },
  'inspection.result.describe': {
    cn: '不合格或更正须填写说明，至少两个字',
    hk: '不合格或更正須填寫說明，至少兩個字',
    en: 'Describe what failed or was corrected, in two letters or characters at least',
  },
  'inspection.result.notInTask': {
    cn: '该任务不包含此检查项目',
    hk: '此任務不包含此檢查項目',
    en: 'The task does not ask for this item',
  },
  'inspection.result.tooEarly': {
    cn: '任务从 {day} 开始，不能提前记录',
    hk: '任務由 {day} 開始，不可提早記錄',
    en: 'The task begins on {day}; nothing can be recorded before',
  },
  'inspection.result.keyUsed': {
    cn: '此标识已用于另一条结果，请导出后重新记录',
    hk: '此識別碼已用於另一項結果，請匯出後重新記錄',
    en: 'The key was used for another result; export this one and record it again',
  },
  'inspection.result.nothingToCorrect': {
    cn: '要更正的结果不存在',
    hk: '要更正的結果不存在',
    en: 'The result to be corrected is not there',
  },
  'inspection.result.others': {
    cn: '只有记录人 {name} 可以更正',
    hk: '只有記錄者 {name} 可以更正',
    en: 'Only {name}, who recorded it, can correct it',
  },
  'inspection.result.alreadyCorrected': {
    cn: '此结果已更正过',
    hk: '此結果已更正過',
    en: 'The result was corrected before',
  },
  'inspection.result.complete': {
    cn: '任务已完成，结果不能再更正',
    hk: '任務已完成，結果不可再更正',
    en: 'The task is completed; its results cannot be corrected any more',
  },
  'inspection.result.withdrawn': {
    cn: '任务已由 {name} 撤回',
    hk: '任務已由 {name} 撤回',
    en: 'The task was withdrawn by {name}',
  },
  'inspection.result.ownName': {
    cn: '此账号为巡检员 {name} 本人，只能以其姓名登记结果',
    hk: '此帳戶屬巡查員 {name} 本人，只可以其姓名登記結果',
    en: 'This account is {name}; results are recorded in that name alone',
  },
  'inspection.result.notYours': {
    cn: '任务属于巡检员 {name}，您的账号不能为其上传结果',
    hk: '任務屬於巡查員 {name}，你的帳戶不可為其上載結果',
    en: "The task is {name}'s; your account cannot send results for it",
  },
  'inspection.scan.way.label': { cn: '扫描标签', hk: '掃描標籤', en: 'Label scanned' },
  'inspection.scan.way.tag': { cn: '扫描标签序号', hk: '掃描標籤序號', en: 'Tag scanned' },
  'inspection.scan.way.chosen': { cn: '未扫码', hk: '未掃碼', en: 'Not scanned' },
  'inspection.scan.reason': {
    cn: '未扫码须说明原因，至少两个字',
    hk: '未掃碼須說明原因，至少兩個字',
    en: 'Say why nothing was scanned, in two letters or characters at least',
  },
  'inspection.scan.unknown': {
    cn: '此任务没有使用该标签的点位',
    hk: '此任務沒有使用該標籤的巡查點',
    en: 'No point of this task has that label or tag',
  },
  'inspection.scan.notInTask': {
    cn: '任务不包含此点位',
    hk: '任務不包含此巡查點',
    en: 'The task does not ask for this point',
  },
  'inspection.merged.added': { cn: '已保存', hk: '已儲存', en: 'Saved' },
  'inspection.merged.repeated': { cn: '之前已保存', hk: '之前已儲存', en: 'Saved before' },
  'inspection.merged.refused': { cn: '未采用', hk: '未採用', en: 'Not taken' },
  'inspection.qr.format': { cn: '不是巡检点位的二维码', hk: '不是巡查點的二維碼', en: 'Not the QR code of a point' },
  'inspection.qr.printedSince': {
    cn: '{name} 的标签刚被他人重新打印，请重新打开',
    hk: '{name} 的標籤剛被他人重新列印，請重新開啟',
    en: 'Somebody else has just given {name} a new label; open this again',
  },
  'inspection.qr.full': {
    cn: '{name} 的标签已重新打印 {0} 次，不能再打印新版',
    hk: '{name} 的標籤已重新列印 {0} 次，不可再列印新版',
    en: '{name} has had {0} labels and gets no other',
  },
  'inspection.qr.otherPoint': {
    cn: '这是其他点位的二维码',
    hk: '這是其他巡查點的二維碼',
    en: 'The code of another point',
  },
  'inspection.qr.outdated': {
    cn: '二维码已作废，请使用新打印的二维码',
    hk: '二維碼已作廢，請使用新列印的二維碼',
    en: 'The code is out of date; use the one printed last',
  },

  'inspection.figure.total': { cn: '任务总数', hk: '任務總數', en: 'Tasks' },
  'inspection.figure.completed': { cn: '已完成', hk: '已完成', en: 'Completed' },
  'inspection.figure.incomplete': { cn: '未完成', hk: '未完成', en: 'Incomplete' },
  'inspection.figure.late': { cn: '逾期完成', hk: '逾期完成', en: 'Completed late' },
  'inspection.figure.overdue': { cn: '逾期未完成', hk: '逾期未完成', en: 'Overdue' },
  'inspection.figure.completedRatio': { cn: '完成率', hk: '完成率', en: 'Completion rate' },
  'inspection.figure.inTimeRatio': { cn: '按时完成率', hk: '準時完成率', en: 'Completed in time' },
  'inspection.figure.pointRatio': { cn: '点位巡检率', hk: '巡查點完成率', en: 'Points done' },
  'inspection.figure.failedItems': { cn: '不合格项目', hk: '不合格項目', en: 'Failed items' },
  'inspection.figure.failedRatio': { cn: '不合格率', hk: '不合格率', en: 'Failure rate' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const inspectionGuardWords = defineWords({
  'inspection.guard.isConfirmed': { cn: '已确认操作', hk: '已確認操作', en: 'It was confirmed' },
  'inspection.guard.notOver': { cn: '计划有效期未结束', hk: '計劃有效期未結束', en: 'The plan is still valid' },
});
