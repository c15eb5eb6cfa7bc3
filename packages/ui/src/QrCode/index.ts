export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { type QrLabel, QrLabelSheet, type QrLabelSheetProps } from './QrLabelSheet.tsx';
export { type QrErrorLevel } from './modules.ts';
