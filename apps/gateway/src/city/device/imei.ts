import { type DeviceType, luhnDigit } from '@fireline/domain/device';

/** The first eight digits name the model; these belong to no real one. */
const models: Readonly<Record<DeviceType, string>> = {
  smoke: '86990001',
  gas: '86990002',
  water: '86990003',
  electric: '86990004',
  camera: '86990005',
  firehost: '86990006',
  smartwatch: '86990007',
  lock: '86990008',
  hydrant: '86990009',
  firebuskit: '86990010',
  multialarmkit: '86990011',
  urgentcall: '86990012',
  efencecam: '86990013',
};

/** Coprime with a million: every device keeps a serial number of its own, in no visible order. */
const scatter = 611_953;

/** @param deviceId below one million */
export function imeiOf(type: DeviceType, deviceId: number): string {
  const body = models[type] + String((deviceId * scatter) % 1_000_000).padStart(6, '0');
  return body + luhnDigit(body);
}
