import { type PlanPoint, type PlanVersion, carryPoints, comparePlans, planWords } from '@fireline/domain/plan';
import type { Problem } from '@fireline/domain/lib';
import { CircleCheck, History, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, useMemo, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Select } from '../Select/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { useProblemText } from '../lib/useProblemText.ts';
import { LayerChanges } from './LayerChanges.tsx';
import { Back, Choice, Counts, Orphans, Root } from './PlanVersions.styles.ts';
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
  /** How far the newer drawing's origin lies from the older one's, where it was moved. */
  readonly shift?: { readonly x: number; readonly y: number };
  /** Which two are compared. Default: the newest and the one before it. */
  readonly onCompare?: (compared: { readonly fromId: number; readonly toId: number }) => void;
  /** Opens the plan to place the device; left out: it is only listed. */
  readonly onPlaceAnew?: (place: { readonly deviceId: number }) => void;
  /** Publishes the older one once more; left out: it is only compared. */
  readonly onRollBack?: (back: { readonly versionId: number }) => Promise<RollBackAnswer>;
}

/**
 * Two publishes of a plan side by side: which layers came, went and changed, which devices keep their place, and which have none with the
 * reason. An older one can be published again.
 *
 * Use it before devices are placed on a new publish, and to go back. Give it the points of the version chosen as the older one.
 * @spec N12 PLN-03
 * @example <PlanVersions versions={history} points={points} names={names} onPlaceAnew={edit} onRollBack={rollBack} />
 */
export function PlanVersions(props: PlanVersionsProps) {
  const { versions, points, names, shift, onCompare, onPlaceAnew, onRollBack, ...rest } = props;
  const t = useWords(planVersionsWords);
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
      <Points {...{ points, to, names, shift, onPlaceAnew }} />
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

type PointsProps = Pick<PlanVersionsProps, 'points' | 'names' | 'shift' | 'onPlaceAnew'> & {
  readonly to: PublishedVersion;
};

function Points({ points, to, names, shift, onPlaceAnew }: PointsProps) {
  const t = useWords(planVersionsWords, planWords);
  const { number } = useFormat();
  const { carried, orphans } = useMemo(() => carryPoints(points, to, shift), [points, to, shift]);
  const nameOf = (id: number): string => names.get(id) ?? t('PlanVersions.unknown', { id });
  return (
    <div>
      <h3>{t('PlanVersions.points')}</h3>
      <Counts>
        <span>
          <CircleCheck aria-hidden />
          {t('PlanVersions.carried', { count: number(carried.length) })}
        </span>
        {orphans.length > 0 && (
          <span data-orphans="">
            <TriangleAlert aria-hidden />
            {t('PlanVersions.orphans', { count: number(orphans.length) })}
          </span>
        )}
      </Counts>
      {orphans.length > 0 && (
        <Orphans>
          {orphans.map(({ point, reason }) => (
            <li key={point.deviceId}>
              <span>
                {nameOf(point.deviceId)}
                <small>
                  {t(`plan.orphan.${reason}`)}
                  {point.layer !== '' && ` · ${t('PlanVersions.onLayer', { layer: point.layer })}`}
                </small>
              </span>
              {onPlaceAnew && (
                <Button
                  aria-label={t('PlanVersions.placeName', { name: nameOf(point.deviceId) })}
                  onClick={() => onPlaceAnew({ deviceId: point.deviceId })}
                >
                  {t('PlanVersions.place')}
                </Button>
              )}
            </li>
          ))}
        </Orphans>
      )}
    </div>
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
