export {
  type DeviceKeyKind,
  type KeyScope,
  deviceKeyChangeForm,
  deviceKeyForm,
  deviceKeyKinds,
  deviceKeysMax,
  keyNameChars,
  keyScopes,
} from './form.ts';
export { type RegisteredAddress, type TransmissionPort, portOfAddress } from './port.ts';
export { deviceKeyWords } from './words.ts';
