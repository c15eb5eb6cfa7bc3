import type { Project } from '@fireline/api/site';
import { daysBetween } from '@fireline/domain/lib';
import { useFormat } from '@fireline/ui/lib';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

const Track = styled.span`
  position: relative;
  /* a block would stand at the top of its table cell */
  display: inline-block;
  vertical-align: middle;
  width: 100%;
  height: var(--fl-space-2);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-sunken);
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--fl-term-gone);
    background: var(--fl-action-primary);
  }
  &[data-state='ending']::before {
    background: var(--fl-status-attention-fill);
  }
  &[data-state='ended']::before {
    background: var(--fl-border-strong);
  }
`;

/** How much of a project's term has passed, in percent. @spec SIT-08 */
export function termGone({ start, end, daysLeft }: Pick<Project, 'start' | 'end' | 'daysLeft'>): number {
  const length = daysBetween(start, end);
  return Math.min(100, Math.max(0, Math.round(((length - daysLeft) / length) * 100)));
}

/** How far a project has come between its first and its last day; the two days stand beside it as text. @spec SIT-08 */
export function TermBar({ project }: { readonly project: Project }) {
  const { ratio } = useFormat();
  const style = { '--fl-term-gone': `${termGone(project)}%` } as CSSProperties;
  return <Track role="img" aria-label={ratio(termGone(project) / 100, 0)} data-state={project.state} style={style} />;
}
