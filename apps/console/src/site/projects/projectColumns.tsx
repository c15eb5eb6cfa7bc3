import type { Project } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import { type ProjectKeys, projectStateText } from './projectState.ts';
import { TermBar, termGone } from './TermBar.tsx';

/** The columns of projects. @spec SIT-08 */
export function projectColumns(
  t: Translate<ProjectKeys>,
  { number, date, ratio }: Pick<Format, 'number' | 'date' | 'ratio'>,
): readonly Column<Project>[] {
  const count = (id: 'devices' | 'alarms' | 'expiring' | 'labels', isSortable: boolean): Column<Project> => ({
    id,
    header: t(`projects.${id}`),
    width: id === 'alarms' || id === 'expiring' ? 120 : 80,
    align: 'end',
    isSortable,
    text: (project) => project[id],
    cell: (project) => number(project[id]),
  });
  const day = (id: 'start' | 'end'): Column<Project> => ({
    id,
    header: t(`projects.${id}`),
    width: 120,
    isSortable: true,
    text: (project) => date(project[id]),
    cell: (project) => <time dateTime={project[id]}>{date(project[id])}</time>,
  });
  return [
    {
      id: 'name',
      header: t('projects.name'),
      width: 240,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'state',
      header: t('projects.state'),
      width: 150,
      ...stateCell<Project>(
        ({ state }) => state,
        (project) => projectStateText(project, t),
      ),
    },
    { id: 'partner', header: t('projects.partner'), width: 160, cell: ({ partnerName }) => partnerName },
    {
      id: 'unit',
      header: t('projects.unit'),
      width: 200,
      cell: ({ unitId, unitName }) => (unitId === null ? t('projects.manyUnits') : unitName),
    },
    day('start'),
    {
      id: 'term',
      header: t('projects.term'),
      width: 100,
      text: (project) => ratio(termGone(project) / 100, 0),
      cell: (project) => <TermBar project={project} />,
    },
    day('end'),
    count('devices', true),
    {
      id: 'online',
      header: t('projects.online'),
      width: 100,
      align: 'end',
      cell: ({ online, devices }) => t('projects.onlineOf', { online: number(online), devices: number(devices) }),
    },
    count('expiring', false),
    count('alarms', true),
    count('labels', false),
    { id: 'contact', header: t('projects.contact'), width: 110, cell: ({ contact }) => contact },
    {
      id: 'phone',
      header: t('projects.phone'),
      width: 170,
      ...personalCell<Project>(({ projectId, name, phone }) => ({
        subject: 'project',
        id: projectId,
        fields: ['phone'],
        values: [phone],
        label: t('projects.phone'),
        name,
      })),
    },
    { id: 'address', header: t('projects.address'), width: 260, cell: ({ address }) => address },
  ];
}
