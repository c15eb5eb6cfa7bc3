/** A standard that the work rests on. */
export interface Standard {
  readonly number: string;
  /** First day in force, ISO 8601; absent where it is known to be in force and the day is not on record here. */
  readonly since?: string;
  /** First day on which it is no longer in force. */
  readonly until?: string;
  /** The number of the one that takes its place. */
  readonly replacedBy?: string;
  /** What it is about, a key of `siteStandardWords`. */
  readonly about: string;
  /** Names of the pages whose work it governs. */
  readonly pages: readonly string[];
}

/**
 * Standards by a name of ours. Decision: a short list that is checked by hand; the text of a standard is never copied.
 * @spec SIT-12
 */
export const standards = {
  fireAlarmDesign: {
    number: 'GB 50116-2013',
    since: '2014-05-01',
    about: 'design',
    pages: ['deviceList', 'alarmList'],
  },
  fireAlarmAcceptance2007: {
    number: 'GB 50166-2007',
    since: '2008-03-01',
    until: '2020-03-01',
    replacedBy: 'GB 50166-2019',
    about: 'acceptance',
    pages: ['deviceList'],
  },
  fireAlarmAcceptance: { number: 'GB 50166-2019', since: '2020-03-01', about: 'acceptance', pages: ['deviceList'] },
  waterSupply: { number: 'GB 50974-2014', since: '2014-10-01', about: 'water', pages: ['fireWater', 'fireHydrants'] },
  controlRoom: { number: 'GB 25506-2010', since: '2011-07-01', about: 'room', pages: ['alarmList', 'monitorPage'] },
  upkeep: { number: 'GB 25201-2010', since: '2011-03-01', about: 'upkeep', pages: ['systemMaint'] },
  remoteCode: { number: 'GB 50440-2007', since: '2008-01-01', about: 'remote', pages: ['alarmList', 'deviceList'] },
  remoteDevice2011: {
    number: 'GB 26875.1-2011',
    since: '2012-05-01',
    until: '2027-03-01',
    replacedBy: 'GB 26875.9-2026',
    about: 'transmitter',
    pages: ['deviceList'],
  },
  remoteDevice: { number: 'GB 26875.9-2026', since: '2027-03-01', about: 'transmitter', pages: ['deviceList'] },
  remoteGeneral: {
    number: 'GB/T 26875.1-2026',
    since: '2027-05-01',
    about: 'remote',
    pages: ['alarmList', 'deviceList'],
  },
  remoteProtocol: { number: 'GB/T 26875.3-2011', since: '2011-11-01', about: 'protocol', pages: ['deviceList'] },
  remoteData: { number: 'GB/T 26875.4-2011', since: '2011-11-01', about: 'data', pages: ['unitList', 'buildingList'] },
  remoteReceiving: { number: 'GB/T 26875.5-2026', since: '2026-10-01', about: 'receiving', pages: ['alarmList'] },
  smoke2005: {
    number: 'GB 4715-2005',
    until: '2025-05-01',
    replacedBy: 'GB 4715-2024',
    about: 'smoke',
    pages: ['deviceList'],
  },
  smoke: { number: 'GB 4715-2024', since: '2025-05-01', about: 'smoke', pages: ['deviceList'] },
  residualCurrent: { number: 'GB 14287.2-2014', about: 'electric', pages: ['deviceList'] },
  gasHome: { number: 'GB 15322.2-2019', about: 'gas', pages: ['deviceList'] },
  fireFacilities: {
    number: 'GB 55036-2022',
    since: '2023-03-01',
    about: 'general',
    pages: ['deviceList', 'fireWater'],
  },
  buildingFire: {
    number: 'GB 55037-2022',
    since: '2023-06-01',
    about: 'general',
    pages: ['buildingList', 'buildingFloors'],
  },
  buildingDesign: { number: 'GB 50016-2014', since: '2015-05-01', about: 'building', pages: ['buildingList'] },
  hazard2017: { number: 'GB 35181-2017', until: '2025-11-01', replacedBy: 'GB 35181-2025', about: 'hazard', pages: [] },
  hazard: { number: 'GB 35181-2025', since: '2025-11-01', about: 'hazard', pages: [] },
  crowded: { number: 'GB/T 40248-2021', about: 'crowded', pages: ['placeList'] },
  warehouse: { number: 'XF 1131-2014', about: 'warehouse', pages: ['placeList'] },
  alarmManagement: { number: 'IEC 62682:2022', about: 'alarms', pages: ['alarmList', 'alarmHistory'] },
} as const satisfies Readonly<Record<string, Standard>>;
export type StandardName = keyof typeof standards;
export const standardNames = Object.keys(standards) as readonly StandardName[];

export const standardStates = ['inForce', 'upcoming', 'withdrawn'] as const;
export type StandardState = (typeof standardStates)[number];

/**
 * Whether a standard is in force on a day.
 * @param day ISO 8601, `2026-11-24`
 * @spec SIT-12
 */
export const standardState = ({ since, until }: Pick<Standard, 'since' | 'until'>, day: string): StandardState => {
  if (until !== undefined && until <= day) return 'withdrawn';
  return since !== undefined && since > day ? 'upcoming' : 'inForce';
};
