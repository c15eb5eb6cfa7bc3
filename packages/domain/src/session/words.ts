import { defineWords, type Phrase } from '../lib/index.ts';
import type { AccountType } from './account.ts';

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
  'session.masked': {
    cn: '这是脱敏后的内容（含 *），请显示完整内容后再保存，或重新输入',
    hk: '這是經遮蓋的內容（含 *），請顯示完整內容後再儲存，或重新輸入',
    en: 'This is masked (it has a *): show it whole before you save, or enter it again',
  },
  'session.personal.notFound': {
    cn: '记录不存在，可能已被删除',
    hk: '記錄不存在，可能已被刪除',
    en: 'There is no such record; it may have been deleted',
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
    cn: '该号码一天内已发送 {0} 次此类验证码，请 {hours} 小时后再试',
    hk: '此號碼一日內已發送 {0} 次此類驗證碼，請 {hours} 小時後再試',
    en: 'This number has had its {0} codes of this kind within a day; try again in {hours} {hours|hour|hours}',
  },
  'session.code.tooManyAddress': {
    cn: '您所在的网络一天内已获取 {0} 次此类验证码，请 {hours} 小时后再试，或换用其他网络',
    hk: '你所在的網絡一日內已索取 {0} 次此類驗證碼，請 {hours} 小時後再試，或改用其他網絡',
    en: 'Your network has asked for its {0} codes of this kind within a day; try again in {hours} {hours|hour|hours}, or from another network',
  },
  'session.code.tooManyAccount': {
    cn: '您的账号一天内已发送 {0} 次验证码，请 {hours} 小时后再试',
    hk: '你的帳戶一日內已發送 {0} 次驗證碼，請 {hours} 小時後再試',
    en: 'Your account has sent its {0} codes within a day; try again in {hours} {hours|hour|hours}',
  },
  'session.code.tooManyTenant': {
    cn: '该租户一小时内已发送 {0} 次此类验证码，请 {minutes} 分钟后再试',
    hk: '此租戶一小時內已發送 {0} 次此類驗證碼，請 {minutes} 分鐘後再試',
    en: 'This tenant has sent its {0} codes of this kind within an hour; try again in {minutes} {minutes|minute|minutes}',
  },
  'session.code.puzzle': {
    cn: '发送注册验证码前浏览器须先完成一次计算（{0} 分钟内有效），请刷新页面后重试',
    hk: '發送註冊驗證碼前瀏覽器須先完成一次計算（{0} 分鐘內有效），請重新整理頁面後再試',
    en: 'Before a code for a registration the browser has to work out a puzzle, good for {0} {0|minute|minutes}; reload the page and try again',
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
  'session.register.closed': {
    cn: '没有该租户，或该租户未开放注册',
    hk: '沒有此租戶，或此租戶未開放註冊',
    en: 'There is no such tenant, or it takes no registrations',
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
  'session.ended.openService': {
    cn: '开通服务成功，请重新登录',
    hk: '開通服務成功，請重新登入',
    en: 'Service opening succeeded; please log in again',
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
    cn: '正在核对的密码过多，请稍后再试',
    hk: '正在核對的密碼過多，請稍後再試',
    en: 'Too many passwords are being checked at the moment; try again shortly',
  },

  'session.login': { cn: '登录', hk: '登入', en: 'Log in' },
  'session.logout': { cn: '退出登录', hk: '登出', en: 'Log out' },
} satisfies Readonly<Record<`session.accountType.${AccountType}`, Phrase>> & Readonly<Record<string, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const sessionGuardWords = defineWords({
  'session.guard.triesUsedUp': { cn: '密码输错次数已满', hk: '密碼錯誤次數已滿', en: 'The tries are used up' },
  'session.guard.byAdministrator': { cn: '由管理员操作', hk: '由管理員操作', en: 'By an administrator' },
  'session.guard.notOneself': { cn: '不是自己的账号', hk: '不是自己的帳戶', en: 'Not one’s own account' },
});
