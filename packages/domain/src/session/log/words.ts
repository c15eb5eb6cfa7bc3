import { defineWords } from '../../lib/index.ts';

/** What the user log says of accounts, and of what is done alike in all areas. @spec SHL-12 SES-10 */
export const sessionLogWords = defineWords({
  'session.log.area.session': { cn: '账号', hk: '帳戶', en: 'Accounts' },
  'session.log.login': { cn: '登录', hk: '登入', en: 'Login' },
  'session.log.logout': { cn: '退出登录', hk: '登出', en: 'Logout' },
  'session.log.register': { cn: '注册', hk: '註冊', en: 'Registration' },
  'session.log.changeUser': { cn: '切换用户', hk: '切換用戶', en: 'Change of user' },
  'session.log.changePassword': { cn: '修改密码', hk: '更改密碼', en: 'Change of password' },
  'session.log.lock': { cn: '账号锁定', hk: '帳戶鎖定', en: 'Account locked' },
  'session.log.unlock': { cn: '账号解锁', hk: '帳戶解鎖', en: 'Account unlocked' },
  'session.log.create': { cn: '创建账号', hk: '新增帳戶', en: 'Account created' },
  'session.log.change': { cn: '修改账号', hk: '更改帳戶', en: 'Account changed' },
  'session.log.disable': { cn: '停用账号', hk: '停用帳戶', en: 'Account disabled' },
  'session.log.enable': { cn: '启用账号', hk: '啟用帳戶', en: 'Account enabled' },
  'session.log.delete': { cn: '删除账号', hk: '刪除帳戶', en: 'Account deleted' },
  'session.log.resetPassword': { cn: '重置密码', hk: '重設密碼', en: 'Password reset' },
  'session.log.endSession': { cn: '结束会话', hk: '結束登入', en: 'Session ended' },
  'session.log.showPersonal': {
    cn: '查看完整联系方式',
    hk: '檢視完整聯絡資料',
    en: 'Masked value shown whole',
  },
  'session.log.openService': { cn: '开通服务', hk: '開通服務', en: 'Service opened' },
  'session.log.export': { cn: '导出', hk: '匯出', en: 'Export' },
  'session.log.import': { cn: '导入', hk: '匯入', en: 'Import' },
  'session.log.brand': { cn: '品牌设置', hk: '品牌設定', en: 'Brand set' },
  'session.log.brandLogo': { cn: '上传品牌标志', hk: '上載品牌標誌', en: 'Logo of the brand uploaded' },

  'session.log.field.corners': { cn: '圆角', hk: '圓角', en: 'Corners' },
  'session.log.field.font': { cn: '字体', hk: '字型', en: 'Font' },
  'session.log.field.logo': { cn: '标志', hk: '標誌', en: 'Logo' },
  'session.log.field.nodeId': { cn: '归属', hk: '歸屬', en: 'Bound to' },
});
