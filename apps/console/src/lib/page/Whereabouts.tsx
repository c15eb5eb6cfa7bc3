import type { Who } from '@fireline/api/lib';
import { Link } from '@fireline/ui/Link';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../session/useMay.ts';

/** The lines below a title: where it belongs, when it last reported, whom to call. Of each the first word is its name. */
export const Whereabouts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-6);
  align-items: baseline;

  & > span > span:first-child {
    color: var(--fl-text-muted);
  }
`;

/** From the widest down to the spot. */
export const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-2);

  & > span + span::before {
    content: '›';
    margin-inline-end: var(--fl-space-2);
    color: var(--fl-text-muted);
  }
`;

export interface NamedProps {
  readonly name: string;
  /** null: it has no page. */
  readonly href: string | null;
  readonly who: Who;
}

/** A name, as a link for those who may open its page. */
export function Named({ name, href, who }: NamedProps) {
  const may = useMay();
  return href !== null && may({ who }) ? <Link href={href}>{name}</Link> : name;
}

/** What it is and its name before it; nothing where there is none. */
export function Belongs({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return children ? (
    <span>
      <span>{term}</span> {children}
    </span>
  ) : null;
}
