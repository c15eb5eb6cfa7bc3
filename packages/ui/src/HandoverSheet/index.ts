export { HandoverSheet, type HandoverSheetProps } from './HandoverSheet.tsx';
export { type HandoverLine, type HandoverMute, type HandoverPerson } from './handoverLine.ts';
