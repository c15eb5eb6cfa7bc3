export { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
export { type ChatImage, type ChatLink, type ChatMessage } from './thread.ts';
export { type ChatDraft } from './useComposer.ts';
export { type ChatReply } from './useReplies.ts';
