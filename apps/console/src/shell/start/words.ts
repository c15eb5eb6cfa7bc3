import { defineWords } from '@fireline/domain/lib';

/** The workbench. */
export const workbenchWords = defineWords({
  'workbench.waiting': { cn: '我的待办', hk: '我的待辦', en: 'What waits for me' },
  'workbench.nothing': { cn: '没有等您的事项', hk: '沒有等你的事項', en: 'Nothing to do' },
  'workbench.rest': { cn: '其余各项都没有', hk: '其餘各項都沒有', en: 'Nothing else' },
  'workbench.oldest': { cn: '最早：{age}', hk: '最早：{age}', en: 'Oldest: {age}' },
  'workbench.pages': { cn: '全部页面', hk: '所有頁面', en: 'All pages' },
  'workbench.recent': { cn: '最近打开', hk: '最近開啟', en: 'Opened last' },
  'workbench.noRecent': {
    cn: '打开过的页面会列在这里',
    hk: '開啟過的頁面會列在這裏',
    en: 'Pages that you open are listed here',
  },
  'workbench.filter': { cn: '筛选页面', hk: '篩選頁面', en: 'Filter pages' },
  'workbench.noPage': { cn: '没有匹配的页面', hk: '沒有相符的頁面', en: 'No such page' },
  'workbench.alarms': { cn: '未确认报警', hk: '未確認警報', en: 'Unacknowledged alarms' },
  'workbench.devicesOffline': { cn: '离线设备', hk: '離線裝置', en: 'Devices offline' },
  'workbench.devicesLowBattery': { cn: '低电量设备', hk: '低電量裝置', en: 'Devices with low battery' },
  'workbench.plansFailed': { cn: '发布失败的平面图', hk: '發佈失敗的平面圖', en: 'Plans that failed to publish' },
  'workbench.placesWithoutPoint': { cn: '未定位的场所', hk: '未定位的場所', en: 'Places without a point' },
  'workbench.placesWithoutPhone': { cn: '没有电话的场所', hk: '沒有電話的場所', en: 'Places without a phone' },
  'workbench.unitsWithoutPhone': { cn: '没有电话的单位', hk: '沒有電話的單位', en: 'Units without a phone' },
  'workbench.usersUnbound': { cn: '未绑定的账号', hk: '未綁定的帳戶', en: 'Accounts bound to nothing' },
  'workbench.failuresUndecided': {
    cn: '待决定的巡检不合格项',
    hk: '待決定的巡查不合格項目',
    en: 'Failed inspection items to decide',
  },
  'workbench.hazardsOverdue': { cn: '逾期未整改的隐患', hk: '逾期未整改的隱患', en: 'Overdue hazards' },
  'workbench.usersLocked': { cn: '被锁定的账号', hk: '被鎖定的帳戶', en: 'Locked accounts' },
  'workbench.ordersUnpaid': { cn: '待支付的订单', hk: '待付款的訂單', en: 'Orders to be paid' },
  'workbench.refundsToAudit': { cn: '待审核退款', hk: '待審核退款', en: 'Refunds to audit' },
  'workbench.moneyToSettle': {
    cn: '金额不符待核对的款项',
    hk: '金額不符待核對的款項',
    en: 'Payments of another amount to settle',
  },
  'workbench.chatsWaiting': { cn: '等待接入的咨询', hk: '等待接入的查詢', en: 'Chats that wait' },
  'workbench.ordersUnprocessed': { cn: '等待受理的工单', hk: '等待受理的工單', en: 'Work orders to be accepted' },
  'workbench.ordersMine': { cn: '我负责的未结工单', hk: '我負責的未結工單', en: 'My open work orders' },
  'workbench.transfersToConfirm': { cn: '待我确认的转单', hk: '待我確認的轉交', en: 'Transfers to confirm' },
  'workbench.rolesEmpty': { cn: '没有权限的角色', hk: '沒有權限的角色', en: 'Roles without rights' },
});

/** The overview as tables. */
export const tableWords = defineWords({
  'tables.devices': { cn: '设备类型与状态', hk: '裝置類型與狀態', en: 'Devices by type and status' },
  'tables.type': { cn: '类型', hk: '類型', en: 'Type' },
  'tables.total': { cn: '合计', hk: '合計', en: 'Total' },
  'tables.places': { cn: '场所类型', hk: '場所類型', en: 'Places by type' },
  'tables.count': { cn: '数量', hk: '數量', en: 'Count' },
  'tables.today': { cn: '今日报警', hk: '今日警報', en: 'Alarms today' },
  'tables.level': { cn: '级别', hk: '級別', en: 'Level' },
  'tables.newest': { cn: '最新报警', hk: '最新警報', en: 'Newest alarms' },
  'tables.kind': { cn: '报警', hk: '警報', en: 'Alarm' },
  'tables.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'tables.place': { cn: '场所', hk: '場所', en: 'Place' },
  'tables.time': { cn: '接收时间', hk: '接收時間', en: 'Received' },
  'tables.state': { cn: '状态', hk: '狀態', en: 'State' },
  'tables.orgs': { cn: '机构', hk: '機構', en: 'Organisations' },
  'tables.org': { cn: '机构', hk: '機構', en: 'Organisation' },
  'tables.orgPlaces': { cn: '场所', hk: '場所', en: 'Places' },
  'tables.orgDevices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'tables.orgAlarms': { cn: '未关闭报警', hk: '未關閉警報', en: 'Alarms not closed' },
  'tables.none': { cn: '没有数据', hk: '沒有資料', en: 'Nothing here' },
  'tables.print': { cn: '打印', hk: '列印', en: 'Print' },
  'tables.first': { cn: '设为登录后的首页', hk: '設為登入後的首頁', en: 'Make this my first page' },
  'tables.isFirst': { cn: '登录后将先打开此页', hk: '登入後會先開啟此頁', en: 'This page opens first after login' },
});

/** The overview in large type. */
export const largeWords = defineWords({
  'large.calm': { cn: '一切正常', hk: '一切正常', en: 'All is calm' },
  'large.waits': {
    cn: '{count} 个报警未关闭',
    hk: '{count} 個警報未關閉',
    en: '{count} {count|alarm|alarms} not closed',
  },
  'large.reading': { cn: '正在读取报警', hk: '正在讀取警報', en: 'Reading the alarms' },
  'large.worst': { cn: '最严重的报警', hk: '最嚴重的警報', en: 'The worst alarms' },
  'large.open': { cn: '查看并处理', hk: '檢視並處理', en: 'Open and handle' },
  'large.places': { cn: '我的场所', hk: '我的場所', en: 'My places' },
  'large.devices': { cn: '全部设备', hk: '所有裝置', en: 'All devices' },
  'large.offline': { cn: '离线设备', hk: '離線裝置', en: 'Devices offline' },
  'large.history': { cn: '历史报警', hk: '過往警報', en: 'Past alarms' },
  'large.all': { cn: '全部功能', hk: '所有功能', en: 'All functions' },
});
