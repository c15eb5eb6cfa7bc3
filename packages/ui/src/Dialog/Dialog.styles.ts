import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

/** Between the page and the alarms: they stay in reach beside the dialog. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--fl-layer-scrim);
  background: var(--fl-surface-scrim);
`;

/** Presses beside the panel go through it, to alarms and to the scrim. */
export const Frame = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--fl-layer-overlay);
  display: grid;
  place-items: center;
  padding: var(--fl-space-4);
  /* below the strip of new alarms, and kept as far from the foot: a dialog does not move when one comes */
  padding-block: calc(var(--fl-alarm-edge, 8px) + var(--fl-space-2));
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  @media (height < 700px) {
    padding-block-end: var(--fl-space-4);
  }
  @media (max-width: 480px) {
    place-items: end stretch;
    padding: calc(var(--fl-alarm-edge, 24px) + var(--fl-space-2)) 0 0;
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 560px;
  max-height: 100%;
  min-height: 0;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-overlay);
  box-shadow: var(--fl-shadow-overlay);
  color: var(--fl-text-default);
  animation: ${appear} var(--fl-motion-base) var(--fl-motion-ease);

  &[data-size='small'] {
    max-width: 400px;
  }
  &[data-size='large'] {
    max-width: 880px;
  }
  /* that it opened shows where the focus is */
  outline: none;

  @media (max-width: 480px) {
    max-width: none;
    border-radius: var(--fl-radius-large) var(--fl-radius-large) 0 0;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Header = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--fl-space-3);
  padding: var(--fl-space-4) var(--fl-space-4) var(--fl-space-2) var(--fl-space-6);
`;

export const Title = styled.h2`
  padding-block: calc((var(--fl-size-control) - 1.35em) / 2);
  font-size: var(--fl-type-title);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
`;

export const Body = styled.div`
  /* where the panel is higher than what is in it, as a drawer is, the buttons stay at its foot */
  flex: 1 1 auto;
  overflow-y: auto;
  min-height: 0;
  padding: 0 var(--fl-space-6) var(--fl-space-5);
  overscroll-behavior: contain;

  & > div > * + * {
    margin-block-start: var(--fl-space-4);
  }

  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -2px;
  }
`;

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--fl-space-2);
  padding: var(--fl-space-3) var(--fl-space-6) var(--fl-space-4);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
`;
