import { needsCompression } from '@fireline/domain/shell';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { ImagePicker, type ImagePickerProps } from './ImagePicker.tsx';
import { readImage } from './compress.ts';
import { drawing, noise } from './pictures.stories.support.ts';

type Change = NonNullable<ImagePickerProps['onChange']>;
const english = { language: 'en' } as const;
const picker = (props: Partial<ImagePickerProps> = {}) => mount(<ImagePicker label="Photos" {...props} />, english);
const [gate, hall, roof] = [
  drawing('gate.png', '#dfe3e8'),
  drawing('hall.png', '#c7d0da'),
  drawing('roof.png', '#eee'),
];

const transferOf = (...files: File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const giveTo = (root: HTMLElement, selector: string, files: File[]) =>
  drawn(() => {
    const input = root.querySelector<HTMLInputElement>(selector);
    if (!input) throw new Error('no input');
    input.files = transferOf(...files).files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const give = (root: HTMLElement, ...files: File[]) => giveTo(root, 'input[type=file]:not([capture])', files);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = (change: { lastCall: Parameters<Change> | undefined }) =>
  change.lastCall?.[0].value.map(({ name }) => name);
const tiles = (root: HTMLElement) => [...root.querySelectorAll('li')].map((tile) => tile.textContent);

/** The same picture with a note of its camera: it was held on its side, turn it a quarter. */
const held = async (file: File): Promise<File> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const note = [
    0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3,
  ];
  const turned = [0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  return new File([bytes.slice(0, 2), Uint8Array.from([...note, ...turned]), bytes.slice(2)], file.name, {
    type: file.type,
  });
};

describe('ImagePicker [LIB-01]', () => {
  it('gives what is chosen, dropped, pasted and photographed, in its order', async () => {
    const change = vi.fn<Change>();
    const { root } = await picker({ onChange: change });
    await give(root, gate, hall);
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['gate.png', 'hall.png']));
    const place = page.getByRole('group', { name: 'Photos' }).element();
    const dataTransfer = transferOf(roof);
    await drawn(
      () => void place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    );
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['gate.png', 'hall.png', 'roof.png']));
    const clipboardData = transferOf(drawing('pasted.png', '#abc'));
    await drawn(() => void place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })));
    await vi.waitFor(() => expect(names(change.mock)).toHaveLength(4));
    await giveTo(root, 'input[capture=environment]', [drawing('camera.jpg', '#cba')]);
    await vi.waitFor(() => expect(names(change.mock)?.slice(3)).toEqual(['pasted.png', 'camera.jpg']));
    expect(change.mock.lastCall?.[0].value[0]).toBe(gate);
    await vi.waitFor(() =>
      expect([...root.querySelectorAll('img')].map((one) => one.naturalWidth)).toEqual(Array(5).fill(400)),
    );
    expect(root.textContent).toContain('Pictures: 5');
  });

  it('compresses what is above 1025 KB, and tells from what to what [SHL-28]', async () => {
    const change = vi.fn<Change>();
    const { root } = await picker({ onChange: change });
    const large = noise('plate.png', 1200, 900);
    expect(needsCompression(large.size)).toBe(true);
    await give(root, large, gate);
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['plate.jpg', 'gate.png']));
    const made = change.mock.lastCall?.[0].value[0];
    expect(made?.type).toBe('image/jpeg');
    expect(needsCompression(made?.size ?? Infinity)).toBe(false);
    await expect.element(page.getByText(/^Compressed from [\d.]+ MB to [\d.]+ KB$/)).toBeVisible();
    // the same picture is known again, whatever it has become
    await give(root, large);
    await vi.waitFor(() => expect(tiles(root)[2]).toContain('Already in the list'));
  });

  it('keeps a picture upright that was taken with the camera on its side, and its proportions [SHL-28]', async () => {
    const made = await readImage(await held(noise('side.jpg', 1600, 800)));
    expect(made.type).toBe('image/jpeg');
    expect(needsCompression(made.size)).toBe(false);
    const { width, height } = await createImageBitmap(made, { imageOrientation: 'none' });
    expect(height / width).toBeCloseTo(2, 1);
  });

  it('what shines through becomes white, not black [SHL-28]', async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1400, height: 1000 });
    const context = canvas.getContext('2d');
    const dots = noise('dots.png', 1400, 600);
    context?.drawImage(await createImageBitmap(dots), 0, 400);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const made = await readImage(new File([blob ?? ''], 'a.png', { type: 'image/png' }));
    expect(made.name).toBe('a.jpg');
    context?.drawImage(await createImageBitmap(made), 0, 0, 1400, 1000);
    expect(context?.getImageData(20, 20, 1, 1).data[0]).toBeGreaterThan(240);
  });

  it('what is refused stays with its name, the reason and the limit; the rest goes through [SHL-26]', async () => {
    const change = vi.fn<Change>();
    const { root } = await picker({ onChange: change, countMax: 2, bytesMax: 100 * 1024 });
    await give(
      root,
      new File(['x'], 'IMG_2041.HEIC'),
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
      new File([], 'empty.png', { type: 'image/png' }),
      new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }),
      gate,
      noise('wide.png', 400, 300),
    );
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['gate.png']));
    await vi.waitFor(() =>
      expect(tiles(root).map((tile) => tile?.replace('Not taken', ': '))).toEqual([
        expect.stringContaining('gate.png'),
        'IMG_2041.HEIC: HEIC pictures are not taken: save it as JPEG PNG WEBP',
        'plan.pdf: Only images may be uploaded',
        'empty.png: The file is empty',
        'broken.jpg: The picture cannot be opened; it may be damaged',
        expect.stringMatching(/^wide.png: The file has \d+\.?\d* KB; the limit is 100 KB$/),
      ]),
    );
    await userEvent.click(button('Remove picture 2, IMG_2041.HEIC'));
    await expect.element(page.getByText('IMG_2041.HEIC')).not.toBeInTheDocument();
  });

  it('says how many there are and may be, and takes no more', async () => {
    const change = vi.fn<Change>();
    const { root } = await picker({ onChange: change, defaultValue: [gate], countMax: 2 });
    await expect.element(page.getByText('1 of 2 pictures')).toBeVisible();
    await give(root, new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }), hall, roof);
    await expect.element(page.getByText('2 of 2 pictures')).toBeVisible();
    await vi.waitFor(() => expect(tiles(root)[3]).toContain('At most 2 files'));
    expect(names(change.mock)).toEqual(['gate.png', 'hall.png']);
    expect(tiles(root)[2]).toContain('broken.jpg');
  });

  it('moves by button and by Alt and arrows; the focus goes with the picture', async () => {
    const change = vi.fn<Change>();
    await picker({ onChange: change, defaultValue: [gate, hall, roof] });
    await userEvent.click(button('Move picture 1, gate.png later'));
    expect(names(change.mock)).toEqual(['hall.png', 'gate.png', 'roof.png']);
    await expect.element(button('Move picture 2, gate.png later')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(names(change.mock)).toEqual(['hall.png', 'roof.png', 'gate.png']);
    await expect.element(page.getByText('gate.png moved to position 3 of 3')).toBeVisible();
    // it is the last now: "later" is out of reach
    await expect.element(button('Move picture 3, gate.png earlier')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(button('Move picture 2, gate.png earlier')).toHaveFocus();
  });

  it('removes, keeps the focus near, and takes it back without losing what came since', async () => {
    const change = vi.fn<Change>();
    const { root } = await picker({ onChange: change, defaultValue: [gate, hall] });
    await userEvent.click(button('Remove picture 1, gate.png'));
    expect(names(change.mock)).toEqual(['hall.png']);
    await expect.element(button('Remove picture 1, hall.png')).toHaveFocus();
    await give(root, roof);
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['hall.png', 'roof.png']));
    await userEvent.click(button('Undo'));
    expect(names(change.mock)).toEqual(['gate.png', 'hall.png', 'roof.png']);
    await expect.element(button('Photos Choose pictures')).toHaveFocus();
  });

  it('what came into the room of a removed picture keeps it', async () => {
    const { root } = await picker({ defaultValue: [gate], countMax: 1 });
    await userEvent.click(button('Remove picture 1, gate.png'));
    await give(root, roof);
    await expect.element(page.getByText('1 of 1 picture')).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  it('a picture that is cancelled while it is prepared does not come', async () => {
    const change = vi.fn<Change>();
    const { root } = await picker({ onChange: change });
    await give(root, noise('plate.png', 1600, 1200), gate);
    await drawn(() => {
      const cancel = [...root.querySelectorAll('button')].find(
        (one) => one.ariaLabel === 'Cancel picture 1, plate.png',
      );
      cancel?.click();
    });
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['gate.png']));
    expect(tiles(root)).toHaveLength(1);
  });

  it('shows what its owner holds', async () => {
    const change = vi.fn<Change>();
    const { root, rerender } = await picker({ value: [gate, hall], onChange: change });
    await userEvent.click(button('Remove picture 2, hall.png'));
    expect(names(change.mock)).toEqual(['gate.png']);
    expect(tiles(root)).toHaveLength(2);
    await rerender(<ImagePicker label="Photos" value={[roof]} />);
    expect(tiles(root)).toEqual([expect.stringContaining('roof.png')]);
  });

  it('sends its files with the form, and goes back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <ImagePicker label="Photos" name="photo" defaultValue={[gate, hall]} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    const sent = () => new FormData(form).getAll('photo').map((file) => (file as File).name);
    expect(sent()).toEqual(['gate.png', 'hall.png']);
    await userEvent.click(button('Move picture 2, hall.png earlier'));
    await vi.waitFor(() => expect(sent()).toEqual(['hall.png', 'gate.png']));
    await drawn(() => form.reset());
    await vi.waitFor(() => expect(sent()).toEqual(['gate.png', 'hall.png']));
  });

  it('read only: shows the pictures and takes nothing; disabled: sends nothing', async () => {
    const { root, rerender } = await picker({ defaultValue: [gate], readOnly: true });
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(root.querySelectorAll('img')).toHaveLength(1);
    await rerender(
      <form>
        <ImagePicker label="Photos" name="photo" defaultValue={[gate]} disabled />
      </form>,
    );
    await expect.element(button('Photos Choose pictures')).toBeDisabled();
    expect([...new FormData(root.querySelector('form') ?? undefined).keys()]).toEqual([]);
  });

  it('says at its button what is taken, that one is needed, and what is wrong [SHL-25]', async () => {
    await picker({ required: true, problem: 'Add a photo of the door', description: 'One from each side' });
    await expect
      .element(button('Photos Choose pictures'))
      .toHaveAccessibleDescription(/JPEG PNG WEBP, at least one.*1 MB.*One from each side.*Add a photo of the door/);
  });

  it('tells when it prepares pictures and when all are ready; what is under way does not come into a form that was reset', async () => {
    const change = vi.fn<Change>();
    const onPendingChange = vi.fn<NonNullable<ImagePickerProps['onPendingChange']>>();
    const { root } = await mount(
      <form>
        <ImagePicker label="Photos" onChange={change} onPendingChange={onPendingChange} />
      </form>,
      english,
    );
    await give(root, gate);
    await vi.waitFor(() => expect(onPendingChange.mock.calls).toEqual([[{ isPending: true }], [{ isPending: false }]]));
    expect(names(change.mock)).toEqual(['gate.png']);
    const opened = Promise.withResolvers<void>();
    const open = createImageBitmap;
    vi.stubGlobal('createImageBitmap', async (...given: Parameters<typeof open>) => {
      await opened.promise;
      return open(...given);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await give(root, hall);
    await drawn(() => root.querySelector('form')?.reset());
    expect(tiles(root)).toEqual([]);
    expect(onPendingChange.mock.lastCall).toEqual([{ isPending: false }]);
    await drawn(() => opened.resolve());
    await give(root, roof);
    await vi.waitFor(() => expect(names(change.mock)).toEqual(['roof.png']));
  });
});
