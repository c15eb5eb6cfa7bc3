import { styled } from 'styled-components';

/** At the bottom edge while there is height to spare; in the flow on low or strongly magnified screens, where it would cover the content. */
export const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
  align-items: center;
  justify-content: space-between;
  margin-inline: calc(-1 * var(--fl-space-4));
  padding: var(--fl-space-2) var(--fl-space-4) max(var(--fl-space-2), env(safe-area-inset-bottom));
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  background: var(--fl-surface-base);

  & p {
    flex: 1 1 8em;
    min-width: 0;
    line-height: var(--fl-leading-tight);
  }

  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & button {
    flex: none;
  }

  &[data-stale] p {
    color: var(--fl-status-attention-text);
    font-weight: var(--fl-weight-strong);
  }

  @media (min-width: 280px) and (min-height: 480px) {
    position: sticky;
    inset-block-end: 0;
    z-index: var(--fl-layer-sticky);
  }

  @media print {
    display: none;
  }
`;

/** On paper 'a moment ago' means nothing. */
export const PrintedAt = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;

export const SlowNote = styled.p`
  color: var(--fl-text-muted);
`;
