import { type Project, siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { siteFormWords } from '@fireline/domain/site';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Head } from '../../lib/head/Head.tsx';
import { useProjectHead } from '../../lib/head/useHead.ts';
import { headWords } from '../../lib/head/words.ts';
import { Belongs, Named } from '../../lib/page/Whereabouts.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Lead, Lists } from './Project.styles.ts';
import { projectStateText } from './projectState.ts';
import { projectWords } from './words.ts';

const lists = { devices: 'projectDevices', labels: 'projectLabels', resources: 'projectResources' } as const;
type ProjectList = keyof typeof lists;

/** The pages of a project beside each other; those that the reader may open. */
function ProjectLists({ projectId, shown }: { readonly projectId: number; readonly shown: ProjectList }) {
  const t = useWords(projectWords);
  const may = useMay();
  return (
    <Lists aria-label={t('projects.lists')}>
      {(Object.keys(lists) as ProjectList[])
        .filter((list) => may({ who: [`${lists[list]}:view`] }))
        .map((list) => (
          <Link
            key={list}
            isQuiet
            href={pathTo(lists[list], { projectId })}
            aria-current={list === shown ? 'page' : undefined}
          >
            {t(`projects.${list}`)}
          </Link>
        ))}
    </Lists>
  );
}

export interface ProjectHeadProps {
  readonly project: Project;
  /** Which of its lists stands below. */
  readonly shown: ProjectList;
}

/** What the pages of a project begin with: where it stands, for whom it is, its figures, and the way to its other lists. @spec SIT-08 SHL-09 */
export function ProjectHead({ project, shown }: ProjectHeadProps) {
  const t = useWords(projectWords, siteFormWords, headWords);
  const { date, number } = useFormat();
  const mayLabel = useMay()(siteCalls.projectLabels);
  const { projectId, name, unitId, unitName, partnerName, contact, phone, start, end, photos, labels } = project;
  const head = useProjectHead(projectId);
  const [imageId] = photos;
  const photo =
    imageId === undefined
      ? undefined
      : { call: siteCalls.projectImage, imageId, label: t('projects.photo', { at: 1 }) };
  const labelFigure = {
    id: 'labels',
    label: t('projects.labels'),
    value: number(labels),
    href: pathTo('projectLabels', { projectId }),
  };
  return (
    <Lead>
      <Head
        of="project"
        id={projectId}
        head={head}
        photo={photo}
        lng={null}
        lat={null}
        more={mayLabel ? [labelFigure] : []}
      >
        <Belongs term={t('projects.state')}>{projectStateText(project, t)}</Belongs>
        <Belongs term={t('projects.term')}>{t('projects.term.text', { start: date(start), end: date(end) })}</Belongs>
        <Belongs term={t('projects.partner')}>{partnerName}</Belongs>
        <Belongs term={t('projects.unit')}>
          <Named
            name={unitName || t('projects.manyUnits')}
            href={unitId === null ? null : pathTo('unitDetail', { unitId })}
            who={['unitDetail:view']}
          />
        </Belongs>
        <Belongs term={t('head.call')}>
          {phone && (
            <>
              {contact}{' '}
              <PersonalValue
                subject="project"
                id={projectId}
                fields={['phone']}
                values={[phone]}
                label={t('projects.phone')}
                name={name}
              />
            </>
          )}
        </Belongs>
      </Head>
      <ProjectLists projectId={projectId} shown={shown} />
    </Lead>
  );
}
