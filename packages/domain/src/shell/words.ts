import { defineWords, type Phrase } from '../lib/index.ts';
import type { Action } from './actions.ts';

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
  'shell.crossed': {
    cn: '其他操作正在修改相同的数据，请稍后再试',
    hk: '其他操作正在更改相同的資料，請稍後再試',
    en: 'Others are changing the same data right now; please try again shortly',
  },
  'shell.diskFull': {
    cn: '服务器磁盘空间不足，暂时无法保存；仍可查看，请联系管理员',
    hk: '伺服器磁碟空間不足，暫時未能儲存；仍可檢視，請聯絡管理員',
    en: 'The disk of the server is full: nothing can be saved for now. You can still look; please tell the administrator',
  },
  'shell.tooLarge': {
    cn: '发送的内容过大，最多 {0} kB',
    hk: '傳送的內容過大，最多 {0} kB',
    en: 'What was sent is too large: at most {0} kB',
  },
  'shell.tooSlow': {
    cn: '发送过慢，连接已断开',
    hk: '傳送過慢，連線已中斷',
    en: 'Sending took too long; the connection was closed',
  },
  'shell.mediaType': { cn: '不支持的内容类型', hk: '不支援的內容類型', en: 'This content type is not supported' },
  'shell.contentEncoding': {
    cn: '不支持此压缩方式，可用：{0}',
    hk: '不支援此壓縮方式，可用：{0}',
    en: 'What was sent is compressed in a way that is not read here; readable: {0}',
  },
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
  'shell.theme.light': { cn: '浅色', hk: '淺色', en: 'Light' },
  'shell.theme.dark': { cn: '深色', hk: '深色', en: 'Dark' },
  'shell.theme.contrast': { cn: '高对比度', hk: '高對比', en: 'High contrast' },
  'shell.theme.night': { cn: '夜间', hk: '夜間', en: 'Night' },
  'shell.density.compact': { cn: '紧凑', hk: '緊密', en: 'Compact' },
  'shell.density.comfortable': { cn: '宽松', hk: '寬鬆', en: 'Comfortable' },
  'shell.density.large': { cn: '大字', hk: '大字', en: 'Large' },
});

/**
 * The actions by name, to fill `shell.failed` and `shell.succeeded`:
 * `t('shell.failed', { action: t('shell.action.save'), 0: reason })`.
 * @spec SHL-15
 */
export const actionWords = defineWords({
  'shell.action.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'shell.action.modify': { cn: '修改', hk: '更改', en: 'Change' },
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
  'shell.action.undo': { cn: '撤销', hk: '復原', en: 'Undo' },
} satisfies Readonly<Record<`shell.action.${Action}`, Phrase>>);

/** What else an action can end in: an abnormal outcome of a switch. @spec SHL-15 */
export const outcomeWords = defineWords({
  'shell.abnormal': {
    cn: '{action}结果异常：{0}',
    hk: '{action}結果異常：{0}',
    en: '{action} had an abnormal outcome: {0}',
  },
});
