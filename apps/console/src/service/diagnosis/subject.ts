import type { DiagnosisRecord } from '@fireline/api/service';

/** What a diagnosis was about, as it is called. */
export const subjectOf = ({
  deviceName,
  imei,
  userName,
  phone,
}: Pick<DiagnosisRecord, 'deviceName' | 'imei' | 'userName' | 'phone'>): string =>
  [deviceName || imei, userName, phone].filter((text) => text !== '').join(' · ');
