export {
  type CameraBinding,
  type WatermarkChoice,
  cameraBindingForm,
  recordingLeftMs,
  watermarkChoices,
} from './binding.ts';
export { mediaGiftForm } from './gift.ts';
export { type BlockableUse, type MediaServices, type MediaUse, mediaRefusals, mediaUses } from './media.ts';
export {
  type MediaKind,
  type MediaServiceName,
  type MediaState,
  mediaKinds,
  mediaServiceNames,
  mediaStates,
} from './records.ts';
export { deviceCameraWords } from './words.ts';
