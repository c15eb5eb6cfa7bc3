import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Body, Header, Root, Title } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** Where the title stands in the page's outline. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** No room around the content: a table or a chart brings its own. Default false. */
  readonly isFlush?: boolean;
}

/**
 * A raised part of a screen, named by its title.
 * @spec LIB-01
 * @example <Card title="未确认报警" actions={<Link href="/alarm">全部</Link>}>…</Card>
 */
export function Card({ title, headingLevel = 3, actions, isFlush = false, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Root {...(title ? { 'aria-labelledby': id } : {})} {...rest}>
      {(title || actions) && (
        <Header>
          <Title as={`h${headingLevel}`} id={id}>
            {title}
          </Title>
          {actions}
        </Header>
      )}
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Root>
  );
}
