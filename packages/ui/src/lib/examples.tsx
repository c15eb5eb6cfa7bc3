import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { Examples } from './examples/types.ts';

export type { Example, RootProps } from './examples/types.ts';

/**
 * One example of each component, by its folder's name, from every file of `examples`: the conformance suite walks this list, and fails
 * for a folder that is not in it. Add a component: add a line to the file it belongs to.
 */
export const examples: Examples = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, Examples>>('./examples/*.tsx', { eager: true })).flatMap((file) =>
    Object.values(file),
  ),
);

/** Components that draw no root of their own: why, and where they are tested instead. */
export const withoutRoot: Readonly<Record<string, string>> = {
  ConfirmDialog: `is a ${Dialog.name} with a question in it; ${ConfirmDialog.name}.test.tsx`,
  Toast: 'is shown by its provider; Toast.test.tsx',
};
