import { VisuallyHidden } from '@fireline/ui/lib';
import { TwoLines } from './TwoLines.styles.ts';

export interface NameOverProps {
  readonly name: string;
  /** What tells it from others of the same name, such as its place; empty: nothing stands below. */
  readonly below: string;
}

/** A name over what tells it from others of the same name, in one row of a list. */
export function NameOver({ name, below }: NameOverProps) {
  if (below === '') return name;
  return (
    <TwoLines title={nameOverText({ name, below })}>
      <span>{name}</span>
      <small>
        <VisuallyHidden> · </VisuallyHidden>
        {below}
      </small>
    </TwoLines>
  );
}

/** The same in one line, as files and paper have it. */
export const nameOverText = ({ name, below }: NameOverProps): string => (below === '' ? name : `${name} · ${below}`);
