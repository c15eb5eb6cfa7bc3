import { defineWords } from '@fireline/domain/lib';

export const planFloorsWords = defineWords({
  'PlanFloors.label': { cn: '楼层', hk: '樓層', en: 'Floors' },
  'PlanFloors.noPlan': { cn: '无平面图', hk: '沒有平面圖', en: 'No plan on file' },
  'PlanFloors.count': { cn: '{count} 条报警', hk: '{count} 個警報', en: '{count} {count|alarm|alarms}' },
  'PlanFloors.open': { cn: '未确认 {count}', hk: '未確認 {count}', en: '{count} unacknowledged' },
  'PlanFloors.calm': { cn: '无报警', hk: '沒有警報', en: 'No alarms' },
  'PlanFloors.elsewhere': {
    cn: '另有 {count} 条报警不在本楼的任何楼层',
    hk: '另有 {count} 個警報不在本大廈任何樓層',
    en: '{count} more {count|alarm|alarms} on no floor of this building',
  },
  'PlanFloors.lock': { cn: '锁定楼层', hk: '鎖定樓層', en: 'Lock the floor' },
  'PlanFloors.locked': {
    cn: '已锁定：有更严重的报警也不切换楼层',
    hk: '已鎖定：有更嚴重的警報亦不切換樓層',
    en: 'Locked: a worse alarm does not change the floor',
  },
  'PlanFloors.following': {
    cn: '有更严重的报警时自动切换楼层',
    hk: '有更嚴重的警報時自動切換樓層',
    en: 'A worse alarm changes the floor',
  },
  'PlanFloors.waiting': { cn: '更严重的报警在{floor}', hk: '更嚴重的警報在{floor}', en: 'A worse alarm is on {floor}' },
  'PlanFloors.go': { cn: '前往', hk: '前往', en: 'Go there' },
  'PlanFloors.switched': {
    cn: '已切换到{floor}：新的报警',
    hk: '已切換至{floor}：新警報',
    en: 'Changed to {floor}: new alarm',
  },
  'PlanFloors.none': { cn: '没有登记楼层', hk: '沒有登記樓層', en: 'No floors on file' },
});
