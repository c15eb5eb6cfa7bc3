export {
  type Blacklists,
  type SendType,
  isSendBlocked,
  phoneBlacklistForm,
  sendBlacklistForm,
  sendTypes,
} from './blacklist.ts';
export { type SendLimit, sendLimit } from './sendLimit.ts';
export { deviceSendingWords } from './words.ts';
