import {
  type PermissionNode,
  type Role,
  countGranted,
  matrixOf,
  permissionChanges,
  permissionWords,
  roleNotice,
} from '@fireline/domain/role';
import type { ComponentPropsWithRef } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { needs } from '../lib/needs.ts';
import { Lines } from './MatrixLines.tsx';
import { Bar, Message, Root } from './PermissionMatrix.styles.ts';
import { type MatrixState, useMatrix, wholeOf } from './useMatrix.ts';
import { permissionMatrixWords } from './words.ts';

export interface PermissionMatrixProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** Default: the word for "permissions of the role". */
  readonly label?: string;
  /** Menus, pages and device types with their buttons, as `permissionTree` of the domain gives them. */
  readonly nodes: readonly PermissionNode[];
  /** What a menu, page or type is called; the same function from one drawing to the next. */
  readonly labelOf: (id: string) => string;
  /** The kind of the role: it bars what such a role can never have. */
  readonly roleKind: Role;
  /** The permissions granted, each `{menu id}:{button}`. */
  readonly value?: ReadonlySet<string>;
  readonly defaultValue?: ReadonlySet<string>;
  readonly onChange?: (change: { readonly value: ReadonlySet<string> }) => void;
  /** What is stored: what differs from it is marked and counted, and can be dropped. */
  readonly saved?: ReadonlySet<string>;
  /** Ids of the branches that are open at first. */
  readonly defaultOpenIds?: readonly string[];
  readonly readOnly?: boolean;
}

/**
 * What a role may look at, change and command: a line for each menu, page and device type, a box for each of its buttons under the kind of
 * action it is. One press grants a button, a page, a branch or all of it. A button brings the page it stands on, and the page takes its
 * buttons along, which is said; what the role can never have is shown and not to be ticked; what is not saved yet is marked by sign and line.
 *
 * Use it where a role is authorised. Do hand over `saved`, so that nobody stores what he did not see. For a few rights without menus take
 * `Checkbox`es.
 * @spec ROL-01 ROL-02 ROL-03
 * @example <PermissionMatrix nodes={permissionTree()} labelOf={titleOf} roleKind={role.role} saved={stored} value={granted} onChange={({ value }) => setGranted(value)} />
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, nodes, labelOf, roleKind, saved, readOnly = false, ...others } = props;
  const { value: _v, defaultValue: _d, onChange: _c, defaultOpenIds: _o, ...rest } = others;
  needs('PermissionMatrix', { labelOf });
  const t = useWords(permissionMatrixWords, permissionWords);
  const state = useMatrix(props, roleKind);
  const notice = roleNotice(state.granted);
  const empty = nodes.length > 0 ? t('PermissionMatrix.notFound') : t('PermissionMatrix.empty');
  return (
    <Root {...rest}>
      {notice && <Banner tone="attention">{t('role.noRightsYet')}</Banner>}
      <Bar>
        <TextField
          label={t('PermissionMatrix.search')}
          isLabelHidden
          placeholder={t('PermissionMatrix.search')}
          type="search"
          value={state.query}
          onChange={(change) => state.setQuery(change.value)}
        />
        <Sum {...{ state, nodes, roleKind, saved }} />
        {!readOnly && <Actions {...{ state, nodes, saved }} />}
      </Bar>
      {state.lines.length > 0 ? (
        <Lines label={label ?? t('PermissionMatrix.label')} {...{ state, saved }} isReadOnly={readOnly} />
      ) : (
        <Message>{empty}</Message>
      )}
      <Said along={state.along} />
    </Root>
  );
}

interface OfState {
  readonly state: MatrixState;
  readonly nodes: readonly PermissionNode[];
  readonly saved: ReadonlySet<string> | undefined;
}

/** How much is granted, and what differs from what is saved. */
function Sum({ state: { granted }, nodes, saved, roleKind }: OfState & { readonly roleKind: Role }) {
  const t = useWords(permissionMatrixWords);
  const { number } = useFormat();
  const counted = countGranted(matrixOf(nodes, roleKind, granted));
  const { added, removed } = permissionChanges(saved ?? granted, granted);
  return (
    <span data-sum="" role="status">
      <span>
        {t('PermissionMatrix.granted', { granted: number(counted.granted), possible: number(counted.possible) })}
      </span>
      {added.length > 0 && <b>+ {t('PermissionMatrix.added', { count: number(added.length) })}</b>}
      {removed.length > 0 && <b>− {t('PermissionMatrix.removed', { count: number(removed.length) })}</b>}
    </span>
  );
}

/** What is done to all of it at once. */
function Actions({ state, nodes, saved }: OfState) {
  const t = useWords(permissionMatrixWords);
  const { added, removed } = permissionChanges(saved ?? state.granted, state.granted);
  return (
    <>
      {saved && added.length + removed.length > 0 && (
        <Button variant="quiet" onClick={() => state.replace(saved)}>
          {t('PermissionMatrix.reset')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => state.pressUnder(wholeOf(nodes), false)}>
        {t('PermissionMatrix.revokeAll')}
      </Button>
      <Button onClick={() => state.pressUnder(wholeOf(nodes), true)}>{t('PermissionMatrix.grantAll')}</Button>
    </>
  );
}

/** Heard after a press that brought or took others along. */
function Said({ along }: { readonly along: MatrixState['along'] }) {
  const t = useWords(permissionMatrixWords, permissionWords);
  const names = along?.buttons.map((button) => t(`role.button.${button}`)).join(' ') ?? '';
  const key = along?.isGranted ? 'PermissionMatrix.along' : 'PermissionMatrix.alongOff';
  return <VisuallyHidden role="status">{names !== '' && t(key, { names })}</VisuallyHidden>;
}
