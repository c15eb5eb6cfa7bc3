import { type DropzoneState, useDropzone } from 'react-dropzone';
import { takenFrom } from '../choice/taken.ts';

export interface FilePlaceOptions {
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled: boolean;
}

/** A place that takes files which are dropped on it, pasted into it, or chosen by its own button. */
export const useFilePlace = ({ onFiles, disabled }: FilePlaceOptions): DropzoneState =>
  useDropzone({
    onDrop: onFiles,
    getFilesFromEvent: (event) => Promise.resolve(Array.isArray(event) ? [] : takenFrom(event)),
    disabled,
    noClick: true,
    noKeyboard: true,
  });
