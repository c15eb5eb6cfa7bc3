import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
  align-items: start;
  gap: 32px;

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }

  & h1 {
    font-size: 28px;
  }

  & ul {
    padding-left: 18px;
  }
`;

export const Controls = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;

  & > * {
    flex: 1 1 140px;
  }
`;

export const ColourWell = styled.input`
  flex: 0 0 48px;
  align-self: start;
  width: 48px;
  height: 36px;
  margin-top: 23px;
  padding: 2px;
  border: 1px solid var(--fl-border-strong);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  cursor: pointer;
`;

export const Checks = styled.section`
  min-width: 0;
`;

export const Code = styled.pre`
  max-height: 280px;
  overflow: auto;
  margin: 8px 0 0;
  padding: 12px;
  border: 1px solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-sunken);
  font-family: var(--fl-font-mono);
  font-size: 12px;
`;

export const Preview = styled.section`
  overflow: clip;
  min-width: 0;
  border: 1px solid var(--fl-border-default);
  border-radius: var(--fl-radius-large);
`;

export const Wall = styled.div`
  padding: 24px;
  columns: 380px;
  column-gap: 32px;

  & > section {
    break-inside: avoid;
    padding-bottom: 24px;
  }

  & h2[lang] {
    margin-bottom: 8px;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: 400;
  }
`;
