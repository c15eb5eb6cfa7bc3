import type { ProjectLabel } from '@fireline/api/site';
import { labelMarks, labelTokens, Mark } from './Label.styles.ts';

/** The name of a label behind its mark, which differs by shape as well as by colour. @spec SIT-08 */
export function LabelMark({ label }: { readonly label: Pick<ProjectLabel, 'name' | 'colour' | 'shape'> }) {
  return (
    <>
      <Mark aria-hidden style={{ '--fl-label-colour': labelTokens[label.colour] }}>
        {labelMarks[label.shape]}
      </Mark>
      {label.name}
    </>
  );
}
