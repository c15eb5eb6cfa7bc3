import type { Client } from '@fireline/api/lib';
import { deviceMoveForm, deviceRegisterWords } from '@fireline/domain/device';
import { siteWords } from '@fireline/domain/site';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import type { BatchEnd, Where } from './batch.ts';
import { SpotFields } from './SpotFields.tsx';
import { registerWords } from './words.ts';

const problemWords = [deviceRegisterWords, siteWords];

export interface MoveDevicesProps {
  readonly count: number;
  readonly send: (where: Where, client: Client) => Promise<BatchEnd>;
  readonly offers: (end: BatchEnd) => { readonly label: string; readonly onAct: () => void } | undefined;
  readonly onClose: () => void;
  readonly onDone: (end: BatchEnd) => void;
}

/** Asks where devices go, and says what goes along. @spec DEV-12 N12 */
export function MoveDevices({ count, send, offers, onClose, onDone }: MoveDevicesProps) {
  const t = useWords(registerWords);
  const draft = useDraft<Entered>('device.move');
  const submit = useFormSend<FormValue<typeof deviceMoveForm>, BatchEnd>({
    send,
    saved: ({ done }) => t('register.done', { count: done, event: t('register.move') }),
    offers,
    draft,
    onSaved: onDone,
  });
  return (
    <FormDrawer
      title={t('register.move.title', { count })}
      submitLabel={t('register.move')}
      onClose={onClose}
      draft={draft}
      schema={deviceMoveForm}
      words={problemWords}
      onSubmit={submit}
    >
      <p>{t('register.move.what')}</p>
      <SpotFields required />
    </FormDrawer>
  );
}
