import type { AreaCalls } from './areaCalls.ts';

export const shell: AreaCalls<'shell'> = {
  samples: {
    hiddenColumns: { table: 'device.list' },
    saveHiddenColumns: { table: 'device.list', columns: ['imei', 'floor'] },
    settings: {},
    saveSettings: { language: 'en', theme: 'dark', alarmPop: false, firstPage: '/device/indexList' },
    overview: {},
    workbench: {},
    guide: {},
    tables: {},
    events: { after: 0, limit: 10 },
  },
  unlogged: {
    saveHiddenColumns: 'which columns a reader hides concerns nobody else',
    saveSettings: 'how an account likes its own screens concerns nobody else',
  },
};
