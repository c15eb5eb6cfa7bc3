import { type ComponentType, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('a part whose code comes to another between its drawing and its effects is shown [SHL-20]', async () => {
  const code = Promise.withResolvers<ComponentType<NoteProps>>();
  const load = vi.fn<() => Promise<ComponentType<NoteProps>>>(() => code.promise);
  const Part = laterPart(load, () => <p>on its way</p>);
  const note = (text: string) => <Part text={text} onClose={() => {}} />;
  function Second() {
    // what waits for the code goes on before the effects of this drawing
    useLayoutEffect(() => code.resolve(Note), []);
    return note('second');
  }
  const { root } = await mount(note('first'));
  const host = root.appendChild(document.createElement('div'));
  const second = createRoot(host);
  onTestFinished(() => second.unmount());
  second.render(<Second />);
  await expect.element(page.getByRole('note').filter({ hasText: 'first' })).toBeVisible();
  await expect.element(page.getByRole('note').filter({ hasText: 'second' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
