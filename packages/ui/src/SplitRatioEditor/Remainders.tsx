import { yuanText } from '@fireline/domain/lib';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { SplitSample } from './Rows.tsx';
import { Why } from './SplitRatioEditor.styles.ts';
import { type SplitDraft, keysOf } from './drafts.ts';
import { splitRatioEditorWords } from './words.ts';

export interface RemaindersProps {
  readonly drafts: readonly SplitDraft[];
  readonly samples: readonly SplitSample[];
}

/** Who gets the cent that is left, and why: the rule, and what it did to each example order. */
export function Remainders({ drafts, samples }: RemaindersProps) {
  const t = useWords(splitRatioEditorWords);
  const { money } = useFormat();
  return (
    <Why>
      <h4>{t('SplitRatioEditor.ruleTitle')}</h4>
      <p>{t('SplitRatioEditor.rule')}</p>
      <dl>
        {samples.map(({ number, cents, split }) =>
          cents === undefined ? null : (
            <div key={number}>
              <dt>{money(cents)}</dt>
              <dd>
                <Cents drafts={drafts} split={split} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </Why>
  );
}

function Cents({ drafts, split }: { readonly drafts: readonly SplitDraft[]; readonly split: SplitSample['split'] }) {
  const t = useWords(splitRatioEditorWords);
  if (!split) return t('SplitRatioEditor.noSplit');
  const keys = keysOf(drafts);
  const up = split.shares.flatMap((share, at) => (share?.isRoundedUp ? [{ share, at }] : []));
  if (up.length === 0) return t('SplitRatioEditor.noCent');
  return (
    <ul>
      {up.map(({ share, at }) => (
        <li key={keys[at]}>
          {t(share.isTied ? 'SplitRatioEditor.byId' : 'SplitRatioEditor.byFraction', {
            name: drafts[at]?.name ?? '',
            // hundredths of a cent have two decimals, as cents of a yuan have
            fraction: yuanText(share.hundredths),
            id: share.recipientId,
          })}
        </li>
      ))}
    </ul>
  );
}
