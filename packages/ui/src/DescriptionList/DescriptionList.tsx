import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Detail, Item, Root, Term } from './DescriptionList.styles.ts';

export interface Description {
  readonly term: string;
  /** Nothing is drawn as a dash, so that "unknown" is seen. */
  readonly detail: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  readonly items: readonly Description[];
  /** `columns`: term above detail, as many beside each other as fit. `rows`: one line each. Default `columns`. */
  readonly layout?: 'columns' | 'rows';
}

/**
 * The facts of one thing, by name.
 * @spec LIB-01
 * @example <DescriptionList items={[{ term: '设备号', detail: '860406240001204' }, { term: '信号', detail: <SignalGauge signals={18} /> }]} />
 */
export function DescriptionList({ items, layout = 'columns', ...rest }: DescriptionListProps) {
  return (
    <Root {...rest} data-layout={layout}>
      {items.map(({ term, detail }) => (
        <Item key={term}>
          <Term>{term}</Term>
          <Detail>{detail}</Detail>
        </Item>
      ))}
    </Root>
  );
}
