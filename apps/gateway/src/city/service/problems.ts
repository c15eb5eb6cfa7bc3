import type { DeviceType } from '@fireline/domain/device';
import type { OrderCategory } from '@fireline/domain/service';

interface Problem {
  /** The types of devices that have it; absent: all. */
  readonly of?: readonly DeviceType[];
  readonly category: OrderCategory;
  readonly text: string;
  /** What an agent notes on the way. */
  readonly step: string;
  readonly resolved: string;
  readonly unresolved: string;
}

/** What people ask for help with, and how it goes. */
export const problems: readonly Problem[] = [
  {
    category: 'device',
    text: '探测器离线两天，重启后没有恢复。',
    step: '已远程查看最后一次上报，信号偏弱，安排维保上门。',
    resolved: '更换电池并调整位置，设备恢复上报。',
    unresolved: '现场无人配合，待业主预约后再上门。',
  },
  {
    category: 'falseAlarm',
    of: ['smoke', 'gas'],
    text: '厨房做饭时探测器每天误报，影响值班。',
    step: '已建议清洁探测器，并核对安装位置与灶台的距离。',
    resolved: '已清洁并移位，观察三天未再误报。',
    unresolved: '吊顶无法移位，需更换为感温探测器。',
  },
  {
    category: 'messaging',
    text: '昨晚报警没有收到短信，请核对接收人。',
    step: '已核对发送记录，接收号码停用。',
    resolved: '已更换接收号码并测试通过。',
    unresolved: '号码由物业管理，等待物业提供新号码。',
  },
  {
    category: 'device',
    of: ['water', 'hydrant'],
    text: '水压读数一直不变化，怀疑采集模块故障。',
    step: '已下发重启指令，读数仍未更新。',
    resolved: '模块重新上电后读数恢复。',
    unresolved: '模块损坏，备件到货后更换。',
  },
  {
    category: 'account',
    text: '新来的值班员登录提示没有权限。',
    step: '已核对账号绑定的单位和角色。',
    resolved: '已为账号分配夜班值守角色。',
    unresolved: '单位尚未确认由谁值班。',
  },
  {
    category: 'payment',
    text: '续费后设备仍显示服务已到期。',
    step: '已核对订单，付款已到账。',
    resolved: '已同步服务期限。',
    unresolved: '订单支付单位与设备单位不一致，待财务确认。',
  },
  {
    category: 'inspection',
    text: '巡检点的标签脱落，扫不出来。',
    step: '已登记点位，安排补打标签。',
    resolved: '新标签已张贴，扫码正常。',
    unresolved: '点位位置变更，等待单位重新选点。',
  },
  {
    category: 'other',
    text: '申请一次平台操作培训。',
    step: '已联系单位确定时间。',
    resolved: '培训已完成，发放操作手册。',
    unresolved: '参训人员未到齐，改期再办。',
  },
];

export const transferReasons = ['就近上门', '交班', '转给负责该区域的同事'];
