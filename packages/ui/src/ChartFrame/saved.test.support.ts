import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** What the save menu hands to the browser when its entry is chosen: nothing reaches the disk. */
export async function saved(entry: string): Promise<{ readonly name: string; readonly blob: Blob }> {
  const blobs: Blob[] = [];
  const keep = URL.createObjectURL.bind(URL);
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return keep(blob);
  });
  let name = '';
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  try {
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
    await userEvent.click(page.getByRole('menuitem', { name: entry }));
    await vi.waitFor(
      () => {
        if (name === '') throw new Error(`'${entry}' has saved nothing`);
      },
      { timeout: 10_000 },
    );
  } finally {
    made.mockRestore();
    clicked.mockRestore();
  }
  const blob = blobs.at(-1);
  if (!blob) throw new Error(`'${entry}' has made no file`);
  return { name, blob };
}
