import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Live, ProblemText } from './FieldFrame.styles.ts';

/** What is wrong with something larger than a field. Its place is there before, so that its coming is announced. */
export function ProblemNote({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Live aria-live="polite">
      {children && (
        <ProblemText id={id}>
          <CircleAlert aria-hidden />
          <span>{children}</span>
        </ProblemText>
      )}
    </Live>
  );
}
