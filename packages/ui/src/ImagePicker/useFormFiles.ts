import { useEffect, useRef } from 'react';
import type { FormControl } from '../lib/field/useFormReset.ts';

/** Gives the files to their form under the name when it is sent, in their order: no input of a form can hold what was dropped. */
export function useFormFiles(control: FormControl, name: string | undefined, files: readonly File[]): void {
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  useEffect(() => {
    const form = control.current?.form;
    if (name === undefined || !form) return undefined;
    const fill = ({ formData }: FormDataEvent): void => {
      for (const file of latest.current) formData.append(name, file);
    };
    form.addEventListener('formdata', fill);
    return () => form.removeEventListener('formdata', fill);
  }, [control, name]);
}
