import { styled } from 'styled-components';
import { entry } from '../lib/field/Entry.styles.ts';
import { controlBox } from '../lib/field/FieldFrame.styles.ts';

export const Box = styled.div`
  ${controlBox}
  /* the body of a dialog cuts what stands over its edge */
  margin: var(--fl-space-1) 1px 0;
`;

export const Input = styled.input`
  ${entry}
`;

/** As high with nothing found as with little: the dialog does not jump while one types. */
export const Found = styled.div`
  min-height: 12em;
`;

export const List = styled.ul`
  overflow-y: auto;
  max-height: min(50vh, 420px);
  padding: 0;
  list-style: none;
`;

/** The keys of a command, at the end of its line. */
export const Aside = styled.div`
  flex: none;
`;

export const GroupTitle = styled.li`
  padding: var(--fl-space-2) var(--fl-space-2) var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;
