export { ReplayNotice, type ReplayNoticeProps } from './ReplayNotice.tsx';
