export { csvText as toCsv } from '@fireline/domain/lib';

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** The instant as a wall clock in China shows it: `2026-11-21 16:58:57`. */
export const wallTime = (iso: string | null): string | null => (iso === null ? null : shanghai.format(new Date(iso)));
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
/** The day it is in China: `2026-11-21`. */
export const wallDay = (ms: number): string => day.format(new Date(ms));
