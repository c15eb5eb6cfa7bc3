import { type OrgRow, orgCalls } from '@fireline/api/org';
import { useApi, useCall } from '@fireline/api/react';
import { defaultOrgId, type OrgCounts } from '@fireline/domain/org';
import type { OrganisationTreeProps } from '@fireline/ui/OrganisationTree';
import { useCallback, useMemo, useState } from 'react';

type Rows = Awaited<ReturnType<NonNullable<OrganisationTreeProps['load']>>>;
const treeRow = ({ parentId, ...row }: OrgRow) => ({ ...row, ...(parentId !== null && { parentId }) });

/** Branches whose rows are counted: as many as a call takes. */
const countedMax = 200;

/**
 * The tree of organisations, branch by branch, with counts of what is open; a chain of single branches opens by itself.
 * @param way the ids down to the one that the address names, which open once they are known
 */
export function useOrgTree(way: readonly string[] | undefined) {
  const { client } = useApi();
  const [version, setVersion] = useState(0);
  const [openIds, setOpenIds] = useState<readonly string[]>([defaultOrgId]);
  const [found, setFound] = useState<readonly string[]>([]);
  const [shownWay, setShownWay] = useState<readonly string[]>();
  if (way && shownWay === undefined) {
    setShownWay(way);
    setOpenIds([...new Set([...openIds, ...way.slice(0, -1)])]);
  }
  const load = useCallback(
    async ({ orgId, signal }: { readonly orgId: string | null; readonly signal: AbortSignal }): Promise<Rows> => {
      const sent = orgId === null ? {} : { parentId: orgId };
      const { rows } = await client.send(orgCalls.children, sent, { signal });
      const [only, ...others] = rows;
      if (only && others.length === 0 && only.childCount > 0)
        setOpenIds((before) => (before.includes(only.orgId) ? before : [...before, only.orgId]));
      return rows.map(treeRow);
    },
    [client],
  );
  const find = useCallback(
    async ({ text, signal }: { readonly text: string; readonly signal: AbortSignal }) => {
      const { ways } = await client.send(orgCalls.search, { search: text }, { signal });
      setFound(ways);
      return ways;
    },
    [client],
  );
  const parentIds = useMemo(() => [...new Set([...openIds, ...found])].slice(0, countedMax), [openIds, found]);
  const counted = useCall(orgCalls.counts, { parentIds }, { isPolling: true, keepsPrevious: true });
  const counts = useMemo(
    () =>
      new Map<string, OrgCounts>(
        (counted.data?.rows ?? []).map(({ orgId, places, devices, alarms }) => [orgId, { places, devices, alarms }]),
      ),
    [counted.data],
  );
  const { refetch } = counted;
  return {
    props: {
      load,
      find,
      counts,
      openIds,
      onOpenChange: ({ value }: { readonly value: readonly string[] }) => setOpenIds(value),
    },
    version,
    /** Opens the way to one that was made or moved. */
    open: (ids: readonly string[]) => setOpenIds((before) => [...new Set([...before, ...ids])]),
    /** Loads what is open again, after a change. */
    reload: useCallback(() => {
      setVersion((before) => before + 1);
      void refetch();
    }, [refetch]),
  };
}
