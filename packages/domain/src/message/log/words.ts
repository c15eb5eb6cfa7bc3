import { defineWords } from '../../lib/index.ts';

/** What the user log says of announcements and sending. @spec SHL-12 SES-10 */
export const messageLogWords = defineWords({
  'session.log.area.message': { cn: '公告与发送', hk: '公告與發送', en: 'Announcements and sending' },
  'session.log.message.createAnnouncement': { cn: '提交公告', hk: '提交公告', en: 'Announcement submitted' },
  'session.log.message.resubmitAnnouncement': {
    cn: '重新提交公告',
    hk: '重新提交公告',
    en: 'Announcement resubmitted',
  },
  'session.log.message.approveAnnouncement': { cn: '通过公告', hk: '批准公告', en: 'Announcement approved' },
  'session.log.message.rejectAnnouncement': { cn: '驳回公告', hk: '退回公告', en: 'Announcement rejected' },
  'session.log.message.createAccess': { cn: '新增发送通道', hk: '新增發送通道', en: 'Carrier access added' },
  'session.log.message.changeAccess': { cn: '修改发送通道', hk: '修改發送通道', en: 'Carrier access changed' },
  'session.log.message.deleteAccess': { cn: '删除发送通道', hk: '刪除發送通道', en: 'Carrier access deleted' },
  'session.log.message.testAccess': { cn: '测试发送通道', hk: '測試發送通道', en: 'Carrier access tested' },
  'session.log.message.saveSendRule': { cn: '修改发送规则', hk: '修改發送規則', en: 'Limits of sending changed' },
  'session.log.message.addPhoneBlock': {
    cn: '号码加入黑名单',
    hk: '號碼加入黑名單',
    en: 'Number put on the blacklist',
  },
  'session.log.message.deletePhoneBlock': {
    cn: '号码移出黑名单',
    hk: '號碼移出黑名單',
    en: 'Number taken off the blacklist',
  },
  'session.log.message.addDeviceBlock': {
    cn: '设备加入黑名单',
    hk: '裝置加入黑名單',
    en: 'Device put on the blacklist',
  },
  'session.log.message.deleteDeviceBlock': {
    cn: '设备移出黑名单',
    hk: '裝置移出黑名單',
    en: 'Device taken off the blacklist',
  },
  'session.log.message.saveSendTrigger': {
    cn: '修改发送触发条件',
    hk: '修改發送觸發條件',
    en: 'Trigger of sending changed',
  },
  'session.log.message.sendAgain': { cn: '重新发送', hk: '重新發送', en: 'Message sent again' },
  'session.log.message.createTemplate': { cn: '新增消息模板', hk: '新增訊息範本', en: 'Template added' },
  'session.log.message.changeTemplate': { cn: '修改消息模板', hk: '修改訊息範本', en: 'Template changed' },
  'session.log.message.deleteTemplate': { cn: '删除消息模板', hk: '刪除訊息範本', en: 'Template deleted' },
  'session.log.message.saveReceiving': { cn: '修改接收配置', hk: '修改接收設定', en: 'Receiving of messages changed' },
});
