import { financeSplitWords } from '@fireline/domain/finance';
import { ClipboardPaste } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Intake, Panel } from './SplitRatioEditor.styles.ts';
import type { Paste } from './usePaste.ts';
import { splitRatioEditorWords } from './words.ts';

type Column = 'recipientId' | 'name' | 'account' | 'ratio';

/** Rows from a spreadsheet: how many can be taken, and each bad cell by row and column. */
export function PastePanel({ paste }: { readonly paste: Paste }) {
  const t = useWords(splitRatioEditorWords);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(panel);
  const { isOpen, setOpen, text, setText, intake, take } = paste;
  return (
    <>
      <Button
        icon={<ClipboardPaste aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) focusNext('textarea');
        }}
      >
        {t('SplitRatioEditor.paste')}
      </Button>
      {isOpen && (
        <Panel ref={panel} id={panelId}>
          <TextArea
            label={t('SplitRatioEditor.paste')}
            description={t('SplitRatioEditor.pasteHow')}
            value={text}
            onChange={({ value }) => setText(value)}
            spellCheck={false}
          />
          {text !== '' && <Found paste={paste} />}
          <Button disabled={intake.rows.length === 0} onClick={take}>
            {t('SplitRatioEditor.take', { good: intake.rows.length })}
          </Button>
        </Panel>
      )}
    </>
  );
}

function Found({ paste: { intake } }: { readonly paste: Paste }) {
  const t = useWords(splitRatioEditorWords);
  const textOf = useProblemText(financeSplitWords);
  const { rows, problems } = intake;
  return (
    <Intake>
      <p role="status">{t('SplitRatioEditor.readable', { good: rows.length, bad: problems.length })}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => {
            const { line, field, code } = problem;
            const told = { line, problem: textOf(problem) ?? code };
            return (
              <li key={`${line} ${field} ${code}`}>
                {field === undefined
                  ? t('SplitRatioEditor.line', told)
                  : t('SplitRatioEditor.cell', {
                      ...told,
                      column: t(`SplitRatioEditor.column.${field as Column}`),
                    })}
              </li>
            );
          })}
        </ul>
      )}
    </Intake>
  );
}
