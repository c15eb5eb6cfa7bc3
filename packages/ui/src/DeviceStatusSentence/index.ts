export { DeviceStatusSentence, type DeviceStatusSentenceProps, type ExplainedDevice } from './DeviceStatusSentence.tsx';
