import { keyframes, styled } from 'styled-components';
import { Dialog } from '../Dialog/index.ts';

const enter = keyframes`
  from { opacity: 0; translate: var(--drawer-from); }
`;

/** A dialog taken out of the middle: fixed to an edge of the window, whatever room the scrim leaves around dialogs. */
export const Root = styled(Dialog)`
  &[data-side] {
    --drawer-from: 32px 0;

    position: fixed;
    inset-block: 0;
    inset-inline-end: 0;
    width: 100%;
    max-width: 480px;
    max-height: none;
    padding-block-end: env(safe-area-inset-bottom);
    border-width: 0;
    border-inline-start-width: var(--fl-border-width);
    border-radius: 0;
    animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);
  }
  &[data-side][data-size='small'] {
    max-width: 360px;
  }
  &[data-side][data-size='large'] {
    max-width: 720px;
  }
  &[data-side]:dir(rtl) {
    --drawer-from: -32px 0;
  }

  &[data-side='start'] {
    --drawer-from: -32px 0;

    inset-inline: 0 auto;
    border-inline-width: 0 var(--fl-border-width);
  }
  &[data-side='start']:dir(rtl) {
    --drawer-from: 32px 0;
  }

  &[data-side='bottom'],
  &[data-side='bottom']:dir(rtl) {
    --drawer-from: 0 32px;

    inset: auto 0 0;
    max-width: none;
    max-height: 85%;
    border-width: var(--fl-border-width) 0 0;
    border-radius: var(--fl-radius-large) var(--fl-radius-large) 0 0;
  }
  &[data-side='bottom'][data-size='small'] {
    max-height: 40%;
  }

  @media (max-width: 480px) {
    &[data-side][data-size] {
      max-width: none;
    }
  }
  /* below the strip of new alarms where what is pressed in it has no room beside the drawer */
  @media (width < 1120px) {
    &[data-side]:not([data-side='bottom']) {
      inset-block-start: var(--fl-alarm-edge, 0);
    }
  }
  @media (width < 1360px) {
    &[data-side='end'][data-size='large'] {
      inset-block-start: var(--fl-alarm-edge, 0);
    }
  }
  &[data-side='start'] {
    inset-block-start: var(--fl-alarm-edge, 0);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-side] {
      animation: none;
    }
  }
`;
