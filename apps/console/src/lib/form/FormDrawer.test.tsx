import { CallError, type Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { type TenantBrand, sessionCalls } from '@fireline/api/session';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Entered } from './DraftForm.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { StoredForm } from './StoredForm.tsx';
import { createDraftStore } from './draftStore.ts';
import { useBegun } from './useBegun.ts';
import { DraftContext, useDraft } from './useDraft.ts';
import { useFormSend } from './useFormSend.ts';

const schema = {
  '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value: value as Entered }) },
} as const;
const blank: TenantBrand = { title: 'Harbour', colour: '#004a8f', corners: 'own', font: 'own', logo: '', revision: 1 };

/** What the gateway holds, and what it answers to a save; the others are its network. */
let stored: TenantBrand;
let refusal: CallError | undefined;
const saved: Entered[] = [];
const client = {
  send: async (call: { readonly name: string }, sent: Entered) => {
    if (call.name === sessionCalls.brand.name) {
      if (refusal) throw refusal;
      return stored;
    }
    if (refusal) throw refusal;
    if (sent.revision !== stored.revision) throw conflict();
    saved.push(sent);
    return { done: true };
  },
} as unknown as Client;
const conflict = () => {
  const args = { name: 'Wang', at: '2026-11-21T03:04:05Z' };
  const problems = [{ code: 'session.brand.conflict', args, message: 'Wang has changed this record' }];
  return new CallError({
    kind: 'refused',
    call: 'session.saveBrand',
    message: 'Wang has changed this record',
    problems,
  });
};
/** Somebody else saves another colour. */
const savesFirst = (): void => {
  stored = { ...stored, colour: '#00695c', revision: stored.revision + 1 };
};

function Fields() {
  return (
    <>
      <TextField {...useFormField('title', { label: 'Name', initial: '' })} />
      <TextField {...useFormField('colour', { label: 'Colour', initial: '' })} />
    </>
  );
}

interface BrandProps {
  readonly newest: TenantBrand;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function Brand({ newest, onReload, onClose }: BrandProps) {
  const { row, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>('brand');
  const submit = useFormSend<Entered, { readonly done: true }>({
    send: (value, { send }) => send(sessionCalls.saveBrand, { ...row, ...value, revision: row.revision }),
    saved: () => 'Brand saved',
    draft,
    onSaved: onClose,
  });
  const { title, colour } = row;
  return (
    <FormDrawer
      title="Brand"
      submitLabel="Save"
      {...{ draft, begun, schema, onClose }}
      defaultValues={{ title, colour }}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <StoredForm call={sessionCalls.brand} args={{ rentId: 'R001' }} title="Brand" onClose={close}>
          {(newest, onReload) => <Brand {...{ newest, onReload }} onClose={close} />}
        </StoredForm>
      )}
    </>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

beforeEach(() => {
  stored = blank;
  refusal = undefined;
  saved.length = 0;
  const drafts = createDraftStore('R001/form', Date.now);
  drafts.clear();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApiProvider client={client} queryClient={createQueryClient()}>
      <FirelineProvider language="en" timeZone="Asia/Shanghai">
        <ToastProvider>
          <DraftContext value={drafts}>
            <Page />
          </DraftContext>
        </ToastProvider>
      </FirelineProvider>
    </ApiProvider>,
  );
});

it('a form that somebody else saved first says who and when, loads what they saved, keeps what was typed, and then saves both [SHL-30]', async () => {
  await press('Open');
  await userEvent.fill(field('Name'), 'Port');
  savesFirst();
  await press('Save');
  await expect.element(page.getByText('Wang has changed this record').first()).toBeVisible();
  await expect.element(page.getByText(/^Saved at .*2026.*11:04/)).toBeVisible();
  await expect.element(field('Colour')).toHaveValue('#004a8f');
  await press('Load what is stored now');
  await expect.element(field('Colour')).toHaveValue('#00695c');
  await expect.element(field('Name')).toHaveValue('Port');
  expect(page.getByRole('button', { name: 'Load what is stored now' }).elements()).toEqual([]);
  await press('Save');
  await expect.element(page.getByText('Brand saved')).toBeVisible();
  expect(saved).toEqual([{ ...blank, title: 'Port', colour: '#00695c', revision: 2 }]);
  await expect.element(field('Name')).not.toBeInTheDocument();
});

it('a form of what is stored begins with it, not with what an earlier visit left in the cache [SHL-30]', async () => {
  await press('Open');
  await expect.element(field('Colour')).toHaveValue('#004a8f');
  await press('Close');
  savesFirst();
  await press('Open');
  await expect.element(field('Colour')).toHaveValue('#00695c');
  await userEvent.fill(field('Name'), 'Port');
  await press('Save');
  await expect.element(page.getByText('Brand saved')).toBeVisible();
});

it('a form of what is stored says in its drawer why that could not be fetched, and fetches it again [SHL-15] [SHL-18]', async () => {
  refusal = new CallError({ kind: 'network', call: 'session.brand', message: '' });
  await press('Open');
  const drawer = page.getByRole('dialog', { name: 'Brand' });
  await expect.element(drawer.getByRole('alert').getByText(/No connection/)).toBeVisible();
  refusal = undefined;
  await press('Try again');
  await expect.element(field('Name')).toHaveValue('Harbour');
});

it('a form that is refused for another reason says so above its fields, keeps what was typed and offers nothing to load [SHL-15]', async () => {
  await press('Open');
  await userEvent.fill(field('Name'), 'Port');
  refusal = new CallError({ kind: 'network', call: 'session.saveBrand', message: '' });
  await press('Save');
  await expect.element(page.getByText('No connection; check the network').first()).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Port');
  expect(page.getByRole('button', { name: 'Load what is stored now' }).elements()).toEqual([]);
  refusal = undefined;
  await press('Save');
  await expect.element(page.getByText('Brand saved')).toBeVisible();
});

it('the buttons of a form stay in view at its foot, whatever its fields and refusals need; cancelling leaves as closing does [SHL-25]', async () => {
  await page.viewport(800, 420);
  await press('Open');
  const drawer = page.getByRole('dialog', { name: 'Brand' });
  const placeOf = (name: string) => drawer.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  await expect.element(drawer.getByRole('button', { name: 'Save' })).toBeInViewport();
  const place = placeOf('Save');
  expect(place.left).toBeGreaterThan(placeOf('Cancel').right);
  refusal = new CallError({ kind: 'network', call: 'session.saveBrand', message: '' });
  await userEvent.fill(field('Name'), 'Port');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No connection; check the network').first()).toBeVisible();
  expect(placeOf('Save')).toEqual(place);
  await userEvent.fill(field('Name'), 'Harbour');
  await press('Cancel');
  await expect.element(drawer).not.toBeInTheDocument();
});
