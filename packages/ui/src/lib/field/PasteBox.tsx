import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../Button/index.ts';
import { TextArea } from '../../TextArea/index.ts';
import { Note, ProblemText } from './FieldFrame.styles.ts';

const Box = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  justify-items: start;
  min-width: 0;

  & > :first-child {
    justify-self: stretch;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-3);
`;

const Problems = styled.ul`
  overflow-y: auto;
  max-height: 12em;
  margin: 0;
  padding: 0;
  color: var(--fl-text-danger);
  font-size: var(--fl-type-caption);
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Lines of problems that fit; more scroll, and what scrolls must be reached by keyboard. */
const shownWithoutScrolling = 7;

/** What came of a pasted text. */
export interface PasteOutcome {
  /** What was taken. */
  readonly told: string;
  /** What was not, each with its place and reason. */
  readonly problems: readonly string[];
  /** All of it is done with: the text may go. Default: when there is no problem. */
  readonly isDone?: boolean;
}

export interface PasteBoxProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly action: string;
  readonly disabled?: boolean;
  /** What was pasted elsewhere, and what came of it. */
  readonly first?: { readonly text: string; readonly outcome: PasteOutcome };
  readonly onTake: (text: string) => PasteOutcome;
}

/** A place for a whole list at once. What could not be taken is told one by one, and the text stays until all of it was. */
export function PasteBox({ label, description, action, disabled = false, first, onTake }: PasteBoxProps) {
  const [text, setText] = useState(first?.text ?? '');
  const [outcome, setOutcome] = useState<PasteOutcome | null>(first?.outcome ?? null);
  const take = (): void => {
    const next = onTake(text);
    setOutcome(next);
    if (next.isDone ?? next.problems.length === 0) setText('');
  };
  return (
    <Box>
      <TextArea
        {...{ label, description, disabled }}
        value={text}
        rowsMin={3}
        rowsMax={8}
        spellCheck={false}
        onChange={({ value }) => setText(value)}
      />
      <Row>
        <Button disabled={disabled || text.trim() === ''} onClick={take}>
          {action}
        </Button>
        <Note role="status">{outcome?.told}</Note>
      </Row>
      {outcome !== null && outcome.problems.length > 0 && (
        <Problems tabIndex={outcome.problems.length > shownWithoutScrolling ? 0 : undefined} aria-label={label}>
          {outcome.problems.map((problem) => (
            <ProblemText as="li" key={problem}>
              {problem}
            </ProblemText>
          ))}
        </Problems>
      )}
    </Box>
  );
}
