import type { PlanDiff, PlanVersion } from '@fireline/domain/plan';
import { CircleMinus, CirclePlus, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import { Change, Layers } from './PlanVersions.styles.ts';
import { planVersionsWords } from './words.ts';

type Kind = keyof PlanDiff;
const kinds = ['removed', 'added', 'changed'] as const satisfies readonly Kind[];
const icons: Readonly<Record<Kind, ReactNode>> = {
  added: <CirclePlus aria-hidden />,
  removed: <CircleMinus aria-hidden />,
  changed: <Pencil aria-hidden />,
};

export interface LayerChangesProps {
  readonly from: PlanVersion;
  readonly to: PlanVersion;
  readonly diff: PlanDiff;
}

/** Layers that came, went, or hold another number of entities, with both numbers. */
export function LayerChanges({ from, to, diff }: LayerChangesProps) {
  const t = useWords(planVersionsWords);
  const { number } = useFormat();
  const rows = kinds.flatMap((kind) => diff[kind].map((name) => ({ kind, name })));
  const same = Object.keys(to.layers).length - diff.added.length - diff.changed.length;
  const figure = (layers: PlanVersion['layers'], name: string): string =>
    Object.hasOwn(layers, name) ? number(layers[name] ?? 0) : '—';
  return (
    <div>
      <h3>{t('PlanVersions.layers')}</h3>
      {rows.length === 0 ? (
        <p>{t('PlanVersions.same')}</p>
      ) : (
        <>
          <Layers>
            <thead>
              <tr>
                <th scope="col">{t('PlanVersions.layer')}</th>
                <th scope="col" data-figure="">
                  {t('PlanVersions.before')}
                </th>
                <th scope="col" data-figure="">
                  {t('PlanVersions.after')}
                </th>
                <th scope="col">{t('PlanVersions.change')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ kind, name }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-figure="">{figure(from.layers, name)}</td>
                  <td data-figure="">{figure(to.layers, name)}</td>
                  <td>
                    <Change>
                      {icons[kind]}
                      {t(`PlanVersions.${kind}`)}
                    </Change>
                  </td>
                </tr>
              ))}
            </tbody>
          </Layers>
          {same > 0 && <p>{t('PlanVersions.unchanged', { count: number(same) })}</p>}
        </>
      )}
    </div>
  );
}
