import type { RoleDetail, RoleRow } from '@fireline/api/role';
import { type Button, type PermissionNode, permissionOf, roleWords } from '@fireline/domain/role';
import { permissionTreeOf } from '@fireline/domain/shell';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Select } from '@fireline/ui/Select';
import { TableExport } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { referenceOf, useFailureText } from '../lib/page/failure.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useRentKind } from '../lib/session/useSession.ts';
import { roleKey, roleName } from './roleName.ts';
import { usePermissionLabels } from './usePermissionLabels.ts';
import { useRoleDetail } from './useRoleRights.ts';
import { empowerWords } from './words.ts';

interface Line {
  readonly id: string;
  readonly page: string;
  readonly button: Button;
}

const linesOf = (nodes: readonly PermissionNode[]): readonly Line[] =>
  nodes.flatMap(({ id, buttons = [], children = [] }) => [
    ...buttons.map((button) => ({ id: permissionOf(id, button), page: id, button })),
    ...linesOf(children),
  ]);

interface TableProps {
  readonly role: RoleDetail;
  readonly granted: ReadonlySet<string>;
  /** Undefined: the permissions of one role, as a list. */
  readonly other: RoleRow | undefined;
  readonly isWhole: boolean;
}

function useCompareColumns(role: RoleRow, granted: ReadonlySet<string>, other: RoleDetail | undefined) {
  const t = useWords(empowerWords, roleWords);
  const { labelOf, buttonOf } = usePermissionLabels();
  return useMemo((): readonly Column<Line>[] => {
    const held = (row: RoleRow, set: ReadonlySet<string>, id: string): Column<Line> => ({
      id,
      header: roleName(row, t),
      width: 160,
      cell: (line) => t(set.has(line.id) ? 'empower.compare.yes' : 'empower.compare.no'),
    });
    return [
      { id: 'page', header: t('empower.compare.page'), width: 220, cell: ({ page }) => labelOf(page) },
      { id: 'button', header: t('empower.compare.button'), width: 140, cell: ({ button }) => buttonOf(button) },
      held(role, granted, 'this'),
      ...(other ? [held(other, new Set(other.permissions), 'other')] : []),
    ];
  }, [t, labelOf, buttonOf, role, granted, other]);
}

function CompareTable({ role, granted, other, isWhole, tools }: TableProps & { readonly tools: React.ReactNode }) {
  const t = useWords(empowerWords, roleWords);
  const failureText = useFailureText();
  const call = useRoleDetail(other ?? role);
  const compared = other && call.data;
  const columns = useCompareColumns(role, granted, compared);
  const held = useMemo(() => new Set(compared?.permissions ?? []), [compared]);
  const rentKind = useRentKind();
  const rows = useMemo(() => {
    const every = linesOf(permissionTreeOf(rentKind));
    const isShown = ({ id }: Line) => (compared ? granted.has(id) !== held.has(id) : granted.has(id));
    return isWhole ? every : every.filter(isShown);
  }, [rentKind, isWhole, compared, granted, held]);
  const names = [role, ...(other ? [other] : [])].map((one) => roleName(one, t)).join(' – ');
  return (
    <DataTable
      label={t('empower.compare.label')}
      rows={rows}
      columns={columns}
      getRowId={({ id }) => id}
      isLoading={other !== undefined && call.isPending && !call.data}
      failure={other && call.error ? failureText('query', call.error) : undefined}
      failureReference={referenceOf(call.error)}
      onRetry={() => void call.refetch()}
      empty={{ title: t('empower.compare.same') }}
      toolbar={tools}
      renderTools={(table) => <TableExport table={table} filterText={names} />}
    />
  );
}

export interface RoleCompareProps {
  readonly role: RoleDetail;
  readonly granted: ReadonlySet<string>;
  readonly roles: readonly RoleRow[];
}

/** The permissions of a role as a list, or beside those of another role; exported and printed. @spec ROL-01 ROL-02 */
export function RoleCompare({ role, granted, roles }: RoleCompareProps) {
  const t = useWords(empowerWords, roleWords);
  const url = useUrlQuery();
  const other = roles.find((one) => roleKey(one) === url.get('with') && roleKey(one) !== roleKey(role));
  const tools = (
    <FilterBar>
      <Select
        label={t('empower.compare.with')}
        isLabelHidden
        isClearable
        placeholder={t('empower.compare.nothing')}
        value={other ? roleKey(other) : null}
        onChange={({ value }) => url.set({ with: value ?? '' })}
        options={roles
          .filter((one) => roleKey(one) !== roleKey(role))
          .map((one) => ({ value: roleKey(one), label: roleName(one, t) }))}
      />
      <Select
        label={t('empower.compare.shown')}
        isLabelHidden
        value={url.get('all') === '1' ? 'all' : 'differences'}
        onChange={({ value }) => url.set({ all: value === 'all' ? '1' : '' })}
        options={(['differences', 'all'] as const).map((value) => ({ value, label: t(`empower.compare.${value}`) }))}
      />
    </FilterBar>
  );
  return <CompareTable {...{ role, granted, other, tools }} isWhole={url.get('all') === '1'} />;
}
