import { keyframes, styled } from 'styled-components';
import { floatingSurface, focusRing } from '../lib/fragments.ts';
import { toneColours } from '../lib/alarm/tones.tsx';

const enter = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

export const Region = styled.div`
  position: fixed;
  /* a page with a bar at its foot sets how high it is */
  inset-block-end: calc(var(--fl-space-4) + var(--fl-foot-edge, 0px));
  inset-inline-end: var(--fl-space-4);
  z-index: var(--fl-layer-toast);
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  width: min(400px, calc(100vw - 2 * var(--fl-space-4)));
  outline: none;

  /* not over the drawer or dialog that is worked in */
  @media (width >= 768px) {
    :root:has([aria-modal='true']) & {
      inset-inline: var(--fl-space-4) auto;
    }
  }
`;

export const Root = styled.div`
  ${floatingSurface}
  ${toneColours}
  ${focusRing}
  display: flex;
  align-items: start;
  gap: var(--fl-space-2);
  padding: var(--fl-space-2) var(--fl-space-2) var(--fl-space-2) var(--fl-space-3);
  border-inline-start: 3px solid var(--tone-fill);
  animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Content = styled.div`
  display: flex;
  flex: 1;
  gap: var(--fl-space-2);
  min-width: 0;
  padding-block: calc((var(--fl-size-control) - 1.5em) / 2);

  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    margin-block-start: 0.125em;
    color: var(--tone-fill);
  }
`;

export const Title = styled.div`
  font-weight: var(--fl-weight-strong);
  overflow-wrap: anywhere;
`;

export const Detail = styled.div`
  color: var(--fl-text-muted);
  overflow-wrap: anywhere;
`;
