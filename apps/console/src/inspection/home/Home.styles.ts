import { styled } from 'styled-components';

/** The sentence that the page begins with. */
export const Sentence = styled.p`
  margin: 0;
  font-size: var(--fl-type-heading);
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fl-space-3);
    border-block-start: 1px solid var(--fl-border-default);
    padding-block: var(--fl-space-1);

    & > button {
      flex: none;
    }
  }
`;

/** Figures beside each other. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--fl-space-3);
`;
