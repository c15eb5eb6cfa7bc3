import { siteCalls } from '@fireline/api/site';
import { sessionWords } from '@fireline/domain/session';
import {
  memberForm,
  memberProofs,
  memberRights,
  personNameChars,
  siteFormWords,
  siteWords,
} from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { placeWords } from './words.ts';

const follow: string | null = 'follow';
const byPhone: string | null = 'phone';
const problemWords = [siteWords, siteFormWords, sessionWords];

function Fields() {
  const t = useWords(placeWords, siteFormWords);
  const { name: _right, ...right } = useFormField('right', { label: t('members.right'), initial: follow });
  const { name: _proof, ...proof } = useFormField('proof', { label: t('members.proof'), initial: byPhone });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('members.name'), initial: '' })}
        countMax={personNameChars.max}
        required
      />
      <RadioGroup
        {...right}
        options={memberRights.map((value) => ({ value, label: t(`site.member.right.${value}`) }))}
      />
      <RadioGroup
        {...proof}
        options={memberProofs.map((value) => ({ value, label: t(`site.member.proof.${value}`) }))}
      />
      <TextField
        {...useFormField('phone', { label: t('members.phone'), initial: '' })}
        type="tel"
        autoComplete="off"
        {...(proof.value === 'phone' ? { required: true } : { isOptional: true })}
      />
      <TextField
        {...useFormField('email', { label: t('members.email'), initial: '' })}
        type="email"
        autoComplete="off"
        {...(proof.value === 'email' ? { required: true } : { isOptional: true })}
      />
    </>
  );
}

export interface MemberFormProps {
  readonly placeId: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Somebody who is added to the people of a place. @spec SIT-02 */
export function MemberForm({ placeId, onClose, onSaved }: MemberFormProps) {
  const t = useWords(placeWords);
  const draft = useDraft<Entered>(`place.${placeId}.member`);
  const submit = useFormSend<FormValue<typeof memberForm>, unknown>({
    send: (value, client) => client.send(siteCalls.addMember, { ...value, placeId }),
    saved: () => t('members.added'),
    draft,
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDrawer
      title={t('members.add')}
      submitLabel={t('places.save')}
      onClose={onClose}
      draft={draft}
      schema={memberForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
