import { defineForm, ok } from '@fireline/domain/lib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { Form, FormSubmit, useFormField } from '../Form/index.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { StoredFile } from './queue.ts';
import type { Upload } from './useUploads.ts';

type Change = NonNullable<FileDropProps['onChange']>;
const english = { language: 'en' } as const;
const fileOf = (name: string, content = 'SECTION'): File => new File([content], name);

interface Sending {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly progress: (sentBytes: number) => void;
  readonly end: () => void;
  readonly fail: () => void;
}

/** Uploads whose answers the test gives, in any order. */
const server = () => {
  const sending: Sending[] = [];
  const upload: Upload = ({ file, signal, onProgress }) =>
    new Promise<StoredFile>((resolve, reject) => {
      sending.push({
        file,
        signal,
        progress: (sentBytes) => onProgress({ sentBytes }),
        end: () => resolve({ id: `id-${file.name}`, name: file.name, sizeBytes: file.size }),
        fail: () => reject(new Error('no link')),
      });
    });
  return { sending, upload };
};

const input = (root: HTMLElement) => root.querySelector('input[type=file]') as HTMLInputElement;
const give = (root: HTMLElement, ...files: File[]) =>
  drawn(() => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input(root).files = transfer.files;
    input(root).dispatchEvent(new Event('change', { bubbles: true }));
  });
const rows = (root: HTMLElement) => [...root.querySelectorAll('li')].map((row) => row.textContent);

describe('FileDrop [LIB-01]', () => {
  it('sends what is chosen, two at once, and gives what is stored', async () => {
    const { sending, upload } = server();
    const change = vi.fn<Change>();
    const { root } = await mount(<FileDrop label="Plans" upload={upload} onChange={change} />, english);
    await give(root, fileOf('1F.dxf'), fileOf('2F.dxf'), fileOf('3F.dxf'));
    await vi.waitFor(() => expect(sending).toHaveLength(2));
    await drawn(() => {
      sending[0]?.end();
      sending[1]?.end();
    });
    await vi.waitFor(() => expect(sending).toHaveLength(3));
    expect(change.mock.lastCall?.[0].value.map(({ id }) => id)).toEqual(['id-1F.dxf', 'id-2F.dxf']);
    await drawn(() => sending[2]?.end());
    await vi.waitFor(() => expect(rows(root)).toEqual(['1F.dxf7 BUploaded', '2F.dxf7 BUploaded', '3F.dxf7 BUploaded']));
  });

  it('takes what is dropped and what is pasted', async () => {
    const { sending, upload } = server();
    const { root } = await mount(<FileDrop label="Plans" upload={upload} />, english);
    const transferOf = (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(fileOf(name));
      return transfer;
    };
    const place = page.getByRole('group', { name: 'Plans' }).element();
    await drawn(() => {
      place.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transferOf('1F.dxf'), bubbles: true, cancelable: true }),
      );
    });
    await vi.waitFor(() => expect(sending.map(({ file }) => file.name)).toEqual(['1F.dxf']));
    await drawn(() => {
      const settings = { clipboardData: transferOf('2F.dxf'), bubbles: true, cancelable: true };
      page.getByRole('button', { name: 'Choose files' }).element().dispatchEvent(new ClipboardEvent('paste', settings));
    });
    await vi.waitFor(() => expect(sending.map(({ file }) => file.name)).toEqual(['1F.dxf', '2F.dxf']));
    expect(rows(root)).toHaveLength(2);
  });

  it('says how far it is sparingly, nothing before anything was sent, and at once how it ended [N23]', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { sending, upload } = server();
    const { root } = await mount(<FileDrop label="Plans" upload={upload} />, english);
    const heard: string[] = [];
    const after = async (ms: number) => {
      await drawn(() => void vi.advanceTimersByTime(ms));
      const said = page.getByRole('status').element().textContent ?? '';
      if (said !== (heard.at(-1) ?? '')) heard.push(said);
    };
    await give(root, fileOf('1F.dxf', 'x'.repeat(200)));
    await after(0);
    for (const sent of [20, 40, 60]) {
      await drawn(() => sending[0]?.progress(sent));
      await after(1000);
    }
    await after(1000);
    await drawn(() => sending[0]?.fail());
    await after(0);
    expect(heard).toEqual(['Uploading, 10% done', 'Uploading, 30% done', 'Files with a problem: 1']);
  });

  it('shows how far each file is', async () => {
    const { sending, upload } = server();
    const { root } = await mount(<FileDrop label="Plans" upload={upload} />, english);
    await give(root, fileOf('1F.dxf', 'x'.repeat(200)));
    await vi.waitFor(() => expect(sending).toHaveLength(1));
    await drawn(() => sending[0]?.progress(84));
    const bar = page.getByRole('progressbar', { name: 'Progress of 1F.dxf' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
  });

  it('what is refused stays with its name, the reason and the limit; the rest goes through [SHL-26] [PLN-02]', async () => {
    const { sending, upload } = server();
    const { root } = await mount(
      <FileDrop
        label="Plans"
        upload={upload}
        kinds={['.dxf']}
        bytesMax={1024}
        countMax={2}
        check={({ file }) => (file.name.startsWith('B') ? 'Basements are drawn elsewhere' : undefined)}
      />,
      english,
    );
    await give(
      root,
      fileOf('photo.png'),
      fileOf('empty.dxf', ''),
      fileOf('large.dxf', 'x'.repeat(1025)),
      fileOf('1F.dxf'),
      fileOf('1F.dxf'),
      fileOf('B1.dxf'),
      fileOf('3F.dxf'),
    );
    await vi.waitFor(() => expect(sending.map(({ file }) => file.name)).toEqual(['1F.dxf']));
    expect(rows(root).map((row) => row?.replace(/^(\S+)\.\w+.*Not taken/, '$1: '))).toEqual([
      'photo: Only .dxf is taken',
      'empty: The file is empty',
      'large: The file has 1.1 KB; the limit is 1 KB',
      expect.stringContaining('Uploading'),
      '1F: Already in the list',
      'B1: Basements are drawn elsewhere',
      '3F: At most 2 files',
    ]);
  });

  it('a folder is told, not sent', async () => {
    const { sending, upload } = server();
    const { root } = await mount(<FileDrop label="Plans" upload={upload} />, english);
    // a script cannot make a folder: this is what a browser hands over for one
    const item = {
      kind: 'file',
      type: '',
      webkitGetAsEntry: () => ({ isDirectory: true, name: 'Tower A' }),
      getAsFile: () => fileOf('Tower A', 'x'),
    };
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { items: [item], files: [], types: ['Files'] } });
    await drawn(() => {
      page.getByRole('group', { name: 'Plans' }).element().dispatchEvent(event);
    });
    await vi.waitFor(() => expect(rows(root)[0]).toContain('This is a folder: choose the files in it'));
    expect(rows(root)[0]).toContain('Tower A');
    expect(sending).toEqual([]);
  });

  it('cancels, and tries again', async () => {
    const { sending, upload } = server();
    const { root } = await mount(<FileDrop label="Plans" upload={upload} />, english);
    await give(root, fileOf('1F.dxf'));
    await vi.waitFor(() => expect(sending).toHaveLength(1));
    await userEvent.click(page.getByRole('button', { name: 'Cancel 1F.dxf' }));
    expect(sending[0]?.signal.aborted).toBe(true);
    await vi.waitFor(() => expect(rows(root)).toEqual(['1F.dxf7 BCancelled']));
    await drawn(() => sending[0]?.end());
    expect(rows(root)).toEqual(['1F.dxf7 BCancelled']);
    await userEvent.click(page.getByRole('button', { name: 'Try 1F.dxf again' }));
    await vi.waitFor(() => expect(sending).toHaveLength(2));
    await drawn(() => sending[1]?.fail());
    await vi.waitFor(() => expect(rows(root)[0]).toContain('Upload failed, check network'));
    await userEvent.click(page.getByRole('button', { name: 'Try 1F.dxf again' }));
    await vi.waitFor(() => expect(sending).toHaveLength(3));
    await drawn(() => sending[2]?.end());
    await vi.waitFor(() => expect(rows(root)).toEqual(['1F.dxf7 BUploaded']));
  });

  it('removes what is stored, and a removed file may be given again', async () => {
    const { sending, upload } = server();
    const change = vi.fn<Change>();
    const { root } = await mount(
      <FileDrop
        label="Plans"
        upload={upload}
        defaultValue={[{ id: '9', name: '9F.dxf', sizeBytes: 7 }]}
        onChange={change}
      />,
      english,
    );
    await userEvent.click(page.getByRole('button', { name: 'Remove 9F.dxf' }));
    expect(change).toHaveBeenLastCalledWith({ value: [] });
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Choose files'));
    await give(root, fileOf('9F.dxf'));
    await vi.waitFor(() => expect(sending).toHaveLength(1));
  });

  it('aborts what is under way when it goes', async () => {
    const { sending, upload } = server();
    const { root, rerender } = await mount(<FileDrop label="Plans" upload={upload} />, english);
    await give(root, fileOf('1F.dxf'));
    await vi.waitFor(() => expect(sending).toHaveLength(1));
    await rerender(null);
    expect(sending[0]?.signal.aborted).toBe(true);
  });

  it('ends what is on its way when its form is reset', async () => {
    const { sending, upload } = server();
    const { root } = await mount(
      <form>
        <FileDrop label="Plans" upload={upload} atOnce={1} />
      </form>,
      english,
    );
    await give(root, fileOf('1F.dxf'), fileOf('2F.dxf'));
    await vi.waitFor(() => expect(sending).toHaveLength(1));
    await drawn(() => root.querySelector('form')?.reset());
    await drawn(() => sending[0]?.end());
    expect(sending.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(rows(root)).toEqual([]);
  });

  it('sends the ids with its form, and goes back when the form is reset', async () => {
    const { upload } = server();
    const { root } = await mount(
      <form>
        <FileDrop label="Plans" name="plan" upload={upload} defaultValue={[{ id: '9', name: '9F.dxf' }]} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    const sent = () => new FormData(form).getAll('plan');
    expect(sent()).toEqual(['9']);
    await userEvent.click(page.getByRole('button', { name: 'Remove 9F.dxf' }));
    await vi.waitFor(() => expect(sent()).toEqual([]));
    await drawn(() => form.reset());
    expect(sent()).toEqual(['9']);
  });

  it('read only: shows what is stored and takes nothing', async () => {
    const { upload } = server();
    await mount(
      <FileDrop label="Plans" upload={upload} defaultValue={[{ id: '9', name: '9F.dxf' }]} readOnly />,
      english,
    );
    expect(page.getByRole('button').elements()).toEqual([]);
    await expect.element(page.getByText('9F.dxf')).toBeVisible();
  });

  it('tells its owner, and holds the form around it, until nothing is on its way [SHL-25]', async () => {
    const { sending, upload } = server();
    const onSubmit = vi.fn<(submission: { readonly value: unknown }) => void>();
    const onPendingChange = vi.fn<NonNullable<FileDropProps['onPendingChange']>>();
    const none: readonly StoredFile[] = [];
    function Plans() {
      const { name: _name, ...plans } = useFormField('plans', { label: 'Plans', initial: none });
      return <FileDrop {...plans} upload={upload} onPendingChange={onPendingChange} />;
    }
    const schema = defineForm({ plans: (value: unknown) => ok(value as readonly StoredFile[]) });
    const { root } = await mount(
      <Form schema={schema} onSubmit={onSubmit}>
        <Plans />
        <FormSubmit>Save</FormSubmit>
      </Form>,
      english,
    );
    const send = () => drawn(() => root.querySelector('form')?.requestSubmit());
    await give(root, fileOf('1F.dxf'), fileOf('2F.dxf'));
    await vi.waitFor(() => expect(sending).toHaveLength(2));
    await send();
    await drawn(() => sending[0]?.end());
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await drawn(() => sending[1]?.fail());
    await vi.waitFor(() => expect(onPendingChange.mock.calls).toEqual([[{ isPending: true }], [{ isPending: false }]]));
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0].value).toMatchObject({ plans: [{ id: 'id-1F.dxf' }] });
  });
});
