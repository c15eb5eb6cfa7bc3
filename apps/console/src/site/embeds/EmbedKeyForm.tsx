import { type EmbedKey, type MadeEmbedKey, publicCalls } from '@fireline/api/public';
import {
  embedKeyForm,
  embedKeyNameChars,
  embedMinutes,
  embedMinutesDefault,
  embedOriginsMax,
  embedPieces,
  publicLinkWords,
} from '@fireline/domain/public';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField, type NodeFieldProps } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { siteCalls } from '@fireline/api/site';
import { embedScreenWords } from './words.ts';

/** The draft of an embed key is kept under this name. */
export const embedDraft = (key: EmbedKey | undefined): string => (key ? `embedKey.${key.keyId}` : 'embedKey');

type Value = FormValue<typeof embedKeyForm>;
const problemWords = [publicLinkWords];
const noPiece: readonly string[] = [];

/** The domain's form; origins are typed one a line. */
const schema: FormSchema<Value> = {
  '~standard': {
    validate: (input) => {
      const { origins, ...rest } = input as Readonly<Record<string, unknown>>;
      const lines = (typeof origins === 'string' ? origins : '').split(/[\s,]+/).filter((line) => line !== '');
      const result = embedKeyForm.check({ ...rest, origins: lines });
      return result.ok
        ? { value: result.value }
        : {
            issues: result.problems.map(({ field, ...problem }) => ({
              ...problem,
              message: problem.code,
              field: field?.replace(/^origins.*$/, 'origins'),
            })),
          };
    },
  },
};

function KeyFields({ partner }: { readonly partner?: NodeFieldProps['known'] }) {
  const t = useWords(embedScreenWords, publicLinkWords);
  const hasPartners = useMay()(siteCalls.partners);
  const { name: _name, ...pieces } = useFormField('pieces', { label: t('embeds.pieces'), initial: noPiece });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('embeds.name'), initial: '' })}
        countMax={embedKeyNameChars.max}
        autoComplete="off"
        required
      />
      <TextArea
        {...useFormField('origins', { label: t('embeds.origins'), initial: '' })}
        description={t('embeds.originsWhat', { max: embedOriginsMax })}
        required
      />
      <MultiSelect
        {...pieces}
        options={embedPieces.map((value) => ({ value, label: t(`public.embed.pieces.${value}`) }))}
      />
      <TextField
        {...useFormField('minutes', { label: t('embeds.minutes'), initial: String(embedMinutesDefault) })}
        description={`${embedMinutes.min}–${embedMinutes.max}`}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {hasPartners && (
        <NodeField kind="partner" label={t('embeds.partner')} description={t('embeds.partnerWhat')} known={partner} />
      )}
    </>
  );
}

const sentOf = ({ name, origins, pieces, minutes, partnerId }: Value) => ({
  name,
  origins: [...origins],
  pieces: [...pieces],
  ...(minutes !== undefined && { minutes }),
  ...(partnerId !== undefined && { partnerId }),
});

export interface NewEmbedKeyProps {
  readonly onClose: () => void;
  readonly onMade: (made: MadeEmbedKey) => void;
}

/** An embed key as it is made. @spec PUB-07 */
export function NewEmbedKey({ onClose, onMade }: NewEmbedKeyProps) {
  const t = useWords(embedScreenWords);
  const draft = useDraft<Entered>(embedDraft(undefined));
  const submit = useFormSend<Value, MadeEmbedKey>({
    send: (value, client) => client.send(publicCalls.createEmbedKey, sentOf(value)),
    saved: ({ key }) => t('embeds.saved', { name: key.name }),
    draft,
    onSaved: onMade,
  });
  return (
    <FormDrawer
      title={t('embeds.create')}
      submitLabel={t('embeds.save')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      onSubmit={submit}
    >
      <KeyFields partner={undefined} />
    </FormDrawer>
  );
}

export interface ChangeEmbedKeyProps {
  readonly embedKey: EmbedKey;
  /** Reads the key again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What of an embed key may change. @spec PUB-07 */
export function ChangeEmbedKey({ embedKey: newest, onReload, onClose, onSaved }: ChangeEmbedKeyProps) {
  const t = useWords(embedScreenWords);
  const { row: embedKey, begun } = useBegun(newest, onReload);
  const { keyId, revision, name, origins, pieces, minutes, partnerId } = embedKey;
  const draft = useDraft<Entered>(embedDraft(embedKey));
  const submit = useFormSend<Value, EmbedKey>({
    send: (value, client) => client.send(publicCalls.changeEmbedKey, { keyId, revision, ...sentOf(value) }),
    saved: (saved) => t('embeds.saved', { name: saved.name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('embeds.change', { name })}
      submitLabel={t('embeds.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={schema}
      words={problemWords}
      defaultValues={{
        name,
        pieces,
        origins: origins.join('\n'),
        minutes: String(minutes),
        partnerId: partnerId === null ? null : String(partnerId),
      }}
      onSubmit={submit}
    >
      <KeyFields partner={partnerId === null ? undefined : { id: partnerId, name: embedKey.partnerName }} />
    </FormDrawer>
  );
}
