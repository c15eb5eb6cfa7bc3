import { styled } from 'styled-components';

export const Stage = styled.div`
  height: var(--stage-height);
`;

export const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  && {
    pointer-events: none;
  }
  & > * {
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-medium);
    background: var(--fl-surface-raised);
    padding: var(--fl-space-2) var(--fl-space-3);
    color: var(--fl-text-muted);
    pointer-events: auto;
  }
`;

const steps = [1, 2, 3, 4, 5].map((step) => `&[data-shade='${step}'] { fill: var(--fl-heat-${step}); }`).join('\n');

export const Shade = styled.rect`
  fill: var(--fl-surface-raised);
  stroke: var(--fl-border-default);
  ${steps}

  &[data-shade='none'] {
    stroke-dasharray: 2 2;
  }
`;

/** The district that was pressed. */
export const Readout = styled.p`
  position: absolute;
  inset-block-start: var(--fl-space-2);
  inset-inline-start: var(--fl-space-2);
  display: flex;
  align-items: center;
  gap: var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: var(--fl-space-1) var(--fl-space-3);
`;
