const mostChars = 80;

/** The clock of the zone in the form that sorts by name: `2026-11-23 09:34:05`. */
export function wallClockIn(timeZone: string | undefined): (at: Date | number) => string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', ...zone });
  return (at) => format.format(at);
}

/**
 * The name of an exported file without its ending: the words of the list, then date and time, so that two exports of a day differ.
 * Characters that some system refuses in file names are replaced.
 * @example fileNameOf('历史报警', clock(), 'Asia/Shanghai') // '历史报警_2026-11-23_0934'
 */
export function fileNameOf(words: string, at: number, timeZone: string | undefined): string {
  const [day = '', time = ''] = wallClockIn(timeZone)(at).split(' ');
  const safe = words
    .replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .trim()
    .slice(0, mostChars)
    .trim();
  return `${safe || 'export'}_${day}_${time.slice(0, 5).replace(':', '')}`;
}
