import { styled } from 'styled-components';
import type { Choice } from './choices.ts';

const Detail = styled.small`
  display: block;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-weight: var(--fl-weight-regular);
  overflow-wrap: anywhere;

  [aria-disabled='true'] & {
    color: inherit;
  }
`;

/** A choice in its line: icon, label and what tells it from others of the same name. */
export function ChoiceText({ choice }: { readonly choice: Choice }) {
  return (
    <>
      {choice.icon}
      <span>
        {choice.label}
        {choice.description && <Detail>{choice.description}</Detail>}
      </span>
    </>
  );
}
