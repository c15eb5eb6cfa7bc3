export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { type StoredFile } from './queue.ts';
export { type Upload } from './useUploads.ts';
