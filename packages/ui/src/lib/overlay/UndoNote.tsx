import { Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../Button/index.ts';
import { oneLine } from '../fragments.ts';
import type { Undo } from './useUndo.ts';
import { useWords } from '../format/useWords.ts';
import { undoWords } from '../words.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  min-width: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  & > [role='status'] {
    min-width: 0;
    ${oneLine}
  }
  & > [role='status']:empty {
    display: none;
  }
`;

/** What was done last, said aloud, and the way back from it. */
export function UndoNote({ memory }: { readonly memory: Undo }) {
  const t = useWords(undoWords);
  return (
    <Line>
      <span role="status">{memory.told}</span>
      {memory.told !== null && (
        <Button variant="quiet" icon={<Undo2 aria-hidden />} data-act="undo" onClick={memory.undo}>
          {t('Undo.act')}
        </Button>
      )}
    </Line>
  );
}
