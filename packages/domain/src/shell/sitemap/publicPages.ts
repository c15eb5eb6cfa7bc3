import type { PageRows } from './rows.ts';

/** The pages of the public-device app that have no screen yet: they open by a link. @spec PUB-01 PUB-02 PUB-05 */
export const publicPages = {
  publicList: ['/public/index/list/{deviceType}', 'anyone'],
  publicLifecycle: ['/public/index/lifecycle', 'anyone'],
  publicOffline: ['/public/index/offlineNotice/{offlineId}', 'anyone'],
  publicMaintain: ['/public/index/maintain', 'anyone'],
  publicVideo: ['/public/index/video', 'anyone'],
  publicSampling: ['/public/index/sampling/{imei}', 'anyone'],
  publicDefence: ['/public/index/defence', 'anyone'],
  publicTimedTask: ['/public/index/timedTask', 'anyone'],
  publicResources: ['/public/index/resourceManage', 'anyone'],
  publicCloudList: ['/public/index/AIcloudList/{deviceId}', 'anyone'],
  publicCurrentAlarms: ['/public/index/alarm/currentAlarm', 'anyone'],
  publicAlarmHistory: ['/public/index/alarm/hisAlarm', 'anyone'],
  publicAlarmAnalysis: ['/public/index/alarm/analysisAlarm', 'anyone'],
  publicAlarmDetail: ['/public/index/alarmDetails/{alarmId}/{segment}/{deviceType}', 'anyone'],
  publicPhoneBook: ['/public/index/phonebook', 'anyone'],
  publicSleepQuality: ['/public/index/sleepquality', 'anyone'],
  publicTrajectory: ['/public/index/trajectory', 'anyone'],
  publicSleepStatus: ['/public/index/sleepstatus', 'anyone'],
} as const satisfies PageRows;
