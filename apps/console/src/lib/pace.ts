/**
 * How long to wait, in milliseconds, between two walks over so many alarms: four times a second while they are few, once a second when there
 * are tens of thousands. The first look after a calm is never put off.
 * @spec ALM-07
 */
export const paceMs = (alarms: number): number => Math.min(1000, Math.max(250, alarms / 20));
