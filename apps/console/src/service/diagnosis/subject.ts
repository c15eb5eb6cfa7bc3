import type { DiagnosisRecord } from '@fireline/api/service';

/** What the worst check came to, as lists show it. */
export const resultShapes = { pass: 'completed', warn: 'ending', fail: 'failed' } as const;

/** What a diagnosis was about, as it is called. */
export const subjectOf = ({
  deviceName,
  imei,
  userName,
  phone,
}: Pick<DiagnosisRecord, 'deviceName' | 'imei' | 'userName' | 'phone'>): string =>
  [deviceName || imei, userName, phone].filter((text) => text !== '').join(' · ');
