export { HandoverSheet, type HandoverSheetProps } from './HandoverSheet.tsx';
export { type HandoverLine, type HandoverMute, type HandoverPerson, type HandoverSilence } from './handoverLine.ts';
