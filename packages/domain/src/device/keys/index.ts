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
export { deviceKeyWords } from './words.ts';
