import { defineWords } from '@fireline/domain/lib';

export const deviceCardWords = defineWords({
  'DeviceCard.loading': { cn: '正在加载设备', hk: '正在載入裝置', en: 'Loading the device' },
  'DeviceCard.seen': { cn: '{age}上报', hk: '{age}回報', en: 'Heard {age}' },
  'DeviceCard.lastAlarm': { cn: '最近报警', hk: '最近警報', en: 'Last alarm' },
  'DeviceCard.noAlarm': { cn: '无报警记录', hk: '沒有警報記錄', en: 'No alarm so far' },
});
