import type { ReactNode } from 'react';
import { Facts as List } from './Screen.styles.ts';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known, line by line; what is empty is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== '' && value !== null)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
