import { deviceSosWords, imeisPerParse } from '@fireline/domain/device';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { FootSubmit } from '../../lib/form/FootedDrawer.tsx';
import { pastedImeis } from '../../lib/form/pastedImeis.ts';
import type { Draft } from '../../lib/form/useDraft.ts';
import { Fields } from './Project.styles.ts';
import { projectWords } from './words.ts';

const problemWords = [deviceSosWords];

function Text() {
  const t = useWords(projectWords);
  const field = useFormField('imeis', { label: t('projects.device.paste'), initial: '' });
  return <TextArea {...field} description={t('projects.device.paste.what', { max: imeisPerParse })} required />;
}

export interface PasteDevicesProps {
  readonly draft: Draft<Entered>;
  /** The verb of the button. Default: to add them. */
  readonly submitLabel?: string;
  readonly onTake: (imeis: readonly string[]) => void;
}

/** Takes IMEIs as they are pasted; one at fault is named with its place, and nothing is taken until it is mended. @spec SIT-08 DEV-21 */
export function PasteDevices({ draft, submitLabel, onTake }: PasteDevicesProps) {
  const t = useWords(projectWords);
  return (
    <DraftForm
      draft={draft}
      schema={pastedImeis}
      words={problemWords}
      onSubmit={async ({ value }) => {
        draft.forget();
        onTake(value.imeis);
        return undefined;
      }}
    >
      <Fields>
        <Text />
        <FootSubmit>{submitLabel ?? t('projects.device.addPasted')}</FootSubmit>
      </Fields>
    </DraftForm>
  );
}
