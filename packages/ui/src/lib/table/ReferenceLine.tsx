import { styled } from 'styled-components';
import { CopyButton } from '../../CopyButton/index.ts';
import { useWords } from '../format/useWords.ts';
import { referenceWords } from '../words.ts';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  & > code {
    font-family: var(--fl-font-mono);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** What support asks for about a failure, small, with a way to copy it. */
export function ReferenceLine({ text }: { readonly text: string }) {
  const t = useWords(referenceWords);
  return (
    <Line>
      {t('Reference.name')} <code>{text}</code>
      <CopyButton text={text} label={t('Reference.name')} />
    </Line>
  );
}
