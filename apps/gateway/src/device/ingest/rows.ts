import type { Applied } from './apply.ts';
import type { ReportRow } from './ingestStore.ts';
import type { Located } from './subjects.ts';

/** Six decimals, as points are kept. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** What is kept of reports: those that measured something or say where they are. */
export const keptOf = (
  reports: readonly { readonly subject: Located; readonly applied: Pick<Applied, 'taken'> }[],
): ReportRow[] =>
  reports.flatMap(({ subject: { row }, applied: { taken } }) => {
    const { readings, position } = taken.report;
    if (Object.keys(readings).length === 0 && !position) return [];
    const fix = {
      lng: position ? rounded(position.lng) : null,
      lat: position ? rounded(position.lat) : null,
      accuracyM: position ? Math.round(position.accuracyM) : null,
    };
    return [{ deviceId: row.deviceId, at: taken.at, readings, ...fix }];
  });
