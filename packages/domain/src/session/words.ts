import { defineWords, type Phrase } from '../lib/index.ts';
import type { AccountType } from './account.ts';
import type * as limits from './limits.ts';
import type { UserLogAction, UserLogArea, UserLogExportColumn, UserLogResult } from './userLog.ts';

/**
 * The words of account types, of the password rules and of everything that can go wrong around a login.
 * @spec SHL-12 SHL-16 SES-03 SES-05 SES-06
 */
export const sessionWords = defineWords({
  'session.accountType.unit': { cn: '单位账号', hk: '單位帳戶', en: 'Unit account' },
  'session.accountType.platform': { cn: '平台账号', hk: '平台帳戶', en: 'Platform account' },
  'session.accountType.resident': { cn: '居民账号', hk: '住戶帳戶', en: 'Resident account' },
  'session.accountType.org': { cn: '机构账号', hk: '機構帳戶', en: 'Organisation account' },
  'session.accountType.maint': { cn: '维保账号', hk: '維修保養帳戶', en: 'Maintenance account' },

  'session.password.digit': { cn: '密码须包含数字', hk: '密碼須包含數字', en: 'The password needs a digit' },
  'session.password.letter': { cn: '密码须包含字母', hk: '密碼須包含字母', en: 'The password needs a letter' },
  'session.password.upper': {
    cn: '密码须包含大写字母',
    hk: '密碼須包含大寫字母',
    en: 'The password needs an upper-case letter',
  },
  'session.password.lower': {
    cn: '密码须包含小写字母',
    hk: '密碼須包含小寫字母',
    en: 'The password needs a lower-case letter',
  },
  'session.password.special': {
    cn: '密码须包含特殊字符',
    hk: '密碼須包含特殊符號',
    en: 'The password needs a special character',
  },
  'session.password.common': {
    cn: '该密码过于常见，容易被猜到，请换一个',
    hk: '此密碼過於常見，容易被猜中，請另選一個',
    en: 'This password is among the first that are guessed; choose another',
  },
  'session.password.hasName': {
    cn: '密码不能包含用户名',
    hk: '密碼不可包含用戶名稱',
    en: 'The password must not contain the user name',
  },
  'session.password.mismatch': {
    cn: '两次输入的密码不一致',
    hk: '兩次輸入的密碼不一致',
    en: 'The two passwords differ',
  },
  'session.password.isDefault': {
    cn: '请先修改初始密码再使用本服务',
    hk: '請先更改預設密碼再使用本服務',
    en: 'Change the initial password before using this service',
  },
  'session.mobile': {
    cn: '手机号须为 {0} 位数字，以 13 至 19 开头',
    hk: '手提電話號碼須為 {0} 位數字，以 13 至 19 開首',
    en: 'A mobile number has {0} digits and begins with 13 to 19',
  },
  'session.email': { cn: '邮箱格式不正确', hk: '電郵地址格式不正確', en: 'This is not an e-mail address' },
  'session.rentId.form': {
    cn: '租户编号须以字母开头，只能包含字母、数字和下划线',
    hk: '租戶編號須以英文字母開首，只可包含英文字母、數字及底線',
    en: 'A tenant’s id starts with a letter and holds only letters, digits and underscores',
  },
  'session.rentId.taken': { cn: '租户编号已被使用', hk: '租戶編號已被使用', en: 'There is a tenant of that id' },
  'session.operatorTaken': {
    cn: '已有运营方，只能有一个',
    hk: '已有營運方，只能有一個',
    en: 'There is an operator already, and there can be only one',
  },
  'session.setup.done': {
    cn: '系统已完成初始设置，请登录',
    hk: '系統已完成初始設定，請登入',
    en: 'This installation is set up already. Please log in',
  },
  'session.setup.code': {
    cn: '初始设置码不正确，请核对终端上显示的设置码',
    hk: '初始設定碼不正確，請核對終端機上顯示的設定碼',
    en: 'This is not the code that the terminal shows',
  },
  'session.setup.newCode': {
    cn: '初始设置码多次输入错误，终端已显示新的设置码',
    hk: '初始設定碼多次輸入錯誤，終端機已顯示新的設定碼',
    en: 'Too many wrong codes: the terminal shows a new one',
  },
  'session.code.form': { cn: '验证码为 {0} 位数字', hk: '驗證碼為 {0} 位數字', en: 'A code has {0} digits' },
  'session.code.tooSoon': {
    cn: '请在 {seconds} 秒后再发送验证码',
    hk: '請在 {seconds} 秒後再發送驗證碼',
    en: 'Wait {seconds} {seconds|second|seconds} before the next code',
  },
  'session.code.tooMany': {
    cn: '该号码今天已发送 {0} 次验证码，请明天再试',
    hk: '此號碼今日已發送 {0} 次驗證碼，請明日再試',
    en: 'This number has had its {0} codes of the day; try again tomorrow',
  },
  'session.code.wrong': {
    cn: '验证码不正确，还可以试 {left} 次',
    hk: '驗證碼不正確，還可以試 {left} 次',
    en: 'This is not the code; {left} {left|try|tries} left',
  },
  'session.code.expired': {
    cn: '验证码已失效，请重新获取',
    hk: '驗證碼已失效，請重新索取',
    en: 'This code is good no longer; ask for another one',
  },
  'session.code.noCarrier': {
    cn: '系统未接入短信，无法发送验证码，请联系管理员',
    hk: '系統未接入短訊，無法發送驗證碼，請聯絡管理員',
    en: 'This installation sends no messages, so no codes either; ask the administrator',
  },
  'session.code.several': {
    cn: '该手机号有多个账号，请填写用户名',
    hk: '此手提電話號碼有多個帳戶，請填寫用戶名稱',
    en: 'This number has several accounts; enter the user name',
  },
  'session.code.message': {
    cn: '验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    hk: '驗證碼 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
    en: 'Your code is {code}. It is good for {minutes} {minutes|minute|minutes}. Tell it to nobody.',
  },
  'session.register.mobileTaken': {
    cn: '该手机号已注册过此类账号，请直接登录',
    hk: '此手提電話號碼已註冊此類帳戶，請直接登入',
    en: 'This number has an account of this kind already; log in',
  },
  'session.username.form': {
    cn: '用户名须以字母开头，只能包含字母、数字和下划线',
    hk: '用戶名稱須以英文字母開首，只可包含英文字母、數字及底線',
    en: 'A user name starts with a letter and holds only letters, digits and underscores',
  },

  'session.wrongPassword': { cn: '用户名或密码错误', hk: '用戶名稱或密碼不正確', en: 'Wrong user name or password' },
  'session.wrongPasswordLeft': {
    cn: '用户名或密码错误，再错 {left} 次账号将被锁定',
    hk: '用戶名稱或密碼不正確，再錯 {left} 次帳戶將被鎖定',
    en: 'Wrong user name or password; {left} more and the account locks',
  },
  'session.locked': { cn: '账号已锁定', hk: '帳戶已被鎖定', en: 'The account is locked' },
  'session.lockedMinutes': {
    cn: '密码输错次数过多，账号已锁定，请 {minutes} 分钟后再试，或联系管理员解锁',
    hk: '密碼輸錯次數過多，帳戶已被鎖定，請於 {minutes} 分鐘後再試，或聯絡管理員解鎖',
    en: 'Locked after too many wrong passwords; try again in {minutes} {minutes|minute|minutes}, or ask an administrator to unlock the account',
  },
  'session.lockedHours': {
    cn: '密码输错次数过多，账号已锁定，请 {hours} 小时后再试，或联系管理员解锁',
    hk: '密碼輸錯次數過多，帳戶已被鎖定，請於 {hours} 小時後再試，或聯絡管理員解鎖',
    en: 'Locked after too many wrong passwords; try again in {hours} {hours|hour|hours}, or ask an administrator to unlock the account',
  },
  'session.disabled': { cn: '账号已停用', hk: '帳戶已停用', en: 'The account is disabled' },
  'session.notLocked': { cn: '该账号未被锁定', hk: '此帳戶未被鎖定', en: 'This account is not locked' },
  'session.notOpen': { cn: '该会话已经结束', hk: '該登入已經結束', en: 'That session has ended already' },
  'session.userNotFound': { cn: '账号不存在', hk: '帳戶不存在', en: 'No such account' },
  'session.tokenInvalid': {
    cn: '登录已失效，请重新登录',
    hk: '登入已失效，請重新登入',
    en: 'Your session has ended; please log in again',
  },
  'session.tokenMissing': { cn: '请先登录', hk: '請先登入', en: 'Please log in first' },
  'session.nonceInvalid': {
    cn: '加密登录已过期，请重试',
    hk: '加密登入已過期，請再試',
    en: 'The enciphered login has expired; please try again',
  },
  'session.cipherInvalid': {
    cn: '无法解密密码，请刷新后重试',
    hk: '未能解密密碼，請重新整理後再試',
    en: 'The password could not be deciphered; reload and try again',
  },
  'session.busy': {
    cn: '登录请求过多，请稍后再试',
    hk: '登入要求過多，請稍後再試',
    en: 'Too many logins at the moment; try again shortly',
  },

  'session.login': { cn: '登录', hk: '登入', en: 'Log in' },
  'session.logout': { cn: '退出登录', hk: '登出', en: 'Log out' },
} satisfies Readonly<Record<`session.accountType.${AccountType}`, Phrase>> & Readonly<Record<string, Phrase>>);

/** The words of the user log. @spec SHL-12 SES-10 */
export const sessionLogWords = defineWords({
  'session.log.login': { cn: '登录', hk: '登入', en: 'Login' },
  'session.log.logout': { cn: '退出登录', hk: '登出', en: 'Logout' },
  'session.log.register': { cn: '注册', hk: '註冊', en: 'Registration' },
  'session.log.changeUser': { cn: '切换用户', hk: '切換用戶', en: 'Change of user' },
  'session.log.changePassword': { cn: '修改密码', hk: '更改密碼', en: 'Change of password' },
  'session.log.org.create': { cn: '新建机构', hk: '新增機構', en: 'Organisation created' },
  'session.log.org.change': { cn: '修改机构', hk: '更改機構', en: 'Organisation changed' },
  'session.log.org.move': { cn: '移动机构', hk: '移動機構', en: 'Organisation moved' },
  'session.log.org.delete': { cn: '删除机构', hk: '刪除機構', en: 'Organisation deleted' },
  'session.log.org.addDistricts': { cn: '批量添加区划', hk: '批次加入區劃', en: 'Districts added' },
  'session.log.role.create': { cn: '新增角色', hk: '新增角色', en: 'Role created' },
  'session.log.role.change': { cn: '修改角色', hk: '修改角色', en: 'Role changed' },
  'session.log.role.delete': { cn: '删除角色', hk: '刪除角色', en: 'Role deleted' },
  'session.log.role.forcePush': { cn: '强制推送设置', hk: '強制推送設定', en: 'Forced alarms set' },
  'session.log.role.partnerPowers': { cn: '合作商权限设置', hk: '合作夥伴權限設定', en: 'Powers of partners set' },
  'session.log.role.assign': { cn: '变更账号角色', hk: '更改帳戶角色', en: 'Role of an account changed' },
  'session.log.lock': { cn: '账号锁定', hk: '帳戶鎖定', en: 'Account locked' },
  'session.log.unlock': { cn: '账号解锁', hk: '帳戶解鎖', en: 'Account unlocked' },
  'session.log.create': { cn: '创建账号', hk: '開立帳戶', en: 'Account created' },
  'session.log.change': { cn: '修改账号', hk: '更改帳戶', en: 'Account changed' },
  'session.log.disable': { cn: '停用账号', hk: '停用帳戶', en: 'Account disabled' },
  'session.log.enable': { cn: '启用账号', hk: '啟用帳戶', en: 'Account enabled' },
  'session.log.delete': { cn: '删除账号', hk: '刪除帳戶', en: 'Account deleted' },
  'session.log.resetPassword': { cn: '重置密码', hk: '重設密碼', en: 'Password reset' },
  'session.log.endSession': { cn: '结束会话', hk: '結束登入', en: 'Session ended' },
  'session.log.authorize': { cn: '授权', hk: '授權', en: 'Authorisation' },
  'session.log.openService': { cn: '开通服务', hk: '開通服務', en: 'Service opened' },
  'session.log.import': { cn: '导入', hk: '匯入', en: 'Import' },
  'session.log.export': { cn: '导出', hk: '匯出', en: 'Export' },
  'session.log.alarm.acknowledge': { cn: '确认报警', hk: '確認警報', en: 'Alarms acknowledged' },
  'session.log.alarm.handle': { cn: '处理报警', hk: '處理警報', en: 'Alarm handled' },
  'session.log.message.createAnnouncement': { cn: '提交公告', hk: '提交公告', en: 'Announcement submitted' },
  'session.log.message.resubmitAnnouncement': {
    cn: '重新提交公告',
    hk: '重新提交公告',
    en: 'Announcement resubmitted',
  },
  'session.log.message.approveAnnouncement': { cn: '通过公告', hk: '批准公告', en: 'Announcement approved' },
  'session.log.message.rejectAnnouncement': { cn: '驳回公告', hk: '退回公告', en: 'Announcement rejected' },
  'session.log.alarm.createHazard': { cn: '登记隐患', hk: '登記隱患', en: 'Hazard put on record' },
  'session.log.alarm.changeHazard': { cn: '修改隐患', hk: '更改隱患', en: 'Hazard changed' },
  'session.log.alarm.completeHazard': { cn: '完成隐患整改', hk: '完成隱患整改', en: 'Hazard rectified' },
  'session.log.alarm.handOverHazard': { cn: '移交隐患', hk: '移交隱患', en: 'Hazard handed over' },
  'session.log.alarm.uploadHazardImage': { cn: '上传隐患照片', hk: '上載隱患照片', en: 'Photo of a hazard uploaded' },
  'session.log.public.link': { cn: '生成公开链接', hk: '產生公開連結', en: 'Public link made' },
  'session.log.public.revoke': { cn: '撤销公开链接', hk: '撤銷公開連結', en: 'Public link revoked' },
  'session.log.plan.create': { cn: '新建平面图', hk: '新增平面圖', en: 'Plan created' },
  'session.log.plan.change': { cn: '修改平面图', hk: '更改平面圖', en: 'Plan changed' },
  'session.log.plan.changeKey': { cn: '更改平面图密钥', hk: '更改平面圖密鑰', en: 'Key of a plan changed' },
  'session.log.plan.unlock': { cn: '用密钥打开平面图', hk: '以密鑰開啟平面圖', en: 'Plan opened with its key' },
  'session.log.plan.upload': { cn: '上传图纸', hk: '上載圖則', en: 'Drawing uploaded' },
  'session.log.plan.publish': { cn: '发布平面图', hk: '發佈平面圖', en: 'Plan published' },
  'session.log.plan.rollBack': { cn: '回退平面图版本', hk: '還原平面圖版本', en: 'Plan rolled back' },
  'session.log.plan.savePoints': { cn: '保存设备位置', hk: '儲存裝置位置', en: 'Devices placed on a plan' },
  'session.log.plan.saveResources': { cn: '保存平面图标注', hk: '儲存平面圖標示', en: 'Marks on a plan saved' },
  'session.log.plan.delete': { cn: '删除平面图', hk: '刪除平面圖', en: 'Plan deleted' },
  'session.log.plan.restore': { cn: '恢复平面图', hk: '還原已刪平面圖', en: 'Plan brought back' },
  'session.log.site.create': { cn: '新建场所', hk: '新增場所', en: 'Place created' },
  'session.log.site.change': { cn: '修改场所', hk: '更改場所', en: 'Place changed' },
  'session.log.site.delete': { cn: '删除场所', hk: '刪除場所', en: 'Place deleted' },
  'session.log.site.createUnit': { cn: '新建单位', hk: '新增單位', en: 'Unit created' },
  'session.log.site.changeUnit': { cn: '修改单位', hk: '更改單位', en: 'Unit changed' },
  'session.log.site.deleteUnit': { cn: '删除单位', hk: '刪除單位', en: 'Unit deleted' },
  'session.log.site.changePartner': { cn: '变更场所合作商', hk: '更改場所合作夥伴', en: 'Partner of places changed' },
  'session.log.device.life': { cn: '变更设备状态', hk: '更改裝置狀態', en: 'Device state changed' },
  'session.log.site.createPartner': { cn: '新建合作商', hk: '新增合作夥伴', en: 'Partner created' },
  'session.log.site.changePartnerFacts': { cn: '修改合作商', hk: '更改合作夥伴', en: 'Partner changed' },
  'session.log.site.savePowers': { cn: '设置合作商权限', hk: '設定合作夥伴權限', en: 'Powers of a partner set' },
  'session.log.site.disablePartner': { cn: '停用合作商', hk: '停用合作夥伴', en: 'Partner disabled' },
  'session.log.site.enablePartner': { cn: '启用合作商', hk: '啟用合作夥伴', en: 'Partner enabled' },
  'session.log.site.deletePartner': { cn: '删除合作商', hk: '刪除合作夥伴', en: 'Partner deleted' },
  'session.log.service.sendFeedback': { cn: '提交反馈', hk: '提交意見', en: 'Feedback sent' },
  'session.log.service.replyFeedback': { cn: '回复反馈', hk: '回覆意見', en: 'Feedback replied to' },
  'session.log.service.uploadFeedbackImage': {
    cn: '上传反馈图片',
    hk: '上載意見圖片',
    en: 'Picture of feedback uploaded',
  },
  'session.log.site.createProject': { cn: '新建项目', hk: '新增項目', en: 'Project created' },
  'session.log.site.changeProject': { cn: '修改项目', hk: '更改項目', en: 'Project changed' },
  'session.log.site.deleteProject': { cn: '删除项目', hk: '刪除項目', en: 'Project deleted' },
  'session.log.site.uploadProjectImage': { cn: '上传项目照片', hk: '上載項目照片', en: 'Photo of a project uploaded' },
  'session.log.site.addProjectDevices': { cn: '项目加入设备', hk: '項目加入裝置', en: 'Devices added to a project' },
  'session.log.site.removeProjectDevices': {
    cn: '项目移出设备',
    hk: '項目移出裝置',
    en: 'Devices taken out of a project',
  },
  'session.log.site.createMaint': { cn: '新建维保公司', hk: '新增維修保養公司', en: 'Maintenance company created' },
  'session.log.site.changeMaint': { cn: '修改维保公司', hk: '更改維修保養公司', en: 'Maintenance company changed' },
  'session.log.site.deleteMaint': { cn: '删除维保公司', hk: '刪除維修保養公司', en: 'Maintenance company deleted' },
  'session.log.site.assignMaint': {
    cn: '指定场所维保公司',
    hk: '指定場所維修保養公司',
    en: 'Maintenance company of places set',
  },
  'session.log.site.addMember': { cn: '新增场所成员', hk: '新增場所成員', en: 'Member of a place added' },
  'session.log.site.changeMember': { cn: '修改场所成员', hk: '更改場所成員', en: 'Member of a place changed' },
  'session.log.site.unbindMembers': { cn: '解绑场所成员', hk: '解除綁定場所成員', en: 'Members of a place unbound' },
  'session.log.building.create': { cn: '新建建筑', hk: '新增樓宇', en: 'Building created' },
  'session.log.building.change': { cn: '修改建筑', hk: '更改樓宇', en: 'Building changed' },
  'session.log.building.uploadImage': { cn: '上传图片', hk: '上載圖片', en: 'Picture uploaded' },
  'session.log.building.createResource': { cn: '新建消防资源', hk: '新增消防資源', en: 'Fire resource created' },
  'session.log.building.changeResource': { cn: '修改消防资源', hk: '更改消防資源', en: 'Fire resource changed' },
  'session.log.building.deleteResource': { cn: '删除消防资源', hk: '刪除消防資源', en: 'Fire resource deleted' },
  'session.log.result.success': { cn: '成功', hk: '成功', en: 'Success' },
  'session.log.result.failure': { cn: '失败', hk: '失敗', en: 'Failure' },
  'session.log.column.at': { cn: '时间', hk: '時間', en: 'When' },
  'session.log.column.username': { cn: '用户名', hk: '用戶名稱', en: 'User' },
  'session.log.column.action': { cn: '操作', hk: '操作', en: 'Action' },
  'session.log.column.result': { cn: '结果', hk: '結果', en: 'Result' },
  'session.log.column.ip': { cn: '来源地址', hk: '來源位址', en: 'From' },
  'session.log.column.detail': { cn: '详情', hk: '詳情', en: 'Detail' },
  'session.log.column.area': { cn: '功能', hk: '功能', en: 'Area' },
  'session.log.column.target': { cn: '对象', hk: '對象', en: 'Record' },
  'session.log.column.client': { cn: '客户端', hk: '用戶端', en: 'Client' },
  'session.log.column.changes': { cn: '变更', hk: '更改', en: 'Changes' },
  'session.log.area.session': { cn: '账号', hk: '帳戶', en: 'Accounts' },
  'session.log.area.role': { cn: '角色', hk: '角色', en: 'Roles' },
  'session.log.area.org': { cn: '机构', hk: '機構', en: 'Organisations' },
  'session.log.area.alarm': { cn: '报警', hk: '警報', en: 'Alarms' },
  'session.log.area.device': { cn: '设备', hk: '裝置', en: 'Devices' },
  'session.log.area.site': { cn: '场所', hk: '場所', en: 'Places' },
  'session.log.area.building': { cn: '建筑', hk: '樓宇', en: 'Buildings' },
  'session.log.area.plan': { cn: '平面图', hk: '平面圖', en: 'Floor plans' },
  'session.log.area.service': { cn: '客服', hk: '客戶服務', en: 'Service' },
  'session.log.area.public': { cn: '公开链接', hk: '公開連結', en: 'Public links' },
  'session.log.tooMany': {
    cn: '共 {count} 条，超过一次导出的上限 {max} 条，请缩小范围',
    hk: '共 {count} 條，超過一次匯出的上限 {max} 條，請收窄範圍',
    en: 'One export holds at most {max} rows and the filter finds {count}; narrow it',
  },
  'session.log.range': {
    cn: '截止日期不能早于起始日期',
    hk: '結束日期不可早於開始日期',
    en: 'The last day is before the first',
  },
} satisfies Readonly<
  Record<
    | `session.log.${UserLogAction}`
    | `session.log.result.${UserLogResult}`
    | `session.log.column.${UserLogExportColumn}`
    | `session.log.area.${UserLogArea}`
    | 'session.log.range'
    | 'session.log.tooMany',
    Phrase
  >
>);

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const sessionLimitWords = defineWords({
  'session.limit.passwordChars': { cn: '密码字符数', hk: '密碼字元數目', en: 'Characters of a password' },
  'session.limit.typedPasswordChars': {
    cn: '提交的密码字符数，含加密后的',
    hk: '提交的密碼字元數目，包括加密後的',
    en: 'Characters of a password as it is sent, enciphered or not',
  },
  'session.limit.usernameChars': { cn: '用户名字符数', hk: '用戶名稱字元數目', en: 'Characters of a user name' },
  'session.limit.realNameChars': { cn: '姓名字符数', hk: '姓名字元數目', en: 'Characters of a real name' },
  'session.limit.wrongPasswordsMax': {
    cn: '连续输错密码多少次后锁定',
    hk: '連續輸錯密碼多少次後鎖定',
    en: 'Wrong passwords in a row before an account locks',
  },
  'session.limit.strangersWrongMax': {
    cn: '陌生地址合计输错多少次后对其全部锁定',
    hk: '陌生位址合共輸錯多少次後對其全部鎖定',
    en: 'Wrong passwords from strange addresses before an account locks for all of them',
  },
  'session.limit.lockMinutes': {
    cn: '账号锁定分钟数，逐次加倍',
    hk: '帳戶鎖定分鐘數目，逐次加倍',
    en: 'Minutes that an account stays locked, doubling each time',
  },
  'session.limit.triesKeptHours': {
    cn: '多少小时无尝试后不再计入输错次数',
    hk: '多少小時沒有嘗試後不再計入輸錯次數',
    en: 'Hours without a try after which wrong passwords no longer count',
  },
  'session.limit.knownAddressDays': {
    cn: '登录过的地址被记住的天数',
    hk: '曾登入的位址被記住的日數',
    en: 'Days for which an address that logged in is known',
  },
  'session.limit.mobileDigits': { cn: '手机号位数', hk: '手提電話號碼位數', en: 'Digits of a mobile number' },
  'session.limit.idNumberChars': { cn: '身份证号位数', hk: '身份證號碼字元數目', en: 'Characters of an ID number' },
  'session.limit.emailChars': { cn: '邮箱字符数', hk: '電郵地址字元數目', en: 'Characters of an e-mail address' },
  'session.limit.tenantIdChars': { cn: '租户编号字符数', hk: '租戶編號字元數目', en: 'Characters of a tenant’s id' },
  'session.limit.tenantNameChars': {
    cn: '租户名称字符数',
    hk: '租戶名稱字元數目',
    en: 'Characters of a tenant’s name',
  },
  'session.limit.setupCodeChars': {
    cn: '初始设置码字符数',
    hk: '初始設定碼字元數目',
    en: 'Characters of a set-up code',
  },
  'session.limit.wrongSetupCodesMax': {
    cn: '初始设置码输错多少次后更换',
    hk: '初始設定碼輸錯多少次後更換',
    en: 'Wrong set-up codes before there is a new one',
  },
  'session.limit.codeDigits': { cn: '验证码位数', hk: '驗證碼位數', en: 'Digits of a code' },
  'session.limit.codeMinutes': { cn: '验证码有效时间', hk: '驗證碼有效時間', en: 'How long a code is good' },
  'session.limit.codeWaitSeconds': {
    cn: '两次发送验证码的间隔',
    hk: '兩次發送驗證碼的間隔',
    en: 'Time between two codes to one number',
  },
  'session.limit.codesPerDay': {
    cn: '一个号码每天可收到的验证码数',
    hk: '一個號碼每日可收到的驗證碼數目',
    en: 'Codes to one number within a day',
  },
  'session.limit.wrongCodesMax': {
    cn: '验证码输错多少次后失效',
    hk: '驗證碼輸錯多少次後失效',
    en: 'Wrong tries after which a code is dead',
  },
  'session.limit.keptAccountsMax': {
    cn: '一个浏览器可切换的账号数',
    hk: '一個瀏覽器可切換的帳戶數目',
    en: 'Accounts that one browser can change between',
  },
} satisfies Readonly<Record<`session.limit.${keyof typeof limits}`, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const sessionGuardWords = defineWords({
  'session.guard.triesUsedUp': { cn: '密码输错次数已满', hk: '密碼錯誤次數已滿', en: 'The tries are used up' },
  'session.guard.byAdministrator': { cn: '由管理员操作', hk: '由管理員操作', en: 'By an administrator' },
  'session.guard.notOneself': { cn: '不是自己的账号', hk: '不是自己的帳戶', en: 'Not one’s own account' },
});
