import { type ChainLevel, tariffWords } from '@fireline/domain/tariff';
import { useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { DateField } from '../DateField/index.ts';
import { Select } from '../Select/index.ts';
import { FigureField } from '../lib/field/FigureField.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Part } from '../lib/table/FigureTable.styles.ts';
import { Fields } from './PriceChain.styles.ts';
import type { ChangeDraft, ChangeReading } from './chain.ts';
import { priceChainWords } from './words.ts';

export interface TryFormProps {
  readonly levels: readonly ChainLevel[];
  readonly draft: ChangeDraft;
  readonly reading: ChangeReading;
  readonly onDraft: (change: { readonly value: ChangeDraft }) => void;
  readonly onSave: (() => void) | undefined;
  readonly onDiscard: () => void;
  readonly isSaving: boolean;
  readonly headingLevel: 2 | 3 | 4;
}

/** A price that is tried before it is saved. */
export function TryForm({ levels, draft, reading, onDraft, onSave, onDiscard, isSaving, headingLevel }: TryFormProps) {
  const Heading = `h${headingLevel}` as const;
  const t = useWords(priceChainWords, tariffWords);
  const textOf = useProblemText(tariffWords);
  const { moneySign } = useFormat();
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const problemAt = (field: string) => textOf(reading.problems.find((problem) => problem.field === field));
  const isEmpty = draft.price === '';
  return (
    <Part role="group" aria-labelledby={id}>
      <Heading id={id}>{t('PriceChain.try')}</Heading>
      <Fields>
        {levels.length > 1 && (
          <Select
            label={t('PriceChain.level')}
            options={levels.map((level) => ({ value: level, label: t(`tariff.chain.level.${level}`) }))}
            value={draft.level}
            onChange={({ value }) => value && onDraft({ value: { ...draft, level: value } })}
          />
        )}
        <FigureField
          label={t('PriceChain.newPrice')}
          prefix={moneySign()}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          onChange={({ value }) => onDraft({ value: { ...draft, price: value } })}
          onBlur={() => setLeft(true)}
          problem={isEmpty && !isLeft ? undefined : problemAt('price')}
        />
        <DateField
          label={t('PriceChain.from')}
          value={draft.from === '' ? null : draft.from}
          onChange={({ value, problem }) => {
            setUnread(value === null && problem !== null);
            onDraft({ value: { ...draft, from: value ?? '' } });
          }}
          // what is typed and no day yet is told by the field itself
          problem={isUnread ? undefined : problemAt('from')}
        />
        {onSave && (
          <Button variant="primary" disabled={!reading.change} isPending={isSaving} onClick={onSave}>
            {t('PriceChain.save')}
          </Button>
        )}
        <Button
          disabled={isEmpty}
          onClick={() => {
            setLeft(false);
            onDiscard();
          }}
        >
          {t('PriceChain.discard')}
        </Button>
      </Fields>
    </Part>
  );
}
