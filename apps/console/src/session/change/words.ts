import { defineWords } from '@fireline/domain/lib';

export const changeUserWords = defineWords({
  'session.change.now': { cn: '当前账号', hk: '目前帳戶', en: 'Signed in now' },
  'session.change.until': { cn: '登录有效至 {time}', hk: '登入有效至 {time}', en: 'Signed in until {time}' },
  'session.change.password': { cn: '需要密码', hk: '需要密碼', en: 'Password needed' },
  'session.change.to': { cn: '切换', hk: '切換', en: 'Change' },
  'session.change.toNamed': { cn: '切换到 {name}', hk: '切換至 {name}', en: 'Change to {name}' },
  'session.change.forget': { cn: '移除', hk: '移除', en: 'Forget' },
  'session.change.forgetNamed': { cn: '移除 {name}', hk: '移除 {name}', en: 'Forget {name}' },
  'session.change.add': { cn: '登录其他账号', hk: '登入其他帳戶', en: 'Log in to another account' },
  'session.change.all': { cn: '退出全部账号', hk: '登出所有帳戶', en: 'Log all out' },
  'session.change.allAsk': {
    cn: '将退出本浏览器上的全部账号，并移除列表。',
    hk: '將登出此瀏覽器上的所有帳戶，並移除列表。',
    en: 'Every account of this browser is logged out, and the list is emptied.',
  },
  'session.change.ended': {
    cn: '该账号的登录已结束，请重新登录',
    hk: '此帳戶的登入已結束，請重新登入',
    en: 'That session has ended; log in again',
  },
});
