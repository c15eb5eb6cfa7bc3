import { defineWords } from '@fireline/domain/lib';

export const changeUserWords = defineWords({
  'session.change.search': {
    cn: '搜索姓名、账号、租户或单位',
    hk: '搜尋姓名、帳戶、租戶或單位',
    en: 'Search name, account, tenant or unit',
  },
  'session.change.inBrowser': {
    cn: '此浏览器中的其他账号',
    hk: '此瀏覽器中的其他帳戶',
    en: 'Other accounts in this browser',
  },
  'session.change.sameNumber': {
    cn: '同一手机号的账号',
    hk: '同一手機號碼的帳戶',
    en: 'Accounts with the same phone number',
  },
  'session.change.noOthers': {
    cn: '登录其他账号后，可以互相切换，不必退出。',
    hk: '登入其他帳戶後，可以互相切換，無須登出。',
    en: 'Once you log in to another account here, you can switch between them without logging out.',
  },
  'session.change.noOthers.title': {
    cn: '此浏览器没有其他账号',
    hk: '此瀏覽器沒有其他帳戶',
    en: 'No other accounts in this browser',
  },
  'session.change.unproven.title': {
    cn: '手机号尚未验证',
    hk: '手機號碼尚未驗證',
    en: 'Phone number not verified',
  },
  'session.change.noSameNumber': {
    cn: '没有同一手机号的其他账号',
    hk: '沒有同一手機號碼的其他帳戶',
    en: 'No other account uses your number',
  },
  'session.change.unproven': {
    cn: '当前账号的手机号尚未用验证码验证，因此不列出同一手机号的账号。',
    hk: '目前帳戶的手機號碼尚未以驗證碼驗證，因此不列出同一手機號碼的帳戶。',
    en: 'Accounts with the same number are listed once the number of this account has been verified by a code.',
  },
  'session.change.noneFound': { cn: '没有符合的账号', hk: '沒有符合的帳戶', en: 'No account matches' },
  'session.change.username': { cn: '账号', hk: '帳戶', en: 'Account' },
  'session.change.role': { cn: '角色', hk: '角色', en: 'Role' },
  'session.change.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'session.change.node': { cn: '所属', hk: '所屬', en: 'Organisation' },
  'session.change.used': { cn: '此浏览器最近使用', hk: '此瀏覽器最近使用', en: 'Last used here' },
  'session.change.lastLogin': { cn: '最近登录', hk: '最近登入', en: 'Last login' },
  'session.change.session': { cn: '登录状态', hk: '登入狀態', en: 'Session' },
  'session.change.logIn': { cn: '登录', hk: '登入', en: 'Log in' },
  'session.change.logInNamed': { cn: '登录 {name}', hk: '登入 {name}', en: 'Log in as {name}' },
  'session.change.now': { cn: '当前账号', hk: '目前帳戶', en: 'Current account' },
  'session.change.until': { cn: '登录有效至 {time}', hk: '登入有效至 {time}', en: 'Signed in until {time}' },
  'session.change.password': { cn: '需要密码', hk: '需要密碼', en: 'Password needed' },
  'session.change.to': { cn: '切换', hk: '切換', en: 'Switch' },
  'session.change.toNamed': { cn: '切换到 {name}', hk: '切換至 {name}', en: 'Switch to {name}' },
  'session.change.forget': { cn: '移除', hk: '移除', en: 'Remove' },
  'session.change.forgetNamed': { cn: '移除 {name}', hk: '移除 {name}', en: 'Remove {name}' },
  'session.change.add': { cn: '登录其他账号', hk: '登入其他帳戶', en: 'Log in to another account' },
  'session.change.all': { cn: '退出全部账号', hk: '登出所有帳戶', en: 'Log out all accounts' },
  'session.change.allAsk': {
    cn: '将退出本浏览器上的全部账号，并移除列表。',
    hk: '將登出此瀏覽器上的所有帳戶，並移除列表。',
    en: 'All accounts in this browser are logged out and removed from the list.',
  },
  'session.change.ended': {
    cn: '该账号的登录已结束，请重新登录',
    hk: '此帳戶的登入已結束，請重新登入',
    en: 'That session has ended; log in again',
  },
});
