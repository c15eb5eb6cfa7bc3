import { siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { siteFormWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { projectColumns } from './projectColumns.tsx';
import { projectWords } from './words.ts';

const shown: ReadonlySet<string> = new Set(['name', 'state', 'partner', 'start', 'end', 'devices', 'online']);

/** The projects of a unit, or those with devices in a place; a press opens the devices of one. @spec SIT-08 */
export function ProjectsOf({ of }: { readonly of: { readonly unitId: number[] } | { readonly placeId: number[] } }) {
  const t = useWords(projectWords, siteFormWords);
  const format = useFormat();
  const may = useMay();
  const [, navigate] = useLocation();
  const columns = useMemo(
    () =>
      projectColumns(t, format)
        .filter(({ id }) => shown.has(id))
        .map((column) => ({ ...column, isSortable: false })),
    [t, format],
  );
  const toDevices = may(siteCalls.projectDevices);
  return (
    <PartTable
      label={t('projects.name')}
      call={siteCalls.projects}
      of={of}
      columns={columns}
      getRowId={({ projectId }) => projectId}
      {...(toDevices && {
        onOpen: ({ projectId }: { readonly projectId: number }) => navigate(pathTo('projectDevices', { projectId })),
      })}
      empty={{ title: t('projects.empty') }}
    />
  );
}
