import { type OrgCounts, type OrgLevel, orgWords } from '@fireline/domain/org';
import { type ComponentPropsWithRef, useCallback, useMemo } from 'react';
import { Tree, type TreeProps } from '../Tree/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Counts } from './Counts.tsx';
import { Level } from './OrganisationTree.styles.ts';
import { type OrganisationNode, type OrganisationRow, organisationNodes } from './nodes.ts';
import { organisationTreeWords } from './words.ts';

type OfTree = Pick<
  TreeProps,
  | 'selection'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'openIds'
  | 'defaultOpenIds'
  | 'onOpenChange'
  | 'isSearchable'
  | 'find'
  | 'height'
>;

export interface OrganisationTreeProps
  extends OfTree, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Default: the word for "organisations". */
  readonly label?: string;
  /** Each with its parent's id, in the order in which they are to stand. Absent: they are asked for by `load`. */
  readonly orgs?: readonly OrganisationRow[];
  /** Asks for what hangs under an organisation that has more than is there (`childCount`), and for the widest (null). */
  readonly load?: (request: {
    readonly orgId: string | null;
    readonly signal: AbortSignal;
  }) => Promise<readonly OrganisationRow[]>;
  /** The reader's own organisation: it and what is under it is seen, and nothing else. */
  readonly ownId?: string;
  /** Wider ones can be opened and not chosen; `heatMapWidestLevel` for a heat map. */
  readonly widestLevel?: OrgLevel;
  /** What each watches over with all under it, by its id; `countsWithAllUnder` adds them up. */
  readonly counts?: ReadonlyMap<string, OrgCounts>;
}

/**
 * Organisations by their levels, from the country to the community: who is under whom, how many places and devices each watches over, and
 * how bad its worst alarm that is not closed is, by shape and number. Branches stay open while counts and rows change under them, and through a search.
 *
 * Use it to choose whose part of the city a screen shows, or to look where it burns. In a form take a `TreeSelect`. Do hand over `ownId` for
 * a reader of an organisation; the gateway refuses the rest anyway, but nobody should be shown what will be refused.
 * @spec ORG-01 ORG-02 ORG-04 ALM-02
 * @example <OrganisationTree orgs={orgs} counts={countsWithAllUnder(orgTree(orgs), own)} value={[orgId]} onChange={({ value }) => goTo(value)} isSearchable />
 */
export function OrganisationTree(props: OrganisationTreeProps) {
  const { label, orgs, load, ownId, widestLevel, counts, defaultOpenIds, ...rest } = props;
  const t = useWords(organisationTreeWords, orgWords);
  const nodes = useMemo(
    () => orgs && organisationNodes({ rows: orgs, ownId, widestLevel }),
    [orgs, ownId, widestLevel],
  );
  const loadNodes = useCallback(
    async ({ node, signal }: { readonly node: OrganisationNode | null; readonly signal: AbortSignal }) => {
      const rows = (await load?.({ orgId: node?.id ?? null, signal })) ?? [];
      // the rows stand at the top here: the tree puts them under the branch that was asked for
      return organisationNodes({ rows: rows.map((row) => ({ ...row, parentId: undefined })), widestLevel });
    },
    [load, widestLevel],
  );
  return (
    <Tree<OrganisationNode>
      {...rest}
      label={label ?? t('OrganisationTree.label')}
      nodes={nodes}
      load={load && loadNodes}
      defaultOpenIds={defaultOpenIds ?? nodes?.map(({ id }) => id)}
      empty={t('OrganisationTree.empty')}
      renderEnd={({ id, level }) => {
        const own = counts?.get(id);
        return (
          <>
            <Level>{t(`org.level.${level}`)}</Level>
            {own && <Counts counts={own} />}
          </>
        );
      }}
    />
  );
}
