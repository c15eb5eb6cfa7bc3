export {
  type Call,
  type CallRow,
  type PayloadOf,
  type ReplyOf,
  type SendOf,
  type Shape,
  type Shapes,
  type Topic,
  type Who,
  defineCalls,
  defineTopic,
} from './call.ts';
export { mayCall } from './mayCall.ts';
export { CallError, type CallErrorKind, callErrorKinds } from './callError.ts';
export { type Client, type ClientOptions, type SendOptions, type UploadOptions, createClient } from './client.ts';
export { type Schedule, scheduleFrame } from './frame.ts';
export { keepText, keptText } from './keptText.ts';
export { type LinkName, type LinkState } from './linkState.ts';
export { LiveRows, type RowSource } from './liveRows.ts';
export { type Network, browserNetwork, silentNetwork } from './network.ts';
export { type NfcOutcome, type NfcTag, hasNfc, readNfc, writeNfc } from './nfc.ts';
export { createPushClient } from './push.ts';
export type { PushClient, PushOptions } from './pushTypes.ts';
export { type PushPath, parsePushPath, pushPath } from './pushPath.ts';
export { type EventsPage, type FetchEvents, type KeptEvent, type PushEvent, type TopicHandler } from './pushTypes.ts';
export { type Download } from './reply.ts';
export { type SessionPort } from './sessionPort.ts';
export { type PushSocket } from './stompConnection.ts';
export { type Cancel, type Clock, type Timers, systemClock, systemTimers } from './time.ts';
export { type UploadPort, type UploadProgress, type UploadRequest } from './upload.ts';
export { type Visibility, alwaysVisible, pageVisibility } from './visibility.ts';
export {
  type AskedRecords,
  type NamedRecord,
  type RecordCallName,
  type RecordQuery,
  callsOfRecord,
  recordCalls,
} from './record/calls.ts';
