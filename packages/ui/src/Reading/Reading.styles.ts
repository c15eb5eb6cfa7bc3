import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);

  & > [data-part='figure'] {
    white-space: nowrap;
  }

  & > [data-part='figure'] > small,
  & > small {
    color: var(--fl-text-muted);
  }

  & > [data-part='figure'] > small {
    font-size: inherit;
  }

  & > small {
    font-size: var(--fl-type-caption);
    white-space: nowrap;
  }

  &[data-size='large'] > [data-part='figure'] {
    font-size: var(--fl-type-display);

    & > small {
      font-size: var(--fl-type-title);
    }
  }

  &[data-size='large'] > small {
    flex-basis: 100%;
  }

  /* an old value recedes, and its age says why */
  &:is([data-freshness='late'], [data-freshness='stale'], [data-none]) > [data-part='figure'] {
    color: var(--fl-text-muted);
  }

  &:is([data-freshness='late'], [data-freshness='stale']) > [data-part='figure'] {
    text-decoration: underline dotted;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  &[data-freshness='stale'] > [data-part='age'] {
    color: var(--fl-status-attention-text);
  }
`;
