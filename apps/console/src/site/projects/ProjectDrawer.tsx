import { sessionCalls } from '@fireline/api/session';
import { type Project, siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { siteFormWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { MoreMenu } from '../../lib/page/MoreMenu.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { projectStateText } from './projectState.ts';
import { TermBar } from './TermBar.tsx';
import { projectWords } from './words.ts';

export interface ProjectDrawerProps {
  readonly project: Project;
  readonly onChange: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

interface ActionsProps extends Pick<ProjectDrawerProps, 'onChange' | 'onDelete'> {
  readonly name: string;
}

function Actions({ name, onChange, onDelete }: ActionsProps) {
  const t = useWords(projectWords);
  const may = useMay();
  return (
    <Tools>
      {may(siteCalls.changeProject) && (
        <Button variant="primary" onClick={onChange}>
          {t('projects.modify')}
        </Button>
      )}
      {may(siteCalls.deleteProject) && (
        <MoreMenu
          name={name}
          items={[{ id: 'delete', label: t('projects.delete'), tone: 'danger', onSelect: onDelete }]}
        />
      )}
    </Tools>
  );
}

function Facts({ project }: { readonly project: Project }) {
  const t = useWords(projectWords, siteFormWords);
  const { number, date } = useFormat();
  const may = useMay();
  const { projectId, unitId, unitName, devices, online } = project;
  const unit = may(siteCalls.unit) && unitId !== null;
  return (
    <DescriptionList
      items={[
        { term: t('projects.state'), detail: projectStateText(project, t) },
        {
          term: t('projects.term'),
          detail: (
            <>
              {t('projects.term.text', { start: date(project.start), end: date(project.end) })}
              <TermBar project={project} />
            </>
          ),
        },
        { term: t('projects.partner'), detail: project.partnerName },
        {
          term: t('projects.unit'),
          detail: unit ? (
            <Link href={pathTo('unitDetail', { unitId })}>{unitName}</Link>
          ) : (
            unitName || t('projects.manyUnits')
          ),
        },
        { term: t('projects.contact'), detail: project.contact },
        {
          term: t('projects.phone'),
          detail: (
            <PersonalValue
              subject="project"
              id={project.projectId}
              fields={['phone']}
              values={[project.phone]}
              label={t('projects.phone')}
              name={project.name}
            />
          ),
        },
        { term: t('projects.address'), detail: project.address },
        { term: t('projects.remarks'), detail: project.remarks },
        {
          term: t('projects.devices'),
          detail: (
            <>
              {number(devices)}{' '}
              {may(siteCalls.projectDevices) && (
                <Link href={pathTo('projectDevices', { projectId })}>{t('projects.show')}</Link>
              )}
            </>
          ),
        },
        {
          term: t('projects.online'),
          detail: t('projects.onlineOf', { online: number(online), devices: number(devices) }),
        },
        { term: t('projects.expiring'), detail: number(project.expiring) },
        { term: t('projects.renewals'), detail: t('projects.renewals.what') },
        { term: t('projects.alarms'), detail: number(project.alarms) },
        {
          term: t('projects.labels'),
          detail: (
            <>
              {number(project.labels)}{' '}
              {may(siteCalls.projectLabels) && (
                <Link href={pathTo('projectLabels', { projectId })}>{t('projects.show')}</Link>
              )}
            </>
          ),
        },
        ...(may(siteCalls.projectUsage)
          ? [
              {
                term: t('projects.resources'),
                detail: <Link href={pathTo('projectResources', { projectId })}>{t('projects.show')}</Link>,
              },
            ]
          : []),
      ]}
    />
  );
}

/** One project: for whom and how long, what it has, what was photographed, what was done to it. @spec SIT-08 */
export function ProjectDrawer({ project, onClose, ...actions }: ProjectDrawerProps) {
  const t = useWords(projectWords);
  const may = useMay();
  const { name, photos, projectId } = project;
  const mayAct = may(siteCalls.changeProject) || may(siteCalls.deleteProject);
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={name}
      {...(mayAct && { footer: <Actions {...actions} name={name} /> })}
    >
      <Stack>
        <Facts project={project} />
        {photos.length > 0 && (
          <Album>
            {photos.map((imageId, at) => (
              <figure key={imageId}>
                <Picture call={siteCalls.projectImage} imageId={imageId} label={t('projects.photo', { at: at + 1 })} />
              </figure>
            ))}
          </Album>
        )}
        {may(sessionCalls.userLog) && <RecordHistory kind="project" id={projectId} record={project} />}
      </Stack>
    </Drawer>
  );
}
