import { type Building, buildingCalls } from '@fireline/api/building';
import { buildingImages, buildingLimitWords, buildingWords } from '@fireline/domain/building';
import { type Wgs84, siteFormWords, siteWords } from '@fireline/domain/site';
import { Drawer } from '@fireline/ui/Drawer';
import { FormSubmit } from '@fireline/ui/Form';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { CallFailed } from '../lib/page/CallFailed.tsx';
import { DraftForm, type Entered } from '../lib/form/DraftForm.tsx';
import { useFormSend } from '../lib/form/useFormSend.ts';
import { type Draft, useDraft } from '../lib/form/useDraft.ts';
import { Fields } from './Building.styles.ts';
import { BuildingFields } from './BuildingFields.tsx';
import { type BuildingEntered, type ImageField, buildingSchemaOf, formValuesOf } from './buildingFormSchema.ts';
import { buildingFormWords } from './words.ts';
import { type HeldImages, useHeldImages } from '../lib/images/useHeldImages.ts';
import { useImageUpload } from '../lib/images/useImageUpload.ts';

export interface BuildingFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly building: Building | undefined;
  /** Where the map begins for a new one. */
  readonly near: Wgs84 | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly building: Building }) => void;
}

/** Under this name what is typed of a building is kept. */
export const buildingDraft = (buildingId: number | undefined): string => `building.${buildingId ?? 'new'}`;

const problemWords = [buildingWords, buildingLimitWords, siteWords, siteFormWords];

interface WrittenProps extends BuildingFormProps {
  readonly held: HeldImages<ImageField>;
  readonly draft: Draft<Entered>;
}

function Written({ building, near, onSaved, held, draft }: WrittenProps) {
  const t = useWords(buildingFormWords);
  const upload = useImageUpload(buildingCalls.uploadImage, buildingImages);
  const schema = useMemo(() => buildingSchemaOf(building), [building]);
  const submit = useFormSend<BuildingEntered, Building>({
    send: async (entered, client) => {
      const sent = { ...entered, ...(await upload(entered)) };
      return building
        ? client.send(buildingCalls.change, { ...sent, buildingId: building.buildingId })
        : client.send(buildingCalls.create, sent);
    },
    saved: ({ name }) => t('building.form.saved', { name }),
    draft,
    onSaved: (saved) => onSaved({ building: saved }),
  });
  return (
    <DraftForm
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={formValuesOf(building, held)}
      onSubmit={submit}
    >
      <Fields>
        <BuildingFields building={building} near={near} />
        <div>
          <FormSubmit>{t('building.form.save')}</FormSubmit>
        </div>
      </Fields>
    </DraftForm>
  );
}

/** A building as it is put on record or changed, its pictures with it; what is refused is told at its field. @spec BLD-01 BLD-02 BLD-03 */
export function BuildingForm(props: BuildingFormProps) {
  const { building, onClose } = props;
  const t = useWords(buildingFormWords);
  const { images = [], evacuationDiagrams = [], exitPlans = [] } = building?.record ?? {};
  const record = building?.buildingId ?? 'new';
  const { held, error, reload } = useHeldImages(buildingCalls.image, `building ${record}`, {
    images,
    evacuationDiagrams,
    exitPlans,
  });
  const draft = useDraft<Entered>(buildingDraft(building?.buildingId));
  const title = building ? t('building.form.change', { name: building.name }) : t('building.form.create');
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      {held && <Written {...props} {...{ held, draft }} />}
      {!held && error !== undefined && (
        <CallFailed error={error} title={t('building.form.imagesFailed')} onRetry={reload} />
      )}
      {!held && error === undefined && <Skeleton lines={10} />}
    </Drawer>
  );
}
