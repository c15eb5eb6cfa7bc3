import { type Building, buildingCalls } from '@fireline/api/building';
import { buildingImages, buildingLimitWords, buildingWords } from '@fireline/domain/building';
import { sessionWords } from '@fireline/domain/session';
import { type Wgs84, siteFormWords, siteWords } from '@fireline/domain/site';
import { Drawer } from '@fireline/ui/Drawer';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { CallFailed } from '../lib/page/CallFailed.tsx';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { type Begun, useBegun } from '../lib/form/useBegun.ts';
import { useFormSend } from '../lib/form/useFormSend.ts';
import { type Draft, useDraft } from '../lib/form/useDraft.ts';
import { BuildingFields } from './BuildingFields.tsx';
import { type BuildingEntered, type ImageField, buildingSchemaOf, formValuesOf } from './buildingFormSchema.ts';
import { buildingFormWords } from './words.ts';
import { type HeldImages, useHeldImages } from '../lib/images/useHeldImages.ts';
import { useImageUpload } from '../lib/images/useImageUpload.ts';

export interface BuildingFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly building: Building | undefined;
  /** Reads the building again. */
  readonly onReload?: () => void;
  /** Where the map begins for a new one. */
  readonly near: Wgs84 | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly building: Building }) => void;
}

/** Under this name what is typed of a building is kept. */
export const buildingDraft = (buildingId: number | undefined): string => `building.${buildingId ?? 'new'}`;

const problemWords = [buildingWords, buildingLimitWords, siteWords, siteFormWords, sessionWords];

interface FormProps extends Omit<BuildingFormProps, 'onReload'> {
  readonly title: string;
  readonly begun: Begun;
  readonly draft: Draft<Entered>;
}

interface WrittenProps extends FormProps {
  readonly held: HeldImages<ImageField>;
}

function Written({ building, near, onClose, onSaved, title, begun, held, draft }: WrittenProps) {
  const t = useWords(buildingFormWords);
  const upload = useImageUpload(buildingCalls.uploadImage, buildingImages);
  const schema = useMemo(() => buildingSchemaOf(building), [building]);
  const submit = useFormSend<BuildingEntered, Building>({
    send: async (entered, client) => {
      const sent = { ...entered, ...(await upload(entered)) };
      if (!building) return client.send(buildingCalls.create, sent);
      const { buildingId, revision } = building;
      return client.send(buildingCalls.change, { ...sent, buildingId, revision });
    },
    saved: ({ name }) => t('building.form.saved', { name }),
    draft,
    onSaved: (saved) => onSaved({ building: saved }),
  });
  return (
    <FormDrawer
      title={title}
      submitLabel={t('building.form.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={schema}
      words={problemWords}
      defaultValues={formValuesOf(building, held)}
      onSubmit={submit}
    >
      <BuildingFields building={building} near={near} />
    </FormDrawer>
  );
}

/** Fetches the pictures of the building as it is now, then the form begins. */
function Pictured(props: FormProps) {
  const { building, title, onClose, draft } = props;
  const t = useWords(buildingFormWords);
  const { images = [], evacuationDiagrams = [], exitPlans = [] } = building?.record ?? {};
  const record = building?.buildingId ?? 'new';
  const { held, error, reload } = useHeldImages(buildingCalls.image, `building ${record}`, {
    images,
    evacuationDiagrams,
    exitPlans,
  });
  if (held) return <Written {...props} held={held} />;
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      {error === undefined ? (
        <Skeleton lines={10} />
      ) : (
        <CallFailed error={error} title={t('building.form.imagesFailed')} onRetry={reload} />
      )}
    </Drawer>
  );
}

/** A building as it is put on record or changed, its pictures with it; a refusal appears at its field. @spec BLD-01 BLD-02 BLD-03 */
export function BuildingForm({ building: newest, onReload, ...props }: BuildingFormProps) {
  const t = useWords(buildingFormWords);
  const { row: building, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(buildingDraft(building?.buildingId));
  const title = building ? t('building.form.change', { name: building.name }) : t('building.form.create');
  return <Pictured key={building?.revision} {...props} {...{ building, title, begun, draft }} />;
}
