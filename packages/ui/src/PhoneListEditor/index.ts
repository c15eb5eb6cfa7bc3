export { type PhoneListChange, PhoneListEditor, type PhoneListEditorProps } from './PhoneListEditor.tsx';
export { type PhoneLists } from './phones.ts';
