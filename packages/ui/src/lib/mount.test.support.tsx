import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { FirelineProvider, type FirelineProviderProps } from './provider.tsx';

declare global {
  // React's own switch: without it `act` complains
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Draws what the work changes. Real clicks and keys come from outside, so React's `act` is on only in here. */
export async function drawn(work: () => void): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => work());
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

export interface Mounted {
  /** The provider's root element. */
  readonly root: HTMLElement;
  readonly rerender: (children: ReactNode) => Promise<void>;
}

/** Draws inside a provider in the test's page and takes it away when the test ends. */
export async function mount(children: ReactNode, settings: FirelineProviderProps = {}): Promise<Mounted> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const render = (content: ReactNode): Promise<void> =>
    drawn(() => root.render(<FirelineProvider {...settings}>{content}</FirelineProvider>));
  onTestFinished(async () => {
    await drawn(() => root.unmount());
    host.remove();
  });
  await render(children);
  const element = host.querySelector<HTMLElement>('[data-fl-theme]');
  if (!element) throw new Error('the provider drew no root');
  return { root: element, rerender: render };
}
