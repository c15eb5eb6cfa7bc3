import { defineWords } from '@fireline/domain/lib';

/** What the console's frame says beyond the domain's words. */
export const frameWords = defineWords({
  'shell.frame.menu': { cn: '主菜单', hk: '主選單', en: 'Main menu' },
  'shell.frame.menu.filter': { cn: '筛选页面', hk: '篩選頁面', en: 'Filter pages' },
  'shell.frame.menu.nothing': { cn: '没有匹配的页面', hk: '沒有相符的頁面', en: 'No such page' },
  'shell.frame.menu.found': { cn: '{count} 个页面', hk: '{count} 個頁面', en: '{count} {count|page|pages}' },
  'shell.frame.menu.pinned': { cn: '常用页面', hk: '常用頁面', en: 'Pinned' },
  'shell.frame.menu.all': { cn: '全部页面', hk: '所有頁面', en: 'All pages' },
  'shell.frame.menu.pin': { cn: '固定“{name}”', hk: '釘選「{name}」', en: 'Pin {name}' },
  'shell.frame.menu.unpin': { cn: '取消固定“{name}”', hk: '取消釘選「{name}」', en: 'Unpin {name}' },
  'shell.frame.foldMenu': { cn: '收起菜单', hk: '收起選單', en: 'Collapse menu' },
  'shell.frame.unfoldMenu': { cn: '展开菜单', hk: '展開選單', en: 'Expand menu' },
  'shell.frame.account': { cn: '账号', hk: '帳戶', en: 'Account' },
  'shell.frame.changePassword': { cn: '修改密码', hk: '更改密碼', en: 'Change password' },
  'shell.frame.logout': { cn: '退出登录', hk: '登出', en: 'Log out' },
  'shell.frame.display': { cn: '显示设置', hk: '顯示設定', en: 'Display' },
  'shell.frame.skip': { cn: '跳到主要内容', hk: '跳至主要內容', en: 'Skip to content' },
  'shell.frame.noSuchPage.hint': {
    cn: '地址可能输错了，或页面已移走。',
    hk: '網址可能有誤，或頁面已移走。',
    en: 'The address may be mistyped, or the page has moved.',
  },
  'shell.frame.notReady': {
    cn: '服务器暂时无法保存，请联系管理员。',
    hk: '伺服器暫時未能儲存，請聯絡管理員。',
    en: 'The server cannot save anything at the moment. Please tell the administrator.',
  },
  'shell.frame.home': { cn: '返回首页', hk: '返回主頁', en: 'Back to overview' },
  'shell.frame.find': { cn: '查找与命令', hk: '搜尋與指令', en: 'Find and do' },
  'shell.frame.showKeys': { cn: '键盘快捷键', hk: '鍵盤快捷鍵', en: 'Keyboard shortcuts' },
  'shell.frame.command.go': { cn: '前往', hk: '前往', en: 'Go to' },
  'shell.frame.command.display': { cn: '显示', hk: '顯示', en: 'Display' },
  'shell.frame.command.account': { cn: '账号与帮助', hk: '帳戶與說明', en: 'Account and help' },
  'shell.frame.command.device': { cn: '设备', hk: '裝置', en: 'Devices' },
  'shell.frame.command.theme': { cn: '外观：{name}', hk: '外觀：{name}', en: 'Appearance: {name}' },
  'shell.frame.command.density': { cn: '密度：{name}', hk: '密度：{name}', en: 'Density: {name}' },
  'shell.frame.alarmSound': { cn: '新报警声音', hk: '新警報聲響', en: 'Sound for new alarms' },
  'shell.frame.alarmPop': { cn: '新报警弹窗', hk: '新警報彈出', en: 'Pop up new alarms' },
});

/** The main page. */
export const mainWords = defineWords({
  'shell.main.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'shell.main.devices.list': { cn: '查看设备列表', hk: '查看裝置列表', en: 'Open the list' },
  'shell.main.online': { cn: '在线率', hk: '在線率', en: 'Online' },
  'shell.main.online.note': { cn: '{online} 台在线', hk: '{online} 部在線', en: '{online} online' },
  'shell.main.places': { cn: '场所', hk: '場所', en: 'Places' },
  'shell.main.units': { cn: '{count} 个联网单位', hk: '{count} 個聯網單位', en: '{count} {count|unit|units}' },
  'shell.main.standing': { cn: '未关闭报警', hk: '未關閉警報', en: 'Alarms not closed' },
  'shell.main.byStatus': { cn: '设备状态', hk: '裝置狀態', en: 'Device status' },
  'shell.main.byType': { cn: '设备类型', hk: '裝置類型', en: 'Device types' },
  'shell.main.byDay': { cn: '近 30 天报警', hk: '近 30 日警報', en: 'Alarms of the last 30 days' },
  'shell.main.worst': { cn: '需要关注的场所', hk: '需要關注的場所', en: 'Places that need attention' },
  'shell.main.worst.none': { cn: '所有场所均无报警', hk: '所有場所均無警報', en: 'All places are quiet' },
  'shell.main.worst.count': { cn: '{count} 条', hk: '{count} 個', en: '{count}' },
});
