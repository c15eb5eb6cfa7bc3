import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { ToastProvider } from '../Toast/index.ts';
import { subpathsOf } from '../../../../tooling/exports.ts';
import { type Example, examples, withoutRoot } from './examples.tsx';
import { FirelineProvider } from './provider.tsx';

/** Components without a root element, which the examples leave out. */
const rootless: Readonly<Record<string, Example>> = {
  ConfirmDialog: () =>
    createElement(ConfirmDialog, {
      title: 'Delete it?',
      confirmLabel: 'Delete',
      isOpen: true,
      onConfirm: () => {},
      onCancel: () => {},
    }),
  Toast: () => createElement(ToastProvider, null, 'content'),
};
const all = { ...examples, ...rootless };
const folders = subpathsOf(new URL('../../', import.meta.url).pathname)
  .map(({ subpath }) => /^\.\/([A-Z]\w+)$/.exec(subpath)?.[1])
  .filter((name) => name !== undefined);

it('renders an example of every component subpath [LIB-01]', () => {
  expect(folders.filter((name) => !(name in all))).toEqual([]);
  expect(Object.keys(rootless)).toEqual(Object.keys(withoutRoot));
});

describe.each(Object.entries(all))('%s', (_name: string, example: Example) => {
  it('renders in Node, where no browser object exists [LIB-01] [SHL-12]', () => {
    const root = { className: 'from-outside', 'data-conformance': 'server', ref: () => {} };
    const html = renderToString(createElement(FirelineProvider, { language: 'en' }, example(root)));
    expect(html).toContain('data-fl-theme="light"');
  });
});
