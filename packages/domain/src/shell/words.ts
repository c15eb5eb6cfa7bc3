import { defineWords, type Phrase } from '../lib/index.ts';
import type { Action } from './actions.ts';
import type * as limits from './limits.ts';
import type { RouteName } from './routes.ts';
import type { SharedEntry } from './sharedEntries.ts';
import type { MenuGroup } from './sitemap/groups.ts';

/**
 * What the frame around every screen says: errors of calls, loading, settings.
 * @spec SHL-12 SHL-15 SHL-16 SHL-17 SHL-18 SHL-20 SHL-21
 */
export const shellWords = defineWords({
  'shell.image.none': { cn: '请选择图片', hk: '請選擇圖片', en: 'Please choose a picture' },
  'shell.image.cut': {
    cn: '上传中断，未保存任何内容，请重新上传',
    hk: '上載中斷，沒有儲存任何內容，請重新上載',
    en: 'The upload broke off and nothing of it was kept; upload it again',
  },
  'shell.image.quota': {
    cn: '一天内上传的图片已达上限 {0}，请明天再传',
    hk: '一日內上載的圖片已達上限 {0}，請明日再上載',
    en: 'The pictures of a day may have {0} together; upload the rest tomorrow',
  },
  'shell.image.gone': {
    cn: '图片不存在或不属于此记录，请重新上传',
    hk: '圖片不存在或不屬於此記錄，請重新上載',
    en: 'That picture is gone or belongs elsewhere; upload it again',
  },
  'shell.name': { cn: '消防物联监控平台', hk: '消防物聯監察平台', en: 'Fireline' },
  'shell.failed': { cn: '{action}失败：{0}', hk: '{action}失敗：{0}', en: '{action} failed: {0}' },
  'shell.succeeded': { cn: '{action}成功', hk: '{action}成功', en: '{action} succeeded' },

  'shell.unknownReason': { cn: '原因未知', hk: '原因不明', en: 'no reason given' },
  'shell.notFound': {
    cn: '服务正在维护，请稍后再试',
    hk: '服務維護中，請稍後再試',
    en: 'This service is under maintenance; please try again later',
  },
  'shell.timeout': { cn: '请求超时，请重试', hk: '要求逾時，請再試', en: 'The request timed out; please retry' },
  'shell.network': {
    cn: '网络连接失败，请检查网络',
    hk: '網絡連線失敗，請檢查網絡',
    en: 'No connection; check the network',
  },
  'shell.serverError': {
    cn: '服务器出错，请稍后再试',
    hk: '伺服器出錯，請稍後再試',
    en: 'The server had an error; please try again later',
  },
  'shell.databaseAway': {
    cn: '无法连接数据库，请稍后再试',
    hk: '未能連接資料庫，請稍後再試',
    en: 'The database cannot be reached; please try again shortly',
  },
  'shell.diskFull': {
    cn: '服务器磁盘空间不足，暂时无法保存；仍可查看，请联系管理员',
    hk: '伺服器磁碟空間不足，暫時未能儲存；仍可查看，請聯絡管理員',
    en: 'The disk of the server is full: nothing can be saved for now. You can still look; please tell the administrator',
  },
  'shell.tooLarge': { cn: '发送的内容过大', hk: '傳送的內容過大', en: 'What was sent is too large' },
  'shell.tooSlow': {
    cn: '发送过慢，连接已断开',
    hk: '傳送過慢，連線已中斷',
    en: 'Sending took too long; the connection was closed',
  },
  'shell.mediaType': { cn: '不支持的内容类型', hk: '不支援的內容類型', en: 'This content type is not supported' },
  'shell.tooMany': {
    cn: '请求过于频繁，请稍后再试',
    hk: '要求過於頻密，請稍後再試',
    en: 'Too many requests; please try again shortly',
  },
  'shell.methodNotAllowed': { cn: '不支持的请求方法', hk: '不支援的要求方法', en: 'This method is not supported' },
  'shell.badReply': { cn: '无法读取服务器的答复', hk: '未能讀取伺服器的回覆', en: 'The reply could not be read' },
  'shell.retry': { cn: '重试', hk: '再試', en: 'Retry' },
  'shell.close': { cn: '关闭', hk: '關閉', en: 'Close' },
  'shell.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
  'shell.loading': { cn: '加载中', hk: '載入中', en: 'Loading' },
  'shell.screenNotLoaded': { cn: '页面加载失败', hk: '頁面載入失敗', en: 'The screen could not be loaded' },
  'shell.noSuchPage': { cn: '页面不存在', hk: '找不到頁面', en: 'No such page' },
  'shell.lowResolution': {
    cn: '当前窗口小于 {width}×{height}，部分内容可能显示不全',
    hk: '目前視窗小於 {width}×{height}，部分內容或未能完整顯示',
    en: 'This window is smaller than {width}×{height}; some content may not fit',
  },

  'shell.link.live': { cn: '实时', hk: '即時', en: 'Live' },
  'shell.link.polling': { cn: '轮询中', hk: '輪詢中', en: 'Polling' },
  'shell.link.stale': { cn: '自 {time} 起未更新', hk: '自 {time} 起未更新', en: 'Stale since {time}' },
  'shell.link.connecting': { cn: '连接中', hk: '連線中', en: 'Connecting' },
  'shell.link.replayed': {
    cn: '已补收 {count} 条，中断 {gap}',
    hk: '已補收 {count} 項，中斷 {gap}',
    en: 'Replayed {count}, gap {gap}',
  },

  'shell.language': { cn: '语言', hk: '語言', en: 'Language' },
  'shell.theme': { cn: '主题', hk: '主題', en: 'Theme' },
  'shell.theme.light': { cn: '浅色', hk: '淺色', en: 'Light' },
  'shell.theme.dark': { cn: '深色', hk: '深色', en: 'Dark' },
  'shell.theme.contrast': { cn: '高对比度', hk: '高對比', en: 'High contrast' },
  'shell.theme.night': { cn: '夜间', hk: '夜間', en: 'Night' },
  'shell.density': { cn: '密度', hk: '密度', en: 'Density' },
  'shell.density.compact': { cn: '紧凑', hk: '緊密', en: 'Compact' },
  'shell.density.comfortable': { cn: '宽松', hk: '寬鬆', en: 'Comfortable' },
  'shell.density.large': { cn: '大字', hk: '大字', en: 'Large' },
});

/** Titles of the routes and of all groups of the menu, as menu, tabs and document title show them. @spec SHL-12 SHL-13 */
export const routeWords = defineWords({
  'shell.route.projectList': { cn: '项目列表', hk: '項目列表', en: 'Projects' },
  'shell.route.systemAgent': { cn: '合作商管理', hk: '合作夥伴管理', en: 'Partners' },
  'shell.route.systemMaint': { cn: '维保公司管理', hk: '維修保養公司管理', en: 'Maintenance companies' },
  'shell.route.importRecords': { cn: '导入记录', hk: '匯入記錄', en: 'Import records' },
  'shell.route.login': { cn: '登录', hk: '登入', en: 'Log in' },
  'shell.route.setup': { cn: '初始设置', hk: '初始設定', en: 'Set up' },
  'shell.route.main': { cn: '首页', hk: '主頁', en: 'Overview' },
  'shell.route.oldMain': { cn: '表格版首页', hk: '表格版主頁', en: 'Overview as tables' },
  'shell.route.elderlyMain': { cn: '大字版首页', hk: '大字版主頁', en: 'Large-type overview' },
  'shell.route.workbench': { cn: '工作台', hk: '工作台', en: 'Workbench' },
  'shell.route.deviceList': { cn: '设备列表', hk: '裝置列表', en: 'Devices' },
  'shell.route.deviceDetail': { cn: '设备详情', hk: '裝置詳情', en: 'Device' },
  'shell.route.alarmList': { cn: '当前报警', hk: '現時警報', en: 'Current alarms' },
  'shell.route.alarmHistory': { cn: '历史报警', hk: '警報記錄', en: 'Alarm history' },
  'shell.route.alarmDetail': { cn: '报警详情', hk: '警報詳情', en: 'Alarm' },
  'shell.route.monitorPage': { cn: '监控地图', hk: '監察地圖', en: 'Monitor map' },
  'shell.route.planMonitor': { cn: '平面图监控', hk: '平面圖監察', en: 'Plan monitor' },
  'shell.route.planMonitorDetail': { cn: '平面图', hk: '平面圖', en: 'Plan' },
  'shell.route.planLayers': { cn: '图层管理', hk: '圖層管理', en: 'Layer management' },
  'shell.route.planList': { cn: '平面图列表', hk: '平面圖列表', en: 'Floor plans' },
  'shell.route.planPublishRecords': { cn: '发布记录', hk: '發佈記錄', en: 'Publish records' },
  'shell.route.planSamples': { cn: '样例', hk: '範例', en: 'Samples' },
  'shell.route.deviceTrajectory': { cn: '设备轨迹', hk: '裝置軌跡', en: 'Trajectory' },
  'shell.route.unitList': { cn: '单位列表', hk: '單位列表', en: 'Units' },
  'shell.route.unitDetail': { cn: '单位详情', hk: '單位詳情', en: 'Unit' },
  'shell.route.placeList': { cn: '场所列表', hk: '場所列表', en: 'Places' },
  'shell.route.placeDetail': { cn: '场所详情', hk: '場所詳情', en: 'Place' },
  'shell.route.buildingList': { cn: '建筑列表', hk: '樓宇列表', en: 'Buildings' },
  'shell.route.buildingFloors': { cn: '楼层', hk: '樓層', en: 'Floors' },
  'shell.route.buildingDetail': { cn: '建筑详情', hk: '樓宇詳情', en: 'Building' },
  'shell.route.fireBuildings': { cn: '消防建筑', hk: '消防樓宇', en: 'Buildings' },
  'shell.route.fireFloors': { cn: '消防楼层', hk: '消防樓層', en: 'Floors' },
  'shell.route.fireWater': { cn: '消防水源', hk: '消防水源', en: 'Water sources' },
  'shell.route.fireHydrants': { cn: '消火栓', hk: '消防龍頭', en: 'Hydrants' },
  'shell.route.fireTeams': { cn: '救援队伍', hk: '救援隊伍', en: 'Rescue teams' },
  'shell.route.fireSites': { cn: '微型消防站', hk: '微型消防站', en: 'Micro fire stations' },
  'shell.route.mapCentre': { cn: '地图中心', hk: '地圖中心', en: 'Map centre' },
  'shell.route.publicDevice': { cn: '设备详情', hk: '裝置詳情', en: 'Device' },
  'shell.route.publicAlarm': { cn: '报警通知', hk: '警報通知', en: 'Alarm notice' },
  'shell.menu.device': { cn: '设备管理', hk: '裝置管理', en: 'Devices' },
  'shell.menu.alarm': { cn: '报警管理', hk: '警報管理', en: 'Alarms' },
  'shell.menu.watch': { cn: '监控中心', hk: '監察中心', en: 'Monitoring' },
  'shell.menu.site': { cn: '单位与场所', hk: '單位與場所', en: 'Units and places' },
  'shell.menu.fire': { cn: '消防资源', hk: '消防資源', en: 'Fire resources' },
  'shell.menu.planCentre': { cn: '平面图中心', hk: '平面圖中心', en: 'Floor-plan centre' },
  'shell.menu.system': { cn: '系统管理', hk: '系統管理', en: 'System' },
  'shell.menu.hazard': { cn: '隐患整改', hk: '隱患整改', en: 'Hazards' },
  'shell.menu.safety': { cn: '安全态势', hk: '安全態勢', en: 'Safety trend' },
  'shell.menu.message': { cn: '公告', hk: '公告', en: 'Announcements' },
  'shell.menu.tariff': { cn: '资费中心', hk: '資費中心', en: 'Tariff centre' },
  'shell.menu.finance': { cn: '财务', hk: '財務', en: 'Finance' },
  'shell.menu.renewal': { cn: '续费中心', hk: '續期中心', en: 'Renewal centre' },
  'shell.menu.price': { cn: '价格管理', hk: '價格管理', en: 'Price management' },
  'shell.menu.reconciliation': { cn: '对账', hk: '對帳', en: 'Reconciliation' },
  'shell.menu.resource': { cn: '资源分析', hk: '資源分析', en: 'Resource analysis' },
  'shell.menu.free': { cn: '自助中心', hk: '自助中心', en: 'Free centre' },
  'shell.menu.deviceService': { cn: '设备服务', hk: '裝置服務', en: 'Device service' },
  'shell.menu.dataAnalysis': { cn: '数据分析', hk: '數據分析', en: 'Data analysis' },
  'shell.menu.serviceCentre': { cn: '服务中心', hk: '服務中心', en: 'Service centre' },
  'shell.menu.inspection': { cn: '巡检', hk: '巡查', en: 'Inspection' },
  'shell.menu.help': { cn: '帮助', hk: '說明', en: 'Help' },
  'shell.route.systemUser': { cn: '用户管理', hk: '用戶管理', en: 'Users' },
  'shell.route.systemUserLog': { cn: '用户日志', hk: '用戶日誌', en: 'User log' },
  'shell.route.systemRoles': { cn: '角色管理', hk: '角色管理', en: 'Roles' },
  'shell.route.systemEmpower': { cn: '角色授权', hk: '角色授權', en: 'Role authorisation' },
  'shell.shared.buildings': { cn: '建筑', hk: '建築物', en: 'Buildings' },
  'shell.shared.floors': { cn: '楼层', hk: '樓層', en: 'Floors' },
  'shell.shared.fireResources': { cn: '消防资源', hk: '消防資源', en: 'Fire resources' },
  'shell.shared.plans': { cn: '平面图', hk: '平面圖', en: 'Floor plans' },
} satisfies Readonly<
  Record<`shell.route.${RouteName}` | `shell.menu.${MenuGroup}` | `shell.shared.${SharedEntry}`, Phrase>
>);

/**
 * The actions by name, to fill `shell.failed` and `shell.succeeded`:
 * `t('shell.failed', { action: t('shell.action.save'), 0: reason })`.
 * @spec SHL-15
 */
export const actionWords = defineWords({
  'shell.action.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'shell.action.modify': { cn: '修改', hk: '修改', en: 'Change' },
  'shell.action.add': { cn: '新增', hk: '新增', en: 'Add' },
  'shell.action.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'shell.action.purchase': { cn: '购买', hk: '購買', en: 'Purchase' },
  'shell.action.bind': { cn: '绑定', hk: '綁定', en: 'Bind' },
  'shell.action.unbind': { cn: '解绑', hk: '解除綁定', en: 'Unbind' },
  'shell.action.upload': { cn: '上传', hk: '上載', en: 'Upload' },
  'shell.action.import': { cn: '导入', hk: '匯入', en: 'Import' },
  'shell.action.download': { cn: '下载', hk: '下載', en: 'Download' },
  'shell.action.export': { cn: '导出', hk: '匯出', en: 'Export' },
  'shell.action.addAnnouncement': { cn: '新增公告', hk: '新增公告', en: 'Add announcement' },
  'shell.action.editAnnouncement': { cn: '编辑公告', hk: '編輯公告', en: 'Edit announcement' },
  'shell.action.addTemplate': { cn: '新增模板', hk: '新增範本', en: 'Add template' },
  'shell.action.editTemplate': { cn: '编辑模板', hk: '編輯範本', en: 'Edit template' },
  'shell.action.audit': { cn: '审核', hk: '審核', en: 'Audit' },
  'shell.action.applyRefund': { cn: '申请退款', hk: '申請退款', en: 'Refund application' },
  'shell.action.enableTrigger': { cn: '启用触发器', hk: '啟用觸發器', en: 'Enable trigger' },
  'shell.action.disableTrigger': { cn: '停用触发器', hk: '停用觸發器', en: 'Disable trigger' },
  'shell.action.placeOrder': { cn: '下单', hk: '落單', en: 'Order placement' },
  'shell.action.cancelOrder': { cn: '取消订单', hk: '取消訂單', en: 'Cancel order' },
  'shell.action.renew': { cn: '续费', hk: '續期', en: 'Renewal' },
  'shell.action.submit': { cn: '提交', hk: '提交', en: 'Submission' },
  'shell.action.dispatch': { cn: '派单', hk: '派單', en: 'Dispatch' },
  'shell.action.transfer': { cn: '转单', hk: '轉單', en: 'Transfer' },
  'shell.action.confirm': { cn: '确认', hk: '確認', en: 'Confirmation' },
  'shell.action.diagnose': { cn: '诊断', hk: '診斷', en: 'Diagnosis' },
  'shell.action.record': { cn: '录像', hk: '錄影', en: 'Recording' },
  'shell.action.snapshot': { cn: '抓拍', hk: '擷取畫面', en: 'Snapshot' },
  'shell.action.gift': { cn: '赠送', hk: '贈送', en: 'Gift' },
  'shell.action.command': { cn: '下发命令', hk: '發出指令', en: 'Command' },
  'shell.action.publish': { cn: '发布', hk: '發佈', en: 'Publish' },
  'shell.action.reset': { cn: '复位', hk: '重設', en: 'Reset' },
  'shell.action.unlock': { cn: '解锁', hk: '解鎖', en: 'Unlock' },
  'shell.action.createWorkOrder': { cn: '创建工单', hk: '建立工單', en: 'Create work order' },
  'shell.action.handleWorkOrder': { cn: '处理工单', hk: '處理工單', en: 'Handle work order' },
  'shell.action.query': { cn: '查询', hk: '查詢', en: 'Query' },
  'shell.action.queryChart': { cn: '查询图表', hk: '查詢圖表', en: 'Query chart' },
  'shell.action.authorize': { cn: '授权', hk: '授權', en: 'Authorization' },
  'shell.action.openService': { cn: '开通服务', hk: '開通服務', en: 'Service opening' },
  'shell.action.createAssociatedUser': { cn: '创建关联用户', hk: '建立關聯用戶', en: 'Create associated user' },
  'shell.action.login': { cn: '登录', hk: '登入', en: 'Login' },
  'shell.action.logout': { cn: '退出登录', hk: '登出', en: 'Logout' },
  'shell.action.changePassword': { cn: '修改密码', hk: '更改密碼', en: 'Change of password' },
  'shell.action.load': { cn: '加载', hk: '載入', en: 'Loading' },
  'shell.action.acknowledge': { cn: '确认报警', hk: '確認警報', en: 'Acknowledgement' },
  'shell.action.handle': { cn: '处理报警', hk: '處理警報', en: 'Alarm handling' },
  'shell.action.share': { cn: '分享', hk: '分享', en: 'Sharing' },
} satisfies Readonly<Record<`shell.action.${Action}`, Phrase>>);

/** What else an action can end in: an abnormal outcome of a switch, or a success after which the user logs in again. @spec SHL-15 SES-09 */
export const outcomeWords = defineWords({
  'shell.abnormal': {
    cn: '{action}结果异常：{0}',
    hk: '{action}結果異常：{0}',
    en: '{action} had an abnormal outcome: {0}',
  },
  'shell.loginAgain': {
    cn: '{action}成功，请重新登录',
    hk: '{action}成功，請重新登入',
    en: '{action} succeeded; please log in again',
  },
});

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const shellLimitWords = defineWords({
  'shell.limit.imageBytesPerDay': {
    cn: '一个账号一天上传图片的字节数',
    hk: '一個帳戶一日上載圖片的位元組數目',
    en: 'Bytes of pictures that one account sends in a day',
  },
  'shell.limit.importBytesMax': { cn: '导入文件大小上限', hk: '匯入檔案大小上限', en: 'Size of a file to import' },
  'shell.limit.importRowsMax': { cn: '一次导入的行数上限', hk: '一次匯入的行數上限', en: 'Rows of an import' },
  'shell.limit.importsAtOnceMax': {
    cn: '同时进行的导入数',
    hk: '同時進行的匯入數目',
    en: 'Imports of a tenant at once',
  },
  'shell.limit.callTimeoutMs': { cn: '请求超时', hk: '要求逾時', en: 'Timeout of a call' },
  'shell.limit.pollIntervalMs': { cn: '轮询间隔', hk: '輪詢間隔', en: 'Polling interval' },
  'shell.limit.freshForMs': {
    cn: '数据多久未确认即标为过期',
    hk: '資料多久未確認即標為過時',
    en: 'Age at which data are marked as no longer confirmed',
  },
  'shell.limit.defaultPageSize': { cn: '默认每页行数', hk: '預設每頁行數', en: 'Rows per page by default' },
  'shell.limit.pageSizeMax': { cn: '每页最多行数', hk: '每頁最多行數', en: 'Most rows per page' },
  'shell.limit.draftKeptMs': {
    cn: '未保存内容的保留时间',
    hk: '未儲存內容的保留時間',
    en: 'Unsaved entries are kept for',
  },
  'shell.limit.exportRowsMax': { cn: '导出行数上限', hk: '匯出行數上限', en: 'Most rows of an export' },
  'shell.limit.screenLoadTimeoutMs': {
    cn: '页面加载超时',
    hk: '頁面載入逾時',
    en: 'Timeout of a screen to load',
  },
  'shell.limit.minimumWindow': { cn: '窗口最小尺寸', hk: '視窗最小尺寸', en: 'Smallest window' },
  'shell.limit.pushReconnectMs': {
    cn: '推送重连等待',
    hk: '推送重新連線等待',
    en: 'Push reconnects after',
  },
  'shell.limit.pushResubscribeMs': {
    cn: '推送重新订阅等待',
    hk: '推送重新訂閱等待',
    en: 'Push resubscribes after',
  },
  'shell.limit.imageCompressAboveBytes': {
    cn: '超过多少字节的图片先压缩再上传',
    hk: '超過多少位元組的圖片先壓縮再上載',
    en: 'Images above these bytes are compressed first',
  },
  'shell.limit.imageReadBytesMax': {
    cn: '可选择的图片字节数上限',
    hk: '可選擇的圖片位元組數上限',
    en: 'Most bytes of an image that may be chosen',
  },
} satisfies Readonly<Record<`shell.limit.${keyof typeof limits}`, Phrase>>);
