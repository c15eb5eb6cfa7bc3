import { type Project, siteCalls } from '@fireline/api/site';
import { siteFormWords, siteWords } from '@fireline/domain/site';
import { Drawer } from '@fireline/ui/Drawer';
import { FormSubmit } from '@fireline/ui/Form';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { useHeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Fields } from './Project.styles.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { type HeldPhotos, type ProjectEntered, projectSchema, projectValues } from './projectFormSchema.ts';
import { projectWords } from './words.ts';

/** The draft of a project is kept under this name. */
export const projectDraft = (projectId: number | undefined): string => `project.${projectId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords];
const photoFields = ['photos'] as const;

export interface ProjectFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly project: Project | undefined;
  readonly onClose: () => void;
  readonly onSaved: (project: Project) => void;
}

interface WrittenProps extends Pick<ProjectFormProps, 'project' | 'onSaved'> {
  readonly held: HeldPhotos;
  readonly draft: Draft<Entered>;
}

function Written({ project: newest, onSaved, held, draft }: WrittenProps) {
  const t = useWords(projectWords);
  const { row: project } = useBegun(newest);
  const upload = useImageUpload(siteCalls.uploadProjectImage, photoFields);
  const submit = useFormSend<ProjectEntered, Project>({
    send: async ({ unitId, phone, address, ...entered }, client) => {
      const sent = {
        ...entered,
        ...(unitId !== undefined && { unitId }),
        ...(phone !== undefined && { phone }),
        ...(address !== undefined && { address }),
        ...(await upload(entered)),
      };
      return project
        ? client.send(siteCalls.changeProject, { ...sent, projectId: project.projectId, revision: project.revision })
        : client.send(siteCalls.createProject, sent);
    },
    saved: ({ name }) => t('projects.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <DraftForm
      draft={draft}
      schema={projectSchema}
      words={problemWords}
      defaultValues={projectValues(project, held)}
      onSubmit={submit}
    >
      <Fields>
        <ProjectFields project={project} />
        <div>
          <FormSubmit>{t('projects.save')}</FormSubmit>
        </div>
      </Fields>
    </DraftForm>
  );
}

/** A project as it is put on record or changed, its photos with it; a refusal appears at its field. @spec SIT-08 SHL-26 */
export function ProjectForm({ project, onClose, onSaved }: ProjectFormProps) {
  const t = useWords(projectWords);
  const key = projectDraft(project?.projectId);
  const { held, error, reload } = useHeldImages(siteCalls.projectImage, key, { photos: project?.photos ?? [] });
  const draft = useDraft<Entered>(key);
  const title = project ? t('projects.change', { name: project.name }) : t('projects.create');
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      {held && <Written {...{ project, onSaved, held, draft }} />}
      {!held && error !== undefined && <CallFailed error={error} title={t('projects.photosFailed')} onRetry={reload} />}
      {!held && error === undefined && <Skeleton lines={10} />}
    </Drawer>
  );
}
