import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: var(--fl-space-4) var(--fl-space-6);
`;

const Name = styled.dt`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

const State = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-3);
  min-width: 0;
`;

/** The grid that is a component's visual baseline: one named row per state. */
export function StateGrid({ states }: { readonly states: Readonly<Record<string, ReactNode>> }) {
  return (
    <Rows>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} style={{ display: 'contents' }}>
          <Name lang="en">{name}</Name>
          <State>{state}</State>
        </div>
      ))}
    </Rows>
  );
}
