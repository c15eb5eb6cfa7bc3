import { defineWords } from '@fireline/domain/lib';

/** A plan as it is opened: looked at, edited, monitored. */
export const planViewWords = defineWords({
  'plan.view.mode': { cn: '模式', hk: '模式', en: 'Mode' },
  'plan.view.mode.view': { cn: '查看', hk: '檢視', en: 'View' },
  'plan.view.mode.edit': { cn: '编辑', hk: '編輯', en: 'Edit' },
  'plan.view.mode.monitor': { cn: '监控', hk: '監察', en: 'Monitor' },
  'plan.view.private': { cn: '私有平面图', hk: '私人平面圖', en: 'Private plan' },
  'plan.view.private.hint': {
    cn: '输入访问密钥后才能查看。',
    hk: '輸入存取密鑰後才可檢視。',
    en: 'Enter its access key to see it.',
  },
  'plan.view.private.again': {
    cn: '密钥已过有效时间，请再次输入。未保存的修改仍在。',
    hk: '密鑰已過有效時間，請再次輸入。未儲存的更改仍在。',
    en: 'The key has run out; enter it again. Unsaved changes are kept.',
  },
  'plan.view.key': { cn: '访问密钥', hk: '存取密鑰', en: 'Access key' },
  'plan.view.unlock': { cn: '打开', hk: '開啟', en: 'Open' },
  'plan.view.unpublished': { cn: '这张平面图还没有发布', hk: '此平面圖尚未發佈', en: 'This plan is not published yet' },
  'plan.view.publishing': { cn: '正在发布：{percent}%', hk: '正在發佈：{percent}%', en: 'Publishing: {percent}%' },
  'plan.view.failed': {
    cn: '上次发布失败：{reason}。请重新发布，或上传其他文件。',
    hk: '上次發佈失敗：{reason}。請重新發佈，或上載其他檔案。',
    en: 'The last publishing failed: {reason}. Publish it again or upload another file.',
  },
  'plan.view.records': { cn: '查看发布记录', hk: '檢視發佈記錄', en: 'See the publish records' },
  'plan.view.report': { cn: '图纸报告', hk: '圖則報告', en: 'Drawing report' },
  'plan.view.replay': { cn: '蔓延回放', hk: '蔓延重播', en: 'Replay the spread' },
  'plan.view.floors': { cn: '楼层', hk: '樓層', en: 'Floors' },
  'plan.view.noFloorPlan': { cn: '{floor}没有平面图', hk: '{floor}沒有平面圖', en: '{floor} has no plan on file' },
  'plan.view.orphans': {
    cn: '{count} 台设备在这一版图纸上没有位置，请重新放置：',
    hk: '{count} 部裝置在此版圖則上沒有位置，請重新放置：',
    en: 'Without a place on this version, to be placed again ({count}): ',
  },
  'plan.view.orphansAlarm': {
    cn: '{count} 台报警设备在这一版图纸上没有位置：',
    hk: '{count} 部發出警報的裝置在此版圖則上沒有位置：',
    en: 'In alarm without a place on this version ({count}): ',
  },
  'plan.view.acknowledge': { cn: '确认', hk: '確認', en: 'Acknowledge' },
  'plan.view.acknowledgeOf': { cn: '确认{name}的报警', hk: '確認{name}的警報', en: 'Acknowledge the alarms of {name}' },
  'plan.replay.period': { cn: '回放的时段', hk: '重播的時段', en: 'Period of the replay' },
  'plan.replay.hour': { cn: '最近 1 小时', hk: '最近 1 小時', en: 'Last hour' },
  'plan.replay.day': { cn: '最近 24 小时', hk: '最近 24 小時', en: 'Last 24 hours' },
  'plan.replay.week': { cn: '最近 7 天', hk: '最近 7 日', en: 'Last 7 days' },
  'plan.replay.days': { cn: '自选日期', hk: '自選日期', en: 'Chosen days' },
  'plan.replay.choose': {
    cn: '请选择开始和结束日期',
    hk: '請選擇開始及結束日期',
    en: 'Choose the first and the last day',
  },
  'plan.replay.cut': {
    cn: '该时段共有 {total} 条报警，只回放最早的 {count} 条。请缩短时段',
    hk: '此時段共有 {total} 個警報，只重播最早的 {count} 個。請縮短時段',
    en: 'There were {total} {total|alarm|alarms}; the first {count} are played back. Choose a shorter period',
  },
  'plan.marks': { cn: '出口与消防设施', hk: '出口及消防設備', en: 'Exits and equipment' },
  'plan.marks.add': { cn: '添加标注', hk: '新增標示', en: 'Add a mark' },
  'plan.marks.empty': {
    cn: '图上还没有标注。选择一种，再点按图上的位置。',
    hk: '圖上尚未有標示。選擇一種，再點按圖上的位置。',
    en: 'Nothing is marked yet. Choose a kind, then press where it is.',
  },
  'plan.marks.name': { cn: '{kind} {number} 的名称', hk: '{kind} {number} 的名稱', en: 'Name of {kind} {number}' },
  'plan.marks.lost': {
    cn: '在这一版图纸上没有位置，请移动或删除',
    hk: '在此版圖則上沒有位置，請移動或刪除',
    en: 'It has no place on this version; move or remove it',
  },
  'plan.marks.remove': { cn: '删除{kind} {number}', hk: '刪除{kind} {number}', en: 'Remove {kind} {number}' },
  'plan.marks.undo': { cn: '撤销标注', hk: '復原標示', en: 'Undo the last mark' },
  'plan.marks.save': { cn: '保存标注', hk: '儲存標示', en: 'Save the marks' },
  'plan.marks.conflict': {
    cn: '{name} 已先保存了标注。你的修改仍在，请选择保留哪一份。',
    hk: '{name} 已先儲存標示。你的更改仍在，請選擇保留哪一份。',
    en: '{name} saved the marks first. Yours are still here; choose which to keep.',
  },
  'plan.view.unsaved': { cn: '有未保存的修改', hk: '有未儲存的更改', en: 'There are unsaved changes' },
  'plan.view.leave': {
    cn: '放弃修改并离开编辑？',
    hk: '放棄更改並離開編輯？',
    en: 'Leave editing and drop the changes?',
  },
  'plan.view.drop': { cn: '放弃修改', hk: '放棄更改', en: 'Drop the changes' },
});

/** The list of plans that are watched. */
export const planMonitorWords = defineWords({
  'plan.monitor.search': {
    cn: '搜索平面图、建筑或场所',
    hk: '搜尋平面圖、樓宇或場所',
    en: 'Search plans, buildings or places',
  },
  'plan.monitor.empty': { cn: '还没有已发布的平面图', hk: '尚未有已發佈的平面圖', en: 'No plan is published yet' },
  'plan.monitor.level': { cn: '最高级别', hk: '最高級別', en: 'Worst' },
  'plan.monitor.name': { cn: '平面图', hk: '平面圖', en: 'Plan' },
  'plan.monitor.bound': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'plan.monitor.place': { cn: '场所', hk: '場所', en: 'Place' },
  'plan.monitor.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'plan.monitor.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'plan.monitor.offline': { cn: '离线', hk: '離線', en: 'Offline' },
  'plan.monitor.alarms': { cn: '报警', hk: '警報', en: 'Alarms' },
  'plan.monitor.unacknowledged': { cn: '未确认', hk: '未確認', en: 'Unacknowledged' },
  'plan.monitor.private': { cn: '私有平面图 {id}', hk: '私人平面圖 {id}', en: 'Private plan {id}' },
});
