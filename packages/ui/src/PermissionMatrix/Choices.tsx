import { type MatrixCell, neededBy, permissionOf, permissionWords, withoutEffect } from '@fireline/domain/role';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Tick } from '../lib/choice/Tick.styles.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Choice, RowName } from './PermissionMatrix.styles.ts';
import type { Line } from './lines.ts';
import { permissionMatrixWords } from './words.ts';

interface Stop {
  /** `{line}.{box}`, by which keys find it. */
  readonly stop: string;
  readonly isActive: boolean;
  readonly isReadOnly: boolean;
}

const checkedOf = { all: true, some: 'mixed', none: false, barred: false } as const;

interface LineChoiceProps extends Stop {
  readonly line: Line;
  readonly onPress: () => void;
}

/** The box before a line: all that is under it. */
export function LineChoice({ line, stop, isActive, isReadOnly, onPress }: LineChoiceProps) {
  const t = useWords(permissionMatrixWords, permissionWords);
  const { state, label, isBranch } = line;
  const isBarred = state === 'barred';
  return (
    <Choice
      type="button"
      role="checkbox"
      aria-checked={checkedOf[state]}
      aria-disabled={isBarred || undefined}
      aria-readonly={isReadOnly || undefined}
      data-stop={stop}
      data-branch={isBranch ? '' : undefined}
      tabIndex={isActive ? 0 : -1}
      title={`${label} · ${t(`role.grant.${state}`)}`}
      onClick={isBarred || isReadOnly ? undefined : onPress}
    >
      <Tick data-on={state === 'all' ? '' : undefined} data-mixed={state === 'some' ? '' : undefined}>
        {state === 'all' && <Check aria-hidden />}
        {state === 'some' && <Minus aria-hidden />}
      </Tick>
      <RowName>{label}</RowName>
    </Choice>
  );
}

interface ButtonChoiceProps extends Stop {
  readonly line: Line;
  readonly cell: MatrixCell;
  readonly saved: ReadonlySet<string> | undefined;
  readonly onPress: () => void;
}

const changeOf = (permission: string, isGranted: boolean, saved: ReadonlySet<string> | undefined) => {
  if (!saved || saved.has(permission) === isGranted) return undefined;
  return isGranted ? 'added' : 'removed';
};

/** The box of one button: granted or not, whether that is new, whether it has an effect. */
export function ButtonChoice({ line, cell, saved, stop, isActive, isReadOnly, onPress }: ButtonChoiceProps) {
  const t = useWords(permissionMatrixWords, permissionWords);
  const { button, isGranted, isBarred } = cell;
  const change = isBarred ? undefined : changeOf(permissionOf(line.node.id, button), isGranted, saved);
  const needed = withoutEffect(line.row).includes(button) ? neededBy(button) : undefined;
  const notes = [
    isBarred && t('role.grant.barred'),
    change && t(change === 'added' ? 'PermissionMatrix.isAdded' : 'PermissionMatrix.isRemoved'),
    needed && t('PermissionMatrix.noEffect', { needed: t(`role.button.${needed}`) }),
  ].filter(Boolean);
  return (
    <Choice
      type="button"
      role="checkbox"
      aria-checked={isGranted}
      aria-disabled={isBarred || undefined}
      aria-readonly={isReadOnly || undefined}
      data-stop={stop}
      data-change={change}
      tabIndex={isActive ? 0 : -1}
      title={notes.length > 0 ? notes.join(' · ') : undefined}
      onClick={isBarred || isReadOnly ? undefined : onPress}
    >
      <Tick data-on={isGranted ? '' : undefined}>{isGranted && <Check aria-hidden />}</Tick>
      {change && <b aria-hidden>{change === 'added' ? '+' : '−'}</b>}
      <span>{t(`role.button.${button}`)}</span>
      {needed && <TriangleAlert aria-hidden />}
      {notes.length > 0 && <VisuallyHidden> {notes.join(' ')}</VisuallyHidden>}
    </Choice>
  );
}
