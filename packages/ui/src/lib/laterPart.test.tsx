import { type ComponentType, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { laterPart } from './laterPart.tsx';
import { mount } from './mount.test.support.tsx';

interface NoteProps {
  readonly text: string;
  readonly onClose: () => void;
}
const Note = ({ text }: NoteProps) => <p role="note">{text}</p>;

/** A button that shows the note, and what it stands beside. */
function Page({ Part }: { readonly Part: ComponentType<NoteProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p role="status">2 alarms</p>
      <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        why
      </button>
      {isOpen && <Part text="no signal" onClose={() => setOpen(false)} />}
    </>
  );
}

it('a part that cannot be fetched takes nothing with it, and is fetched again when it is asked for again [SHL-20]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<ComponentType<NoteProps>>>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(Note);
  const Part = laterPart(
    load,
    () => <p>on its way</p>,
    ({ onClose }) => onClose(),
  );
  await mount(<Page Part={Part} />);
  const button = page.getByRole('button', { name: 'why' });
  await userEvent.click(button);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 alarms');
  await userEvent.click(button);
  await expect.element(page.getByRole('note')).toHaveTextContent('no signal');
  await userEvent.click(button);
  await userEvent.click(button);
  await expect.element(page.getByRole('note')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
