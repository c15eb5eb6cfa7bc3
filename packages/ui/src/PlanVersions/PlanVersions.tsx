import {
  type MarkedResource,
  type PlanPoint,
  type PlanVersion,
  comparePlans,
  planPointWords,
  planWords,
} from '@fireline/domain/plan';
import type { Problem } from '@fireline/domain/lib';
import { History } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Select } from '../Select/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { Carried } from './Carried.tsx';
import { LayerChanges } from './LayerChanges.tsx';
import { Back, Choice, Root } from './PlanVersions.styles.ts';
import { planVersionsWords } from './words.ts';

/** A publish of a plan, as its history tells it. */
export interface PublishedVersion extends PlanVersion {
  readonly publishedAtMs: number;
  readonly by: string;
}

export type RollBackAnswer = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] };

export interface PlanVersionsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest first. */
  readonly versions: readonly PublishedVersion[];
  /** The devices on the older of both. */
  readonly points: readonly PlanPoint[];
  /** What the devices are called. */
  readonly names: ReadonlyMap<number, string>;
  /** Ways out, stairs, hydrants and extinguishers on the older of both: they go along as devices do. */
  readonly marks?: readonly MarkedResource[];
  /** How far the newer drawing's origin lies from the older one's, where it was moved. */
  readonly shift?: { readonly x: number; readonly y: number };
  /** Which two are compared. Default: the newest and the one before it. */
  readonly onCompare?: (compared: { readonly fromId: number; readonly toId: number }) => void;
  /** Opens the plan to place the device; left out: it is only listed. */
  readonly onPlaceAnew?: (place: { readonly deviceId: number }) => void;
  /** Publishes the older one once more; left out: it is only compared. */
  readonly onRollBack?: (back: { readonly versionId: number }) => Promise<RollBackAnswer>;
}

const noMarks: readonly MarkedResource[] = [];

/**
 * Two publishes of a plan side by side: which layers came, went and changed, which devices and marks keep their place, and which have
 * none with the reason. An older one can be published again.
 *
 * Use it before devices are placed on a new publish, and to go back. Give it the points of the version chosen as the older one.
 * @spec N12 PLN-03
 * @example <PlanVersions versions={versions} points={points} names={names} onPlaceAnew={edit} onRollBack={rollBack} />
 */
export function PlanVersions(props: PlanVersionsProps) {
  const { versions, points, names, marks = noMarks, shift, onCompare, onPlaceAnew, onRollBack, ...rest } = props;
  const t = useWords(planVersionsWords, planPointWords);
  const [chosen, setChosen] = useState<{ readonly fromId?: number; readonly toId?: number }>({});
  const to = versions.find(({ versionId }) => versionId === chosen.toId) ?? versions[0];
  const from =
    versions.find(({ versionId }) => versionId === chosen.fromId) ??
    versions[(to ? versions.indexOf(to) : 0) + 1] ??
    versions.find((version) => version !== to);
  if (!from || !to)
    return (
      <Root {...rest}>
        <EmptyState icon={<History aria-hidden />} title={t(to ? 'PlanVersions.one' : 'PlanVersions.none')} />
      </Root>
    );
  const choose = (next: { readonly fromId?: number; readonly toId?: number }): void => {
    setChosen({ fromId: from.versionId, toId: to.versionId, ...next });
    onCompare?.({ fromId: from.versionId, toId: to.versionId, ...next });
  };
  return (
    <Root {...rest}>
      <Choice>
        <VersionSelect
          label={t('PlanVersions.from')}
          {...{ versions }}
          value={from}
          onChoose={(fromId) => choose({ fromId })}
        />
        <VersionSelect
          label={t('PlanVersions.to')}
          {...{ versions }}
          value={to}
          onChoose={(toId) => choose({ toId })}
        />
      </Choice>
      <LayerChanges from={from} to={to} diff={comparePlans(from, to)} />
      <Carried
        kind="points"
        standing={points}
        {...{ to, shift }}
        idOf={({ deviceId }) => deviceId}
        nameOf={({ deviceId }) => names.get(deviceId) ?? t('PlanVersions.unknown', { id: deviceId })}
        onPlaceAnew={onPlaceAnew}
      />
      {marks.length > 0 && (
        <Carried
          kind="marks"
          standing={marks}
          {...{ to, shift }}
          idOf={({ resourceId }) => resourceId}
          nameOf={({ kind, name, resourceId }) => `${t(`plan.resource.${kind}`)} ${name || resourceId}`}
        />
      )}
      {onRollBack && from !== versions[0] && <RollBack key={from.versionId} version={from} onRollBack={onRollBack} />}
    </Root>
  );
}

interface VersionSelectProps {
  readonly label: string;
  readonly versions: readonly PublishedVersion[];
  readonly value: PublishedVersion;
  readonly onChoose: (versionId: number) => void;
}

function VersionSelect({ label, versions, value, onChoose }: VersionSelectProps) {
  const t = useWords(planVersionsWords);
  const { dateTime } = useFormat();
  const options = versions.map(({ versionId, publishedAtMs, by }, index) => ({
    value: String(versionId),
    label: t(index === 0 ? 'PlanVersions.newest' : 'PlanVersions.version', {
      number: versionId,
      at: dateTime(publishedAtMs),
      by,
    }),
  }));
  return (
    <Select
      label={label}
      options={options}
      value={String(value.versionId)}
      onChange={(change) => {
        if (change.value !== null) onChoose(Number(change.value));
      }}
    />
  );
}

interface RollBackProps {
  readonly version: PublishedVersion;
  readonly onRollBack: NonNullable<PlanVersionsProps['onRollBack']>;
}

/** It can be undone by publishing the newer one again, but all who watch the plan see another one at once: so it is asked first. */
function RollBack({ version, onRollBack }: RollBackProps) {
  const t = useWords(planVersionsWords);
  const problemText = useProblemText(planWords);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const press = async (): Promise<void> => {
    try {
      const answer = await onRollBack({ versionId: version.versionId });
      const [problem] = answer.ok ? [] : answer.problems;
      setFailure(problemText(problem));
    } catch {
      setFailure(t('PlanVersions.failed'));
    } finally {
      setAsking(false);
    }
  };
  const ask = (): void => {
    setFailure(undefined);
    setAsking(true);
  };
  return (
    <Back>
      <Button icon={<History aria-hidden />} aria-haspopup="dialog" onClick={ask}>
        {t('PlanVersions.rollBack', { number: version.versionId })}
      </Button>
      <p>{t('PlanVersions.rollBackNote')}</p>
      {failure !== undefined && <span role="alert">{failure}</span>}
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={t('PlanVersions.rollBackAsk', { number: version.versionId })}
        confirmLabel={t('PlanVersions.rollBackYes')}
        onConfirm={press}
        onCancel={() => setAsking(false)}
      >
        {t('PlanVersions.rollBackWhat')}
      </ConfirmDialog>
    </Back>
  );
}
