import { styled } from 'styled-components';
import { controlBox } from '../field/FieldFrame.styles.ts';

export const Box = styled.div`
  ${controlBox}

  /* the part being typed shows where the focus is; the box says which field */
  &:has([contenteditable]:focus, [role='spinbutton']:focus) {
    border-color: var(--fl-focus);
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -1px;
  }
`;
