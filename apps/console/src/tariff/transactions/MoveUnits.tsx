import { tariffCalls, type UnitAccount } from '@fireline/api/tariff';
import { giftRemarkChars, giftUnits, tariffWords, unitMoveForm } from '@fireline/domain/tariff';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { newPress } from '../../lib/newPress.ts';
import { unitWords } from '../words.ts';

const problemWords = [tariffWords];

/** How many, and why. */
export function AmountFields({ most }: { readonly most?: number }) {
  const t = useWords(unitWords);
  const { number } = useFormat();
  const amount = useFormField<number | null>('amount', { label: t('holding.give.amount'), initial: null });
  const remark = useFormField('remark', { label: t('holding.remark'), initial: '' });
  return (
    <>
      <NumberField
        {...amount}
        min={1}
        max={giftUnits.max}
        digits={0}
        required
        {...(most !== undefined && { description: t('holding.takeBack.most', { left: number(most) }) })}
      />
      <TextArea {...remark} countMax={giftRemarkChars.max} required />
    </>
  );
}

export interface MoveUnitsProps {
  readonly account: Pick<
    UnitAccount,
    'accountId' | 'holderKind' | 'holderId' | 'holderName' | 'resource' | 'balance' | 'reserved'
  >;
  readonly way: 'give' | 'takeBack';
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Units are given to a balance, or taken back, with the reason that its record keeps. @spec TAR-08 */
export function MoveUnits({ account, way, onClose, onMoved }: MoveUnitsProps) {
  const { accountId, holderKind, holderId, holderName: name, resource, balance, reserved } = account;
  const t = useWords(unitWords, tariffWords);
  const { number } = useFormat();
  const [requestId] = useState(newPress);
  const draft = useDraft<Entered>(`tariff.${accountId}.${way}`);
  const submit = useFormSend<FormValue<typeof unitMoveForm>, { readonly balance: number }>({
    send: (entered, client) =>
      way === 'give'
        ? client.send(tariffCalls.giveUnits, { holderKind, holderId, resource, requestId, ...entered })
        : client.send(tariffCalls.takeUnitsBack, { accountId, requestId, ...entered }),
    saved: (reply) => t(`holding.${way}.done`, { balance: number(reply.balance) }),
    draft,
    onSaved: () => {
      onClose();
      onMoved();
    },
  });
  return (
    <FormDrawer
      title={`${t(way === 'give' ? 'holding.give.to' : 'holding.takeBack.from', { name })} · ${t(`tariff.resource.${resource}`)}`}
      submitLabel={t(`holding.${way}`)}
      onClose={onClose}
      draft={draft}
      schema={unitMoveForm}
      words={problemWords}
      onSubmit={submit}
    >
      <AmountFields {...(way === 'takeBack' && { most: Math.max(0, balance - reserved) })} />
    </FormDrawer>
  );
}
