import { styled } from 'styled-components';

export const Groups = styled.div`
  columns: 2;
  column-gap: var(--fl-space-6);
  container-type: normal;

  @media (max-width: 640px) {
    columns: 1;
  }
`;

export const Group = styled.section`
  margin-block-end: var(--fl-space-5);
  break-inside: avoid;

  & > h3 {
    margin-block-end: var(--fl-space-1);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--fl-space-3);
  padding-block: var(--fl-space-1);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  & > dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > dd {
    flex: none;
  }
`;

export const Hint = styled.p`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Caps = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  & kbd {
    min-width: 1.9em;
    padding: 1px var(--fl-space-1);
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-block-end-width: 2px;
    border-radius: var(--fl-radius-small);
    background: var(--fl-surface-sunken);
    color: var(--fl-text-default);
    font: inherit;
    text-align: center;
  }
`;
