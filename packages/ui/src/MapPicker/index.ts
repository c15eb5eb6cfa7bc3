export { MapPicker, type MapPickerProps } from './MapPicker.tsx';
export type { MapPick } from './pick.ts';
export type { PickChange } from './usePick.ts';
