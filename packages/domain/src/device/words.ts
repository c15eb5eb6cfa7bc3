import { defineWords, type Phrase } from '../lib/index.ts';
import type { Freshness } from './freshness.ts';
import type { Measurement } from './measurements.ts';
import type { DeviceStatus } from './status.ts';
import type { DeviceTab } from './pages.ts';
import type { DeviceType, ExtraPath } from './types.ts';

type Needed =
  | `device.type.${DeviceType}`
  | `device.status.${DeviceStatus}`
  | `device.statusWhy.${DeviceStatus}`
  | `device.measurement.${Measurement}`
  | `device.freshness.${Freshness}`
  | `device.tab.${DeviceTab | ExtraPath}`;

/**
 * The words of device types, of statuses with the sentence that explains each rule, and of the readings.
 * A type, status or reading without words does not compile.
 * @spec SHL-12 DEV-08 DEV-09 N13
 */
export const deviceWords = defineWords({
  'device.type.smoke': { cn: '烟感探测器', hk: '煙霧探測器', en: 'Smoke detector' },
  'device.type.gas': { cn: '燃气探测器', hk: '氣體探測器', en: 'Gas detector' },
  'device.type.water': { cn: '水压水位监测器', hk: '水壓水位監測器', en: 'Water monitor' },
  'device.type.electric': { cn: '电气火灾探测器', hk: '電氣火警探測器', en: 'Electrical fire detector' },
  'device.type.camera': { cn: '摄像机', hk: '攝錄機', en: 'Camera' },
  'device.type.firehost': { cn: '消防主机', hk: '火警控制屏', en: 'Fire alarm panel' },
  'device.type.smartwatch': { cn: '智能手表', hk: '智能手錶', en: 'Smartwatch' },
  'device.type.lock': { cn: '智能门锁', hk: '智能門鎖', en: 'Door lock' },
  'device.type.hydrant': { cn: '消火栓', hk: '消防龍頭', en: 'Hydrant' },
  'device.type.firebuskit': { cn: '消防总线套件', hk: '消防總線組件', en: 'Fire bus kit' },
  'device.type.multialarmkit': { cn: '综合报警套件', hk: '綜合警報組件', en: 'Multi-alarm kit' },
  'device.type.urgentcall': { cn: '紧急呼叫器', hk: '緊急召援器', en: 'Emergency call button' },
  'device.type.efencecam': { cn: '电子围栏摄像机', hk: '電子圍欄攝錄機', en: 'Electronic fence camera' },

  'device.status.online': { cn: '在线', hk: '在線', en: 'Online' },
  'device.status.notActivated': { cn: '未激活', hk: '未啟用', en: 'Not activated' },
  'device.status.freePeriodOffline': { cn: '到期离线', hk: '屆滿離線', en: 'Expired, offline' },
  'device.status.removed': { cn: '被拆除', hk: '已被拆除', en: 'Removed' },
  'device.status.lowBattery': { cn: '电量低', hk: '電量不足', en: 'Low battery' },
  'device.status.signalOffline': { cn: '信号离线', hk: '訊號離線', en: 'Signal offline' },
  'device.status.offline': { cn: '离线', hk: '離線', en: 'Offline' },

  'device.statusWhy.online': {
    cn: '设备当前在线，其余条件不再判断。',
    hk: '裝置現正在線，毋須再檢查其他條件。',
    en: 'The device is online; nothing else is looked at.',
  },
  'device.statusWhy.notActivated': {
    cn: '设备不在线，且尚未激活。',
    hk: '裝置不在線，而且尚未啟用。',
    en: 'The device is not online and has never been activated.',
  },
  'device.statusWhy.freePeriodOffline': {
    cn: '设备不在线，服务已到期。',
    hk: '裝置不在線，服務已屆滿。',
    en: 'The device is not online and its service has ended.',
  },
  'device.statusWhy.removed': {
    cn: '设备不在线，外壳被打开：设备已被从底座上拆下。',
    hk: '裝置不在線，外殼已被打開：裝置已從底座拆下。',
    en: 'The device is not online and its housing is open: it was taken off its base.',
  },
  'device.statusWhy.lowBattery': {
    cn: '设备不在线，最后一次上报时电量低。',
    hk: '裝置不在線，最後一次回報時電量不足。',
    en: 'The device is not online and last reported a low battery.',
  },
  'device.statusWhy.signalOffline': {
    cn: '设备不在线，信号值不高于 {max}，或为 {none}（无信号）。',
    hk: '裝置不在線，訊號值不高於 {max}，或為 {none}（無訊號）。',
    en: 'The device is not online and its signal is at most {max}, or {none} (none).',
  },
  'device.statusWhy.offline': {
    cn: '设备不在线，且以上原因均不成立。',
    hk: '裝置不在線，以上原因均不成立。',
    en: 'The device is not online and none of the reasons above holds.',
  },

  'device.measurement.signals': { cn: '信号强度', hk: '訊號強度', en: 'Signal' },
  'device.measurement.temperature': { cn: '温度', hk: '溫度', en: 'Temperature' },
  'device.measurement.smoke': { cn: '烟雾浓度', hk: '煙霧濃度', en: 'Smoke' },
  'device.measurement.gas': { cn: '燃气浓度', hk: '氣體濃度', en: 'Gas' },
  'device.measurement.co': { cn: '一氧化碳', hk: '一氧化碳', en: 'Carbon monoxide' },
  'device.measurement.humidity': { cn: '湿度', hk: '濕度', en: 'Humidity' },
  'device.measurement.battery': { cn: '电池电压', hk: '電池電壓', en: 'Battery voltage' },
  'device.measurement.batteryRatio': { cn: '电量', hk: '電量', en: 'Battery' },
  'device.measurement.heartbeat': { cn: '心跳间隔', hk: '回報間隔', en: 'Heartbeat interval' },
  'device.measurement.alarmDuration': { cn: '报警时长', hk: '警報持續時間', en: 'Alarm duration' },
  'device.measurement.angle': { cn: '倾斜角度', hk: '傾斜角度', en: 'Tilt angle' },
  'device.measurement.pressure': { cn: '水压', hk: '水壓', en: 'Pressure' },
  'device.measurement.level': { cn: '水位', hk: '水位', en: 'Water level' },
  'device.measurement.voltage': { cn: '电压', hk: '電壓', en: 'Voltage' },
  'device.measurement.current': { cn: '电流', hk: '電流', en: 'Current' },
  'device.measurement.leakage': { cn: '剩余电流', hk: '漏電電流', en: 'Leakage current' },
  'device.measurement.bloodOxygen': { cn: '血氧', hk: '血氧', en: 'Blood oxygen' },
  'device.measurement.heartRate': { cn: '心率', hk: '心率', en: 'Heart rate' },
  'device.measurement.steps': { cn: '步数', hk: '步數', en: 'Steps' },
  'device.measurement.sleep': { cn: '睡眠时长', hk: '睡眠時間', en: 'Sleep' },
  'device.measurement.energy': { cn: '用电量', hk: '用電量', en: 'Energy' },
  'device.measurement.motion': { cn: '有人活动', hk: '有人活動', en: 'Movement' },
  'device.measurement.none': { cn: '无读数', hk: '沒有讀數', en: 'No reading' },

  'device.freshness.fresh': { cn: '实时', hk: '即時', en: 'Up to date' },
  'device.freshness.late': { cn: '上报延迟', hk: '回報延遲', en: 'Late' },
  'device.freshness.stale': { cn: '数据过期', hk: '數據過時', en: 'Stale' },
  'device.freshness.never': { cn: '从未上报', hk: '從未回報', en: 'Never reported' },

  'device.tab.measurements': { cn: '实时数据', hk: '即時數據', en: 'Readings' },
  'device.tab.alarm': { cn: '报警记录', hk: '警報記錄', en: 'Alarms' },
  'device.tab.fault': { cn: '故障记录', hk: '故障記錄', en: 'Faults' },
  'device.tab.event': { cn: '事件记录', hk: '事件記錄', en: 'Events' },
  'device.tab.command': { cn: '命令记录', hk: '指令記錄', en: 'Commands' },
  'device.tab.lifecycle': { cn: '生命周期', hk: '使用歷程', en: 'Lifecycle' },
  'device.tab.offline': { cn: '离线记录', hk: '離線記錄', en: 'Offline records' },
  'device.tab.maintain': { cn: '维保记录', hk: '保養記錄', en: 'Maintenance' },
  'device.tab.inspection': { cn: '设备巡检', hk: '裝置巡查', en: 'Inspection' },
  'device.tab.defence': { cn: '防区', hk: '防區', en: 'Defence zones' },
  'device.tab.out': { cn: '输入输出点', hk: '輸入輸出點', en: 'Input and output points' },
  'device.tab.resources': { cn: '资源管理', hk: '資源管理', en: 'SMS and voice' },
  'device.tab.cloudStorage': { cn: '云存储', hk: '雲端儲存', en: 'Cloud storage' },
  'device.tab.cameraBinding': { cn: '视频联动', hk: '視像聯動', en: 'Camera binding' },
  'device.tab.upgrade': { cn: '远程升级', hk: '遙距升級', en: 'Software upgrade' },
  'device.tab.timedTask': { cn: '定时布防', hk: '定時佈防', en: 'Timed arming' },
  'device.tab.phonebook': { cn: '电话本和 SOS 号码', hk: '電話簿及 SOS 號碼', en: 'Phone book and SOS' },
  'device.tab.electric': { cn: '电气数据', hk: '電氣數據', en: 'Electric data' },
  'device.tab.sleep': { cn: '睡眠', hk: '睡眠', en: 'Sleep' },
  'device.tab.remoteControl': { cn: '远程控制', hk: '遙距控制', en: 'Remote control' },

  'device.notFound': {
    cn: '设备不存在或不在您的管辖范围内',
    hk: '裝置不存在，或不在你的管轄範圍內',
    en: 'No such device within your scope',
  },
  'device.unknownImei': {
    cn: '没有 IMEI 为 {imei} 的设备',
    hk: '沒有 IMEI 為 {imei} 的裝置',
    en: 'No device has the IMEI {imei}',
  },
  'device.reading.ahead': {
    cn: '上报时间比当前时间晚 {0} 分钟以上',
    hk: '回報時間較現在遲 {0} 分鐘以上',
    en: 'The report is dated more than {0} min ahead',
  },
  'device.reading.tooOld': {
    cn: '上报时间早于 {0} 天前',
    hk: '回報時間早於 {0} 日前',
    en: 'The report is dated more than {0} days ago',
  },
  'device.reading.retained': {
    cn: '消息代理保留的消息必须注明测量时间',
    hk: '訊息代理保留的訊息必須註明量度時間',
    en: 'A message that the broker kept has to say when it was measured',
  },
  'device.report.unknownField': {
    cn: '上报中没有这个字段',
    hk: '回報中沒有這個欄位',
    en: 'A report has no such field',
  },
  'device.report.endsNothing': {
    cn: '上报时间不可用，不结束任何报警',
    hk: '回報時間不能使用，不會結束任何警報',
    en: 'Without a time that can be used, a report ends no alarm',
  },
  'device.track.noFix': {
    cn: '经纬度 0, 0 表示设备没有定位',
    hk: '經緯度 0, 0 表示裝置沒有定位',
    en: 'The position 0, 0 means that the device has no fix',
  },
  'device.keyInvalid': { cn: '设备接入密钥无效', hk: '裝置接入密鑰無效', en: 'The device key is not valid' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const deviceGuardWords = defineWords({
  'device.guard.isDue': { cn: '已到执行时间', hk: '已到執行時間', en: 'It is time to run' },
  'device.guard.hasNextRun': { cn: '还有下一次执行', hk: '尚有下次執行', en: 'Another run is to come' },
  'device.guard.hasNoNextRun': { cn: '没有下一次执行', hk: '沒有下次執行', en: 'No further run is to come' },
  'device.guard.waitIsOver': { cn: '等待时间已过', hk: '等候時間已過', en: 'The wait is over' },
  'device.guard.queueIsOver': {
    cn: '设备未按时取走命令',
    hk: '裝置未有按時取走指令',
    en: 'The device did not fetch it in time',
  },
  'device.guard.everyRowTold': { cn: '每一行都有结果', hk: '每一行都有結果', en: 'Every row has its result' },
  'device.guard.isReached': { cn: '防区在线', hk: '防區在線', en: 'The zone is online' },
  'device.guard.isQuiet': { cn: '防区没有报警', hk: '防區沒有警報', en: 'The zone is not in alarm' },
  'device.guard.editionHasRoom': { cn: '版本还有接入余量', hk: '版本尚有接入名額', en: 'The edition has room' },
  'device.guard.serviceRuns': { cn: '服务未到期', hk: '服務未屆滿', en: 'The service still runs' },
  'device.guard.serviceIsOver': { cn: '服务已到期', hk: '服務已屆滿', en: 'The service is over' },
});
