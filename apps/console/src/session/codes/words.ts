import { defineWords } from '@fireline/domain/lib';

/** Logins by a code, forgotten passwords and registration. */
export const codeScreenWords = defineWords({
  'session.codes.mobile': { cn: '手机号', hk: '手提電話號碼', en: 'Mobile number' },
  'session.codes.code': { cn: '验证码', hk: '驗證碼', en: 'Code' },
  'session.codes.sent': {
    cn: '如果该号码可用，验证码已发送，{minutes} 分钟内有效',
    hk: '如此號碼可用，驗證碼已發送，{minutes} 分鐘內有效',
    en: 'If the number can be used, a code was sent; it is good for {minutes} minutes',
  },
  'session.codes.login': { cn: '用验证码登录', hk: '以驗證碼登入', en: 'Log in by a code' },
  'session.codes.choose': { cn: '请选择要登录的账号', hk: '請選擇要登入的帳戶', en: 'Which account?' },
  'session.codes.reset': { cn: '重设密码', hk: '重設密碼', en: 'Set a new password' },
  'session.codes.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'session.codes.username.hint': {
    cn: '该手机号有多个账号时填写',
    hk: '此手提電話號碼有多個帳戶時填寫',
    en: 'Where the number has several accounts',
  },
  'session.codes.password': { cn: '新密码', hk: '新密碼', en: 'New password' },
  'session.codes.isReset': {
    cn: '密码已重设，其他登录都已退出，请用新密码登录',
    hk: '密碼已重設，其他登入均已登出，請用新密碼登入',
    en: 'The password is set and every other session has ended. Log in with it',
  },
});

export const registerWords = defineWords({
  'session.register.title': { cn: '注册账号', hk: '註冊帳戶', en: 'Create an account' },
  'session.register.account': { cn: '账号', hk: '帳戶', en: 'Account' },
  'session.register.type': { cn: '账号类型', hk: '帳戶類型', en: 'Kind of account' },
  'session.register.person': { cn: '本人信息', hk: '個人資料', en: 'About you' },
  'session.register.idNumber': { cn: '身份证号（选填）', hk: '身份證號碼（選填）', en: 'ID number (optional)' },
  'session.register.terms': {
    cn: '我同意由所选租户处理以上信息，用于报警通知和账号管理',
    hk: '我同意由所選租戶處理以上資料，用於警報通知和帳戶管理',
    en: 'I agree that the tenant uses what I entered to notify me of alarms and to look after my account',
  },
  'session.register.termsOfTenant': {
    cn: '我同意所选租户的注册条款，并同意由其处理以上信息，用于报警通知和账号管理',
    hk: '我同意所選租戶的註冊條款，並同意由其處理以上資料，用於警報通知和帳戶管理',
    en: 'I agree to the terms of the tenant, and that it uses what I entered to notify me of alarms and to look after my account',
  },
  'session.register.readTerms': { cn: '查看注册条款', hk: '檢視註冊條款', en: 'Read the terms' },
  'session.register.termsTitle': { cn: '注册条款', hk: '註冊條款', en: 'Terms of registration' },
  'session.register.submit': { cn: '注册', hk: '註冊', en: 'Create the account' },
  'session.register.hasOne': { cn: '已有账号，去登录', hk: '已有帳戶，前往登入', en: 'I have an account' },
});
