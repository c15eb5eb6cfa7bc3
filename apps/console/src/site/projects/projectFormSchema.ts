import type { Project } from '@fireline/api/site';
import { projectForm } from '@fireline/domain/site';
import type { FormSchema } from '@fireline/ui/Form';
import type { FormValue } from '../../lib/form/useFormSend.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';

export type HeldPhotos = HeldImages<'photos'>;
/** What was entered, the photos still to be sent. */
export type ProjectEntered = Omit<FormValue<typeof projectForm>, 'photos'> & HeldPhotos;

/** What the fields hold at first. */
export const projectValues = (project: Project | undefined, { photos }: HeldPhotos) => ({
  name: project?.name ?? '',
  partnerId: project ? String(project.partnerId) : null,
  unitId: project?.unitId ? String(project.unitId) : null,
  start: project?.start ?? null,
  end: project?.end ?? null,
  contact: project?.contact ?? '',
  phone: project?.phone ?? '',
  address: project?.address ?? '',
  remarks: project?.remarks ?? '',
  photos,
});

/** The domain's form of a project. Photos are judged by their number here; the gateway names them when they have come. @spec SIT-08 */
export const projectSchema: FormSchema<ProjectEntered> = {
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>> & HeldPhotos;
      const result = projectForm.check({ ...values, photos: values.photos.map(({ name }) => name) });
      return result.ok
        ? { value: { ...result.value, photos: values.photos } }
        : { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};
