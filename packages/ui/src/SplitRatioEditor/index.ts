export type { SplitDraft } from './drafts.ts';
export type { SplitChange, SplitRatioEditorProps } from './props.ts';
export type { SplitRecipient } from './sheet.ts';
export { SplitRatioEditor } from './SplitRatioEditor.tsx';
