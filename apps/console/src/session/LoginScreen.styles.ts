import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Page = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
  padding: var(--fl-space-4);
`;

export const Card = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  width: min(380px, 100%);
  padding: var(--fl-space-8) var(--fl-space-6);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
`;

export const Product = styled.p`
  color: var(--fl-text-muted);
`;

/** As high as two lines, whatever its proportions. */
export const Logo = styled.img`
  justify-self: start;
  max-width: 100%;
  height: 48px;
  object-fit: contain;
  object-position: left;
`;

export const Heading = styled.h1`
  margin-block-start: calc(-1 * var(--fl-space-3));
  font-size: var(--fl-type-heading);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
`;

export const Form = styled.form`
  display: grid;
  gap: var(--fl-space-4);
`;

export const Languages = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--fl-space-2);

  & > button {
    ${focusRing}
    min-height: 32px;
    padding-inline: var(--fl-space-2);
    border: 0;
    border-radius: var(--fl-radius-medium);
    background: none;
    color: var(--fl-text-link);
    font: inherit;
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
`;
