import { defineWords } from '@fireline/domain/lib';

/** An account as it is created or changed, and the password that is shown once. */
export const accountFormWords = defineWords({
  'users.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'users.realName': { cn: '姓名', hk: '姓名', en: 'Name' },
  'users.mobile': { cn: '手机号', hk: '手機號碼', en: 'Mobile number' },
  'users.kind': { cn: '账号类型', hk: '帳戶類型', en: 'Kind' },
  'users.role': { cn: '角色', hk: '角色', en: 'Role' },
  'users.builtIn': { cn: '{kind}（内置）', hk: '{kind}（內建）', en: '{kind} (built in)' },
  'users.node': { cn: '归属', hk: '歸屬', en: 'Bound to' },
  'users.node.kept': {
    cn: '当前：{name}。不选则不变；更换后该账号会退出登录',
    hk: '目前：{name}。不選則不變；更換後該帳戶會登出',
    en: 'Now: {name}. Leave empty to keep it; a change ends the sessions of the account',
  },
  'users.node.nothing': { cn: '无', hk: '無', en: 'nothing' },
  'users.create': { cn: '新建账号', hk: '新增帳戶', en: 'New account' },
  'users.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'users.saved': { cn: '已保存账号“{name}”', hk: '已儲存帳戶「{name}」', en: 'Account “{name}” saved' },
  'users.password': { cn: '“{name}”的一次性密码', hk: '「{name}」的一次性密碼', en: 'One-time password of “{name}”' },
  'users.passwordWhat': {
    cn: '请现在交给本人：关闭后不再显示。首次登录必须修改密码。',
    hk: '請現在交給本人：關閉後不再顯示。首次登入必須更改密碼。',
    en: 'Hand it over now: it is not shown again. The first login has to change it.',
  },
  'users.tenant': { cn: '租户编号', hk: '租戶編號', en: 'Tenant' },
  'users.address': { cn: '登录地址', hk: '登入網址', en: 'Login page' },
  'users.copyAddress': { cn: '复制登录地址', hk: '複製登入網址', en: 'Copy the address of the login page' },
  'users.copyPassword': { cn: '复制密码', hk: '複製密碼', en: 'Copy the password' },
  'users.close': { cn: '已交给本人', hk: '已交給本人', en: 'Handed over' },
  'users.associate': { cn: '创建关联用户', hk: '建立關聯用戶', en: 'Create associated user' },
});

/** The button that sends a code. */
export const sendCodeWords = defineWords({
  'code.send': { cn: '发送验证码', hk: '發送驗證碼', en: 'Send a code' },
  'code.again': { cn: '{seconds} 秒后可重新发送', hk: '{seconds} 秒後可重新發送', en: 'Again in {seconds} s' },
});
