export { type SosBatchChange, SosBatchEditor, type SosBatchEditorProps } from './SosBatchEditor.tsx';
