import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Kind = styled.span`
  ${oneLine}

  &[data-state='open'] {
    font-weight: var(--fl-weight-strong);
  }

  & > svg {
    color: var(--fl-text-muted);
    vertical-align: -2px;
  }
`;

export const Times = styled.small`
  margin-inline-start: var(--fl-space-2);
  color: var(--fl-text-muted);
`;

/** How old it is, beside its state. */
export const Aged = styled.span`
  display: inline-flex;
  gap: var(--fl-space-2);
  align-items: center;

  & time {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    white-space: nowrap;
  }
`;

export const Figure = styled.span`
  white-space: nowrap;
`;

/** The alarm of a drill: striped, so that it is known for what it is without its colour. */
export const DrillMark = styled.span`
  margin-inline-end: var(--fl-space-2);
  padding-inline: var(--fl-space-2);
  border: 1px dashed currentColor;
  font-weight: var(--fl-weight-strong);
`;
