import { popupRangeHours, popupRanges } from '../alarm/index.ts';
import { type Language, languages } from '../lib/index.ts';
import { homePath } from './routes.ts';

/** `A` opens lists as lists; anything else as cards. */
export type DisplayMode = 'A' | 'B';

/** What a browser keeps between visits. @spec SHL-22 */
export interface Settings {
  /** New alarms pop up. */
  readonly alarmPop: boolean;
  /** New alarms sound. */
  readonly alarmSound: boolean;
  /** Alarms pop up for so many hours after they were raised: one of the domain's `popupRanges`. @spec ALM-08 */
  readonly popupHours: number;
  readonly display: DisplayMode;
  readonly language: Language;
  /** The page shown after login. */
  readonly firstPage: string;
  /** The tenant of the last login. */
  readonly rentId: string;
  /** What the tenant lets its partners do, as stored; `readPowers` of the organisations reads it. @spec ORG-05 */
  readonly rentSetting: string;
  /** What the partner keeps of that for those below it. @spec ORG-05 */
  readonly agentSetting: string;
}

/** What holds until the reader chooses otherwise. @spec SHL-22 */
export const defaultSettings: Settings = {
  alarmPop: true,
  alarmSound: true,
  popupHours: popupRangeHours.max,
  display: 'A',
  language: 'cn',
  firstPage: homePath,
  rentId: '',
  rentSetting: '',
  agentSetting: '',
};

/** The view a display setting opens: 0 the list, 1 otherwise. @spec SHL-22 */
export const displayView = (display: string): 0 | 1 => (display === 'A' ? 0 : 1);

const flag = (text: string | null, otherwise: boolean): boolean => text === '1' || (text !== '0' && otherwise);

/**
 * The settings in a store of texts; what is absent or unreadable has its default.
 * @param read the stored text of a key, null when there is none
 * @spec SHL-22
 * @example readSettings((key) => localStorage.getItem(key))
 */
export const readSettings = (read: (key: keyof Settings) => string | null): Settings => {
  const language = read('language');
  const firstPage = read('firstPage');
  return {
    alarmPop: flag(read('alarmPop'), defaultSettings.alarmPop),
    alarmSound: flag(read('alarmSound'), defaultSettings.alarmSound),
    popupHours: popupRanges.find((hours) => String(hours) === read('popupHours')) ?? defaultSettings.popupHours,
    display: displayView(read('display') ?? defaultSettings.display) === 0 ? 'A' : 'B',
    language: languages.find((one) => one === language) ?? defaultSettings.language,
    firstPage: firstPage?.startsWith('/') ? firstPage : defaultSettings.firstPage,
    rentId: read('rentId') ?? defaultSettings.rentId,
    rentSetting: read('rentSetting') ?? defaultSettings.rentSetting,
    agentSetting: read('agentSetting') ?? defaultSettings.agentSetting,
  };
};

/** The text under which a setting is stored; {@link readSettings} reads it back. @spec SHL-22 */
export const settingsText = (value: Settings[keyof Settings]): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value);
};
