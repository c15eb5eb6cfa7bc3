import { styled } from 'styled-components';

export const SampleGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--fl-space-4);

  & p {
    color: var(--fl-text-muted);
  }
`;

export const SampleButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  margin-block-start: var(--fl-space-3);
`;

export const SampleView = styled.div`
  display: grid;
  height: 480px;
`;
