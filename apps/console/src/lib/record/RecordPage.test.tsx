import { CallError, type Client, type PushClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { defineWords } from '@fireline/domain/lib';
import { address, choice, defineRecord, line, recordWords, ref, remark, whole } from '@fireline/domain/record';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleRecord } from './consoleRecord.ts';
import { RecordPage } from './RecordPage.tsx';

const grades = ['a', 'b', 'c', 'd', 'e'] as const;
const kind = defineRecord({
  area: 'test',
  one: 'kind',
  many: 'kinds',
  page: 'inspectionCategories',
  fields: { name: line({ min: 1, max: 20 }) },
  named: 'name',
  max: 9,
});
/** A record with a field of each kind. */
const part = defineRecord({
  area: 'test',
  one: 'part',
  many: 'parts',
  page: 'inspectionItems',
  fields: {
    label: line({ min: 1, max: 20 }),
    kindId: ref(kind, { kindName: 'name' }),
    grade: choice(grades, 'test.grade'),
    months: whole({ min: 1, max: 1200 }),
    note: remark({ min: 0, max: 20 }),
    guide: address({ min: 1, max: 40 }, 'test.guide'),
  },
  named: 'label',
  counts: ['uses'],
  max: 9,
});
const phrase = (en: string) => ({ cn: en, hk: en, en });
const words = [
  defineWords({
    ...recordWords(kind, { one: phrase('kind'), many: phrase('kinds'), name: phrase('Kind name'), hint: phrase('-') }),
    ...recordWords(part, {
      one: phrase('part'),
      many: phrase('parts'),
      label: phrase('Label'),
      kindId: phrase('Kind'),
      grade: phrase('Grade'),
      months: phrase('Months'),
      note: phrase('Note'),
      guide: phrase('Guide'),
      uses: phrase('Uses'),
      hint: phrase('A part is a part.'),
    }),
    'test.guide': phrase('Not an address'),
    ...Object.fromEntries(grades.map((grade) => [`test.grade.${grade}`, phrase(`Grade ${grade.toUpperCase()}`)])),
  }),
];

const call = (name: string) =>
  ({ name: `test.${name}`, who: 'signedIn', method: 'GET', path: '/', summary: '' }) as const;
const calls = Object.fromEntries(
  ['kinds', 'parts', ...['Kind', 'Part'].flatMap((one) => [`create${one}`, `change${one}`, `delete${one}`])].map(
    (name) => [name, call(name)],
  ),
);
const kinds = consoleRecord(kind, calls as never, words);
const parts = consoleRecord(part, calls as never, words, { refs: { kindId: kinds } });

const by = { createdBy: 'Li', createdAt: '2026-11-21T03:04:05Z', changedBy: 'Wu', changedAt: '2026-11-21T03:04:05Z' };
const valve = {
  partId: 1,
  label: 'Valve',
  kindId: 7,
  kindName: 'Pipes',
  grade: 'c',
  months: 1200,
  note: 'tight',
  guide: null,
  uses: 3,
  revision: 4,
  ...by,
};
const regraded = {
  logId: 1,
  at: by.changedAt,
  action: 'inspection.changeItem',
  username: 'Wu',
  changes: { grade: { before: 'a', after: 'c' } },
};
/** What is sent to the gateway, and what it holds and refuses. */
let sent: { readonly name: string; readonly fields: unknown }[] = [];
let kindRows: readonly object[] = [];
let kindsFail: CallError | undefined;
const listed = (rows: readonly object[]) => ({ rows, total: rows.length, pageNo: 1, pageSize: 10 });
const client = {
  send: async ({ name }: { readonly name: string }, fields: object) => {
    if (name === 'test.kinds' && kindsFail) throw kindsFail;
    if (name === 'test.kinds') return listed(kindRows);
    if (name === 'test.parts') return listed([valve]);
    if (name === sessionCalls.userLog.name) return listed([regraded]);
    if (!name.startsWith('test.')) return [];
    sent = [...sent, { name, fields }];
    return { ...valve, ...fields };
  },
} as unknown as Client;
const push = { listen: () => () => {} } as unknown as PushClient;

beforeEach(() => {
  sent = [];
  kindRows = [{ kindId: 7, name: 'Pipes', revision: 1, ...by }];
  kindsFail = undefined;
  history.replaceState(null, '', '?');
});

function mount(): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ToastProvider>
        <ApiProvider client={client} push={push} queryClient={createQueryClient()}>
          <RecordPage of={parts} />
        </ApiProvider>
      </ToastProvider>
    </FirelineProvider>,
  );
}

it('a row of a record shows each field by its kind: a reference by name, a choice by its word, a number with its thousands', async () => {
  mount();
  await expect.element(page.getByRole('gridcell', { name: 'Valve' })).toBeVisible();
  for (const text of ['Pipes', 'Grade C', '1,200', 'tight', '3'])
    await expect.element(page.getByRole('gridcell', { name: text, exact: true })).toBeInTheDocument();
});

it('a new record is entered by the kinds of its fields, and sent as its form reads it', async () => {
  mount();
  await userEvent.click(page.getByRole('button', { name: 'New part' }));
  const form = page.getByRole('dialog', { name: 'New part' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect.element(form.getByRole('textbox', { name: 'Label' })).toHaveAttribute('aria-invalid', 'true');
  // nothing is chosen for the reader, and a number says its limits beforehand
  await expect.element(form.getByRole('combobox', { name: 'Grade' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(form.getByText('A whole number from 1 to 1,200.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(form.getByRole('textbox', { name: 'Label' }), 'Pump');
  await userEvent.click(form.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(page.getByRole('option', { name: 'Pipes' }));
  await userEvent.click(form.getByRole('combobox', { name: 'Grade' }));
  await userEvent.click(page.getByRole('option', { name: 'Grade D' }));
  await userEvent.fill(form.getByLabelText('Months'), '18');
  await userEvent.fill(form.getByRole('textbox', { name: /Note/ }), 'new');
  await userEvent.fill(form.getByRole('textbox', { name: /Guide/ }), 'https://example.com/p');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    {
      name: 'test.createPart',
      fields: { label: 'Pump', kindId: 7, grade: 'd', months: 18, note: 'new', guide: 'https://example.com/p' },
    },
  ]);
});

it('a record shows in its history its choices by their words; one that is changed begins as it is, and is sent with its revision', async () => {
  mount();
  await userEvent.click(page.getByRole('gridcell', { name: 'Valve' }));
  const drawer = page.getByRole('dialog', { name: 'Valve' });
  await expect.element(drawer.getByRole('row', { name: 'grade Grade A Grade C' })).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Change' }));
  const form = page.getByRole('dialog', { name: 'Change Valve' });
  await expect.element(form.getByLabelText('Months')).toHaveValue('1,200');
  await userEvent.fill(form.getByRole('textbox', { name: 'Label' }), 'Valve 2');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toMatchObject([
    {
      name: 'test.changePart',
      fields: { partId: 1, revision: 4, label: 'Valve 2', kindId: 7, grade: 'c', months: 1200, note: 'tight' },
    },
  ]);
});

it('a reference with nothing to choose leads to where one is made', async () => {
  kindRows = [];
  mount();
  await userEvent.click(page.getByRole('button', { name: 'New part' }));
  const link = page
    .getByRole('dialog', { name: 'New part' })
    .getByRole('link', { name: 'Go to Inspection categories' });
  await expect.element(link).toHaveAttribute('href', '/main/inspection/categories');
});

it('a reference whose choices cannot be read says why, and not that there is nothing to choose', async () => {
  kindsFail = new CallError({ kind: 'network', call: 'test.kinds', message: '' });
  mount();
  await userEvent.click(page.getByRole('button', { name: 'New part' }));
  const form = page.getByRole('dialog', { name: 'New part' });
  await expect.element(form.getByText(/No connection/)).toBeVisible();
  expect(form.getByRole('link', { name: 'Go to Inspection categories' }).elements()).toEqual([]);
});
