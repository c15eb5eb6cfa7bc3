import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-components';

/** How a message about something reads; alarms have levels instead. */
export type Tone = 'info' | 'success' | 'attention' | 'danger';

/** Each tone has its own shape, so that it is never told by colour alone. */
export const toneIcons: Readonly<Record<Tone, ReactNode>> = {
  info: <Info aria-hidden />,
  success: <CircleCheck aria-hidden />,
  attention: <TriangleAlert aria-hidden />,
  danger: <CircleAlert aria-hidden />,
};

/** Sets the tone's colours for an element with `data-tone`. */
export const toneColours = css`
  --tone-fill: var(--fl-status-info-fill);
  --tone-text: var(--fl-status-info-text);
  --tone-subtle: var(--fl-status-info-subtle);
  --tone-border: var(--fl-status-info-border);

  &[data-tone='success'] {
    --tone-fill: var(--fl-status-normal-fill);
    --tone-text: var(--fl-status-normal-text);
    --tone-subtle: var(--fl-status-normal-subtle);
    --tone-border: var(--fl-status-normal-border);
  }
  &[data-tone='attention'] {
    --tone-fill: var(--fl-status-attention-fill);
    --tone-text: var(--fl-status-attention-text);
    --tone-subtle: var(--fl-status-attention-subtle);
    --tone-border: var(--fl-status-attention-border);
  }
  &[data-tone='danger'] {
    --tone-fill: var(--fl-status-fault-fill);
    --tone-text: var(--fl-status-fault-text);
    --tone-subtle: var(--fl-status-fault-subtle);
    --tone-border: var(--fl-status-fault-border);
  }
`;
