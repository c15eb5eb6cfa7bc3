import { defineWords } from '@fireline/domain/lib';

/** Where the account is logged in. */
export const ownSessionWords = defineWords({
  'sessions.title': { cn: '登录的设备', hk: '已登入的裝置', en: 'Where I am logged in' },
  'sessions.client.web': { cn: '网页', hk: '網頁', en: 'Browser' },
  'sessions.client.app': { cn: '手机应用', hk: '手機應用程式', en: 'Mobile app' },
  'sessions.client.wechat': { cn: '微信', hk: '微信', en: 'WeChat' },
  'sessions.this': { cn: '本机', hk: '本機', en: 'This one' },
  'sessions.since': { cn: '登录于 {time}', hk: '登入於 {time}', en: 'Logged in {time}' },
  'sessions.until': { cn: '到期 {time}', hk: '到期 {time}', en: 'Until {time}' },
  'sessions.end': { cn: '退出', hk: '登出', en: 'Log out' },
  'sessions.endOthers': { cn: '退出其他所有设备', hk: '登出其他所有裝置', en: 'Log out everywhere else' },
  'sessions.ended': {
    cn: '已退出 {count} 处登录',
    hk: '已登出 {count} 處登入',
    en: '{count} {count|session has|sessions have} ended',
  },
});
