import { draftKeptMs } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { FormSubmit, useFormField } from '@fireline/ui/Form';
import { Link } from '@fireline/ui/Link';
import { TextField } from '@fireline/ui/TextField';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DraftForm, type Entered } from './DraftForm.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { type DraftStore, createDraftStore } from './draftStore.ts';
import { leaveFor, watchHistory } from './leaving.ts';
import { DraftContext, useConfirmLeave, useDraft, useInterrupted } from './useDraft.ts';

let now = 0;
/** Of the tower, as the form finds it. */
let revision: number | undefined;
const clock = (): number => now;
const schema = { '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) } } as const;
const secrets = ['password'];

function Fields() {
  return (
    <>
      <TextField {...useFormField('name', { label: 'Name', initial: '' })} />
      <TextField {...useFormField('password', { label: 'Password', initial: '' })} />
      <FormSubmit>Save</FormSubmit>
    </>
  );
}

function FormDrawer({ onClose }: { readonly onClose: () => void }) {
  const draft = useDraft<Entered>('tower.new');
  return (
    <Drawer isOpen onClose={() => draft.leave(onClose)} title="New tower">
      <DraftForm
        draft={draft}
        secrets={secrets}
        revision={revision}
        schema={schema}
        onSubmit={() => {
          draft.forget();
          onClose();
        }}
      >
        <Fields />
        <Link href="/other">Elsewhere</Link>
      </DraftForm>
    </Drawer>
  );
}

function Towers() {
  const [isOpen, setOpen] = useState(useInterrupted('tower.new'));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Create
      </button>
      {isOpen && <FormDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

function Page() {
  const [path] = useLocation();
  return path === '/towers' ? <Towers /> : <p>Another page</p>;
}

function App({ store }: { readonly store: DraftStore }) {
  return (
    <FirelineProvider language="en" navigate={({ href }) => leaveFor(href, () => navigate(href))}>
      <Router aroundNav={(go, to, options) => leaveFor(to, () => go(to, options))}>
        <DraftContext value={store}>
          <Page />
          <LeaveDialog />
        </DraftContext>
      </Router>
    </FirelineProvider>
  );
}

/** Opens the page as a login of that account does; the answer ends it without a word, as an expired session or a reload does. */
function open(account = 'R001/1'): () => void {
  onTestFinished(watchHistory());
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let isOpen = true;
  const end = (): void => {
    if (isOpen) root.unmount();
    isOpen = false;
  };
  onTestFinished(end);
  root.render(<App store={createDraftStore(account, clock)} />);
  return end;
}

const nameField = () => page.getByRole('textbox', { name: 'Name' });
const question = () => page.getByRole('alertdialog', { name: 'Leave unsaved entries?' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

async function type(text: string): Promise<void> {
  await press('Create');
  await userEvent.fill(nameField(), text);
}

beforeEach(() => {
  localStorage.clear();
  createDraftStore('R001/1', clock).clear();
  now = Date.parse('2026-11-23T01:34:00Z');
  revision = undefined;
  const before = location.href;
  navigate('/start');
  navigate('/towers');
  onTestFinished(() => navigate(before, { replace: true }));
});

it('Escape and the cross ask first; what was typed stays, or waits as a draft [SHL-25]', async () => {
  open();
  await type('North tower');
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).toBeVisible();
  await press('Keep editing');
  await expect.element(nameField()).toHaveValue('North tower');
  await press('Close');
  await press('Leave and keep the draft');
  await expect.element(nameField()).not.toBeInTheDocument();
  await press('Create');
  await expect.element(nameField()).toHaveValue('North tower');
  await expect.element(page.getByText(/that were not saved are restored/)).toBeVisible();
});

it('entries from before somebody else changed the record are restored with a warning, until the reader goes on typing [SHL-30]', async () => {
  const warning = () => page.getByText(/The record was changed after them/);
  revision = 3;
  const end = open();
  await type('North tower');
  end();
  revision = 4;
  const endAgain = open();
  await expect.element(nameField()).toHaveValue('North tower');
  await expect.element(warning()).toBeVisible();
  endAgain();
  // not seen to: it is warned of again
  const endAfterTyping = open();
  await expect.element(warning()).toBeVisible();
  await userEvent.fill(nameField(), 'South tower');
  endAfterTyping();
  open();
  await expect.element(nameField()).toHaveValue('South tower');
  await expect.element(page.getByText(/that were not saved are restored/)).toBeVisible();
  expect(warning().elements()).toHaveLength(0);
});

it('of nobody are kept in the tab alone: the next person at the browser finds none [SHL-30]', () => {
  const tab = createDraftStore('nobody', clock, 'tab');
  tab.write('register', { realName: 'Lin' });
  onTestFinished(tab.clear);
  expect(tab.read('register')?.value).toEqual({ realName: 'Lin' });
  expect(JSON.stringify(sessionStorage)).toContain('Lin');
  expect(JSON.stringify(localStorage)).not.toContain('Lin');
});

it('asks nothing where nothing was typed, or all of it was saved [SHL-25]', async () => {
  open();
  await press('Create');
  await userEvent.keyboard('{Escape}');
  await expect.element(nameField()).not.toBeInTheDocument();
  await type('North tower');
  await press('Save');
  await expect.element(nameField()).not.toBeInTheDocument();
  await press('Create');
  await expect.element(nameField()).toHaveValue('');
});

it('a link asks before the page goes, and goes when told to [SHL-25]', async () => {
  open();
  await type('North tower');
  await userEvent.click(page.getByRole('link', { name: 'Elsewhere' }));
  await expect.element(question()).toBeVisible();
  expect(location.pathname).toBe('/towers');
  await press('Leave and keep the draft');
  await expect.element(page.getByText('Another page')).toBeVisible();
  expect(location.pathname).toBe('/other');
});

it('Back asks before the page goes, stays there, and goes when told to [SHL-25]', async () => {
  open();
  await type('North tower');
  history.back();
  await expect.element(question()).toBeVisible();
  expect(location.pathname).toBe('/towers');
  await press('Keep editing');
  await expect.element(nameField()).toHaveValue('North tower');
  history.back();
  await press('Leave and keep the draft');
  await expect.element(page.getByText('Another page')).toBeVisible();
  expect(location.pathname).toBe('/start');
});

it('Back to the same page with another query asks, too: what the address opened is not open there [SHL-25]', async () => {
  open();
  history.pushState(null, '', '/towers?open=2');
  await type('North tower');
  history.back();
  await expect.element(question()).toBeVisible();
  expect(location.search).toBe('?open=2');
  await press('Leave and keep the draft');
  await expect.poll(() => location.search).toBe('');
});

it('after the end of a session or a reload the form opens by itself with what was typed, and can be emptied [SHL-04]', async () => {
  const end = open();
  await type('North tower');
  end();
  open();
  await expect.element(nameField()).toHaveValue('North tower');
  await press('Discard the draft');
  await expect.element(nameField()).toHaveValue('');
  await expect.element(page.getByText(/that were not saved/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(nameField()).not.toBeInTheDocument();
});

it('a draft is for its account alone, for a day, and gone with a logout [SHL-04]', async () => {
  const store = createDraftStore('R001/1', clock);
  store.write('tower.new', { name: 'North tower' });
  expect(createDraftStore('R001/2', clock).read('tower.new')).toBeUndefined();
  expect(createDraftStore('R002/1', clock).read('tower.new')).toBeUndefined();
  now += draftKeptMs;
  expect(store.read('tower.new')?.value).toEqual({ name: 'North tower' });
  now += 1;
  expect(store.read('tower.new')).toBeUndefined();
  createDraftStore('R001/2', clock);
  expect(Object.keys(localStorage)).toEqual([]);
  store.write('tower.new', { name: 'South tower' });
  createDraftStore('R001/2', clock).clear();
  expect(store.read('tower.new')).toBeDefined();
  store.clear();
  expect(store.read('tower.new')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('a password is never kept, and a picture not beyond the page [SES-01]', async () => {
  open();
  await type('North tower');
  await userEvent.fill(page.getByRole('textbox', { name: 'Password' }), 'Secret-2026!');
  expect(Object.values(localStorage).join('')).toContain('North tower');
  expect(Object.values(localStorage).join('')).not.toContain('Secret-2026!');
  const store = createDraftStore('R001/1', clock);
  const picture = new File(['x'], 'x.png');
  store.write('tower.1', { name: 'a', images: [picture] });
  expect(store.read('tower.1')?.value).toEqual({ name: 'a', images: [picture] });
  expect(JSON.parse(localStorage.getItem('fireline.draft/R001/1/tower.1') ?? '')).toMatchObject({
    value: { name: 'a' },
  });
});

it('the draft may be thrown away on the way out: the form opens empty [SHL-25]', async () => {
  open();
  await type('North tower');
  await userEvent.keyboard('{Escape}');
  await press('Discard and leave');
  await expect.element(nameField()).not.toBeInTheDocument();
  await press('Create');
  await expect.element(nameField()).toHaveValue('');
});

it('what no draft can keep asks in other words [SHL-25]', async () => {
  function Upload() {
    const leave = useConfirmLeave(true);
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <button type="button" onClick={() => leave(() => setOpen(false))}>
        Cancel the upload
      </button>
    ) : (
      <p>Cancelled</p>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <Upload />
      <LeaveDialog />
    </FirelineProvider>,
  );
  await press('Cancel the upload');
  await expect.element(page.getByText('They are not kept once you leave.')).toBeVisible();
  await press('Discard and leave');
  await expect.element(page.getByText('Cancelled')).toBeVisible();
});
