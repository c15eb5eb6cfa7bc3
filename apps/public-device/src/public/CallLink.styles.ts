import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** As wide as the card and as high as a thumb: it is pressed while walking. */
export const Call = styled.a`
  display: flex;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: center;
  min-height: 48px;
  margin-block-start: var(--fl-space-2);
  padding: var(--fl-space-1) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-medium);
  color: var(--fl-text-link);
  font-variant-numeric: tabular-nums;
  font-weight: var(--fl-weight-strong);
  text-decoration: none;
  ${focusRing}

  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }
`;
