import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

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
  'session.limit.sessionsMax': {
    cn: '一个账号同时登录数，超出时最早的退出',
    hk: '一個帳戶同時登入數目，超出時最早的登出',
    en: 'Sessions of an account; with one more the oldest ends',
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
    cn: '一个号码每种用途每天可收到的验证码数',
    hk: '一個號碼每種用途每日可收到的驗證碼數目',
    en: 'Codes of one purpose to one number within a day',
  },
  'session.limit.addressCodesPerDay': {
    cn: '未登录过的网络地址每天可获取的登录和密码验证码数',
    hk: '未曾登入的網絡位址每日可索取的登入及密碼驗證碼數目',
    en: 'Codes for logins and passwords that a strange address gets in a day',
  },
  'session.limit.addressRegistrationsPerDay': {
    cn: '一个网络地址每天可获取的注册验证码数',
    hk: '一個網絡位址每日可索取的註冊驗證碼數目',
    en: 'Codes for registrations that an address gets in a day',
  },
  'session.limit.accountCodesPerDay': {
    cn: '一个账号每天可向成员发送的验证码数',
    hk: '一個帳戶每日可向成員發送的驗證碼數目',
    en: 'Codes that an account sends to members in a day',
  },
  'session.limit.codesPerHour': {
    cn: '租户每小时允许的注册验证码数，登录和密码验证码另计同样多',
    hk: '租戶每小時允許的註冊驗證碼數目，登入及密碼驗證碼另計同樣數目',
    en: 'Codes for registrations that a tenant allows in an hour, and as many again for accounts',
  },
  'session.limit.codesPerHourDefault': {
    cn: '租户未设置时每小时的验证码数',
    hk: '租戶未設定時每小時的驗證碼數目',
    en: 'Codes in an hour where the tenant says nothing',
  },
  'session.limit.codePuzzleBits': {
    cn: '发送注册验证码前浏览器计算的难度（位）',
    hk: '發送註冊驗證碼前瀏覽器計算的難度（位元）',
    en: 'Bits that a browser works out before a code for a registration',
  },
  'session.limit.codePuzzleMinutes': {
    cn: '该计算结果的有效分钟数',
    hk: '該計算結果的有效分鐘數目',
    en: 'Minutes for which that work counts',
  },
  'session.limit.wrongCodesMax': {
    cn: '验证码输错多少次后失效',
    hk: '驗證碼輸錯多少次後失效',
    en: 'Wrong tries after which a code is dead',
  },
  'session.limit.wrongCodesElsewhereMax': {
    cn: '验证码被其他地址输错多少次后失效',
    hk: '驗證碼被其他位址輸錯多少次後失效',
    en: 'Wrong tries from other addresses after which a code is dead',
  },
  'session.limit.knownAddressCodesPerDay': {
    cn: '登录过的地址一天内可发送的验证码数',
    hk: '登入過的位址一天內可發送的驗證碼數目',
    en: 'Codes in a day for an address that signed in before',
  },
  'session.limit.keptAccountsMax': {
    cn: '一个浏览器可切换的账号数',
    hk: '一個瀏覽器可切換的帳戶數目',
    en: 'Accounts that one browser can change between',
  },
  'session.limit.brandLogoBytesMax': { cn: '品牌标志大小', hk: '品牌標誌大小', en: 'Size of the logo of a brand' },
  'session.limit.brandTitleChars': {
    cn: '租户产品名称字符数',
    hk: '租戶產品名稱字元數目',
    en: 'Characters of the name of a console',
  },
} satisfies Readonly<Record<`session.limit.${keyof typeof limits}`, Phrase>>);
