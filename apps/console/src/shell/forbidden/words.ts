import { defineWords } from '@fireline/domain/lib';

/** What a page says to those who may not open it. */
export const forbiddenWords = defineWords({
  'shell.forbidden': {
    cn: '您没有权限打开此页面',
    hk: '你沒有權限開啟此頁面',
    en: 'You have no permission to open this page',
  },
  'shell.forbidden.operator': {
    cn: '运营方看不到租户的设备、报警和场所',
    hk: '營運方看不到租戶的裝置、警報和場所',
    en: 'The operator sees no devices, alarms or places of the tenants',
  },
  'shell.forbidden.hint': {
    cn: '缺少的权限：{page} · {button}。可由本租户的角色管理员授权。',
    hk: '欠缺的權限：{page} · {button}。可由本租戶的角色管理員授權。',
    en: 'The missing right: {page} · {button}. Whoever manages the roles of your tenant can grant it.',
  },
  'shell.noRightsYet': {
    cn: '您的角色尚无任何权限',
    hk: '你的角色尚未有任何權限',
    en: 'This role has no rights yet',
  },
});
