import { defineWords } from '@fireline/domain/lib';

/** The list of roles, and the form of one. */
export const roleScreenWords = defineWords({
  'roles.search': { cn: '搜索名称或描述', hk: '搜尋名稱或描述', en: 'Search name or description' },
  'roles.name': { cn: '角色名称', hk: '角色名稱', en: 'Role' },
  'roles.kind': { cn: '角色类型', hk: '角色類型', en: 'Kind' },
  'roles.anyKind': { cn: '全部类型', hk: '所有類型', en: 'Any kind' },
  'roles.description': { cn: '描述', hk: '描述', en: 'Description' },
  'roles.rights': { cn: '权限', hk: '權限', en: 'Rights' },
  'roles.anyRights': { cn: '不限权限', hk: '不限權限', en: 'Any rights' },
  'roles.some': { cn: '已授权', hk: '已授權', en: 'With rights' },
  'roles.none': { cn: '尚未授权', hk: '尚未授權', en: 'No rights yet' },
  'roles.grantedOf': { cn: '{granted} / {possible}', hk: '{granted} / {possible}', en: '{granted} of {possible}' },
  'roles.users': { cn: '账号', hk: '帳戶', en: 'Accounts' },
  'roles.changedBy': { cn: '修改人', hk: '更改人', en: 'Changed by' },
  'roles.changedAt': { cn: '修改时间', hk: '更改時間', en: 'Changed' },
  'roles.builtIn': { cn: '内置', hk: '內建', en: 'Built in' },
  'roles.builtInWhat': {
    cn: '内置角色拥有该类型可拥有的全部权限，新页面自动加入，不能修改或删除。',
    hk: '內建角色擁有該類型可擁有的全部權限，新頁面會自動加入，不能更改或刪除。',
    en: 'A built-in role has all permissions of its type, including new pages. It cannot be changed or deleted.',
  },
  'roles.empty': { cn: '没有角色', hk: '沒有角色', en: 'No roles' },
  'roles.create': { cn: '新建角色', hk: '新增角色', en: 'New role' },
  'roles.copyOf': { cn: '复制“{name}”', hk: '複製「{name}」', en: 'Copy “{name}”' },
  'roles.change': { cn: '修改“{name}”', hk: '更改「{name}」', en: 'Change “{name}”' },
  'roles.copyName': { cn: '{name} 副本', hk: '{name} 副本', en: '{name} copy' },
  'roles.kindFixed': { cn: '创建后不能更改', hk: '建立後不能更改', en: 'Cannot be changed later' },
  'roles.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'roles.saved': { cn: '已保存角色“{name}”', hk: '已儲存角色「{name}」', en: 'Role “{name}” saved' },
  'roles.modify': { cn: '修改', hk: '更改', en: 'Change' },
  'roles.copy': { cn: '复制', hk: '複製', en: 'Copy' },
  'roles.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'roles.deleteAsk': { cn: '删除角色“{name}”？', hk: '刪除角色「{name}」？', en: 'Delete the role “{name}”?' },
  'roles.deleteWhat': {
    cn: '它的 {count} 项权限随之删除，不能恢复。没有账号使用它。',
    hk: '它的 {count} 項權限會一併刪除，不能還原。沒有帳戶使用它。',
    en: 'Its {count} {count|permission is|permissions are} deleted with it and cannot be restored. No account has it.',
  },
  'roles.deleted': { cn: '已删除角色“{name}”', hk: '已刪除角色「{name}」', en: 'Role “{name}” deleted' },
  'roles.inUse': {
    cn: '有账号使用此角色，不能删除',
    hk: '有帳戶使用此角色，不能刪除',
    en: 'In use by accounts, so it cannot be deleted',
  },
  'roles.authorize': { cn: '授权', hk: '授權', en: 'Authorise' },
});

/** Role authorisation. */
export const empowerWords = defineWords({
  'empower.roles': { cn: '角色', hk: '角色', en: 'Roles' },
  'empower.choose': { cn: '请选择一个角色', hk: '請選擇一個角色', en: 'Choose a role' },
  'empower.noneOwn': {
    cn: '内置角色不能修改。请先新建角色，再选择它的权限。',
    hk: '內建角色不能更改。請先新增角色，再選擇它的權限。',
    en: 'Built-in roles cannot be changed. Create a role first, then choose its rights.',
  },
  'empower.tabs': { cn: '角色的内容', hk: '角色的內容', en: 'Role sections' },
  'empower.tab.rights': { cn: '权限', hk: '權限', en: 'Rights' },
  'empower.tab.people': { cn: '账号', hk: '帳戶', en: 'Accounts' },
  'empower.tab.preview': { cn: '预览', hk: '預覽', en: 'Preview' },
  'empower.tab.compare': { cn: '对比', hk: '比較', en: 'Compare' },
  'empower.tab.history': { cn: '变更记录', hk: '更改記錄', en: 'History' },
  'empower.matrix': { cn: '“{name}”的权限', hk: '「{name}」的權限', en: 'Rights of “{name}”' },
  'empower.changes': {
    cn: '新增 {added} 项，取消 {removed} 项，影响 {users} 个账号',
    hk: '新增 {added} 項，取消 {removed} 項，影響 {users} 個帳戶',
    en: '{added} added, {removed} removed; {users} {users|account is|accounts are} affected',
  },
  'empower.save': { cn: '授权', hk: '授權', en: 'Authorise' },
  'empower.drop': { cn: '放弃更改', hk: '放棄更改', en: 'Discard' },
  'empower.theirs': { cn: '载入最新权限', hk: '載入最新權限', en: 'Load the latest rights' },
  'empower.previewWhat': {
    cn: '以此角色登录后看到的菜单和按钮，包含尚未保存的更改；不显示任何数据。',
    hk: '以此角色登入後看到的選單及按鈕，包括尚未儲存的更改；不顯示任何資料。',
    en: 'The menu and buttons an account with this role sees, including unsaved changes. No data are shown.',
  },
  'empower.previewMenu': { cn: '“{name}”的菜单', hk: '「{name}」的選單', en: 'Menu of “{name}”' },
  'empower.previewNothing': { cn: '没有可见的页面', hk: '沒有可見的頁面', en: 'No pages visible' },
  'empower.lookOnly': { cn: '仅查看', hk: '只可檢視', en: 'View only' },
  'empower.people.none': { cn: '没有账号使用此角色', hk: '沒有帳戶使用此角色', en: 'No accounts with this role' },
  'empower.people.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'empower.people.realName': { cn: '姓名', hk: '姓名', en: 'Name' },
  'empower.compare.with': { cn: '与之对比', hk: '與之比較', en: 'Compare with' },
  'empower.compare.nothing': { cn: '不对比', hk: '不比較', en: 'No other role' },
  'empower.compare.shown': { cn: '显示', hk: '顯示', en: 'Show' },
  'empower.compare.differences': { cn: '仅差异', hk: '只顯示差異', en: 'Differences only' },
  'empower.compare.all': { cn: '全部权限', hk: '所有權限', en: 'All permissions' },
  'empower.compare.page': { cn: '页面', hk: '頁面', en: 'Page' },
  'empower.compare.button': { cn: '按钮', hk: '按鈕', en: 'Button' },
  'empower.compare.yes': { cn: '有', hk: '有', en: 'Yes' },
  'empower.compare.no': { cn: '无', hk: '沒有', en: 'No' },
  'empower.compare.same': {
    cn: '两个角色权限相同',
    hk: '兩個角色權限相同',
    en: 'Both roles have the same permissions',
  },
  'empower.compare.label': { cn: '权限对比', hk: '權限比較', en: 'Comparison of rights' },
  'empower.deviceTypes': { cn: '设备类型', hk: '裝置類型', en: 'Device types' },
});

/** What the tenant's console calls itself, and how it looks. */
export const brandWords = defineWords({
  'brand.title': { cn: '品牌', hk: '品牌', en: 'Brand' },
  'brand.what': {
    cn: '用于登录页（地址带 ?tenant=租户编号）和本租户所有人的控制台。报警颜色不变。',
    hk: '用於登入頁（網址帶 ?tenant=租戶編號）和本租戶所有人的控制台。警報顏色不變。',
    en: 'Used on the login page (with ?tenant=id) and for everyone in this tenant. Alarm colours are unaffected.',
  },
  'brand.name': { cn: '产品名称', hk: '產品名稱', en: 'Name' },
  'brand.nameWhat': { cn: '留空则用原名', hk: '留空則用原名', en: 'Empty: default' },
  'brand.colour': { cn: '主色', hk: '主色', en: 'Colour' },
  'brand.colourWhat': {
    cn: '# 加六位十六进制数；各主题由它推算，留空则用原色',
    hk: '# 加六位十六進位數；各主題由它推算，留空則用原色',
    en: '# and six hexadecimal digits; every theme is derived from it. Empty: default',
  },
  'brand.corners': { cn: '圆角', hk: '圓角', en: 'Corners' },
  'brand.corners.own': { cn: '默认', hk: '預設', en: 'Default' },
  'brand.corners.square': { cn: '直角', hk: '直角', en: 'Square' },
  'brand.corners.round': { cn: '大圆角', hk: '大圓角', en: 'Round' },
  'brand.font': { cn: '字体', hk: '字型', en: 'Font' },
  'brand.font.own': { cn: '默认', hk: '預設', en: 'Default' },
  'brand.font.serif': { cn: '宋体', hk: '宋體', en: 'Serif' },
  'brand.font.rounded': { cn: '圆体', hk: '圓體', en: 'Rounded' },
  'brand.logo': { cn: '标志', hk: '標誌', en: 'Logo' },
  'brand.logoChoose': { cn: '上传标志', hk: '上載標誌', en: 'Upload a logo' },
  'brand.logoRemove': { cn: '去掉标志', hk: '移除標誌', en: 'Remove the logo' },
  'brand.sample': { cn: '主要操作', hk: '主要操作', en: 'Primary action' },
  'brand.moved': {
    cn: '为便于辨认且不与报警混淆，实际使用 {colour}。',
    hk: '為便於辨認且不與警報混淆，實際使用 {colour}。',
    en: 'Adjusted to {colour} for legibility and to differ from alarm colours.',
  },
  'brand.saved': { cn: '已保存品牌', hk: '已儲存品牌', en: 'Brand saved' },
});

/** Which alarms the tenant forces on its people. */
export const forcePushWords = defineWords({
  'forcePush.title': { cn: '强制推送', hk: '強制推送', en: 'Forced alarms' },
  'forcePush.what': {
    cn: '勾选的方式对本租户的所有人生效，个人设置不能关闭。',
    hk: '勾選的方式對本租戶的所有人生效，個人設定不能關閉。',
    en: 'Selected channels reach everyone in this tenant. Personal settings cannot turn them off.',
  },
  'forcePush.mildest': { cn: '最低级别', hk: '最低級別', en: 'Lowest level' },
  'forcePush.mildestWhat': {
    cn: '该级别及更严重的报警强制推送，更轻的按个人设置',
    hk: '該級別及更嚴重的警報會強制推送，較輕的按個人設定',
    en: 'Alarms of this level or higher are forced; lower ones follow personal settings',
  },
  'forcePush.saved': { cn: '已保存强制推送', hk: '已儲存強制推送', en: 'Forced alarms saved' },
  'forcePush.changed': { cn: '{name} 修改于 {time}', hk: '{name} 更改於 {time}', en: 'Changed by {name}, {time}' },
});

/** What the tenant lets its partners do. */
export const partnerPowersWords = defineWords({
  'partnerPowers.title': { cn: '合作商权限', hk: '合作夥伴權限', en: 'Partner permissions' },
  'partnerPowers.what': {
    cn: '未勾选的操作，本租户的合作商都不能执行，即使其角色有此权限；查看不受影响。保存后立即生效。',
    hk: '未勾選的操作，本租戶的合作夥伴都不能執行，即使其角色有此權限；檢視不受影響。儲存後即時生效。',
    en: 'Unselected actions are unavailable to all partners of this tenant, whatever their role. Viewing is unaffected. Takes effect at once.',
  },
  'partnerPowers.yes': { cn: '是', hk: '是', en: 'Yes' },
  'partnerPowers.no': { cn: '否', hk: '否', en: 'No' },
  'partnerPowers.changedTerm': { cn: '最近修改', hk: '最近更改', en: 'Last changed' },
  'partnerPowers.saved': { cn: '已保存合作商权限', hk: '已儲存合作夥伴權限', en: 'Partner permissions saved' },
  'partnerPowers.changed': { cn: '{name} 修改于 {time}', hk: '{name} 更改於 {time}', en: 'Changed by {name}, {time}' },
});
