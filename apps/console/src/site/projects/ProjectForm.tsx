import { type Project, siteCalls } from '@fireline/api/site';
import { siteFormWords, siteWords } from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { type Begun, useBegun } from '../../lib/form/useBegun.ts';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { useHeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
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
  /** Reads the project again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: (project: Project) => void;
}

interface FormProps extends Omit<ProjectFormProps, 'onReload'> {
  readonly title: string;
  readonly begun: Begun;
  readonly draft: Draft<Entered>;
}

interface WrittenProps extends FormProps {
  readonly held: HeldPhotos;
}

function Written({ project, onClose, onSaved, title, begun, held, draft }: WrittenProps) {
  const t = useWords(projectWords);
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
    opens: ({ projectId, name }) => shownAt(pathTo('projectList'), projectId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={title}
      submitLabel={t('projects.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={projectSchema}
      words={problemWords}
      defaultValues={projectValues(project, held)}
      onSubmit={submit}
    >
      <ProjectFields project={project} />
    </FormDrawer>
  );
}

/** Fetches the photos of the project as it is now, then the form begins. */
function Pictured(props: FormProps) {
  const { project, title, onClose, draft } = props;
  const t = useWords(projectWords);
  const photos = { photos: project?.photos ?? [] };
  const { held, error, reload } = useHeldImages(siteCalls.projectImage, projectDraft(project?.projectId), photos);
  if (held) return <Written {...props} held={held} />;
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      {error === undefined ? (
        <Skeleton lines={10} />
      ) : (
        <CallFailed error={error} title={t('projects.photosFailed')} onRetry={reload} />
      )}
    </Drawer>
  );
}

/** A project as it is put on record or changed, its photos with it; a refusal appears at its field. @spec SIT-08 SHL-26 */
export function ProjectForm({ project: newest, onReload, ...props }: ProjectFormProps) {
  const t = useWords(projectWords);
  const { row: project, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(projectDraft(project?.projectId));
  const title = project ? t('projects.change', { name: project.name }) : t('projects.create');
  return <Pictured key={project?.revision} {...props} {...{ project, title, begun, draft }} />;
}
