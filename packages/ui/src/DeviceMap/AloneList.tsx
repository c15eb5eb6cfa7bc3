import { useMemo, useState } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import { ListPanel } from './ListPanel.tsx';
import { byWorst } from './clusters.ts';
import { type MapContent, type MapPoint, pointKey } from './model.ts';
import { type Shown, createSpots, kindsOf } from './points.ts';
import { deviceMapWords } from './words.ts';

export interface AloneListProps {
  readonly content: MapContent;
  readonly shown: Shown;
  readonly onOpen: ((choice: { readonly point: MapPoint }) => void) | undefined;
  readonly canOpen: (point: MapPoint) => boolean;
}

/** Everything the map would show, the worst first, where there is no map. @spec N23 */
export function AloneList({ content, shown, onOpen, canOpen }: AloneListProps) {
  const t = useWords(deviceMapWords);
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const [tableOf] = useState(createSpots);
  const { table, indexes } = useMemo(() => {
    const made = tableOf(content, shown);
    const kinds = kindsOf(made);
    return { table: made, indexes: byWorst(kinds, [...kinds.keys()]) };
  }, [tableOf, content, shown]);
  return (
    <div data-alone="">
      <ListPanel
        title={t('DeviceMap.allTitle', { count: format.number(indexes.length) })}
        indexes={indexes}
        pointAt={table.pointAt}
        chosenKey={chosen}
        onChoose={(point) => {
          setChosen(pointKey(point));
          if (canOpen(point)) onOpen?.({ point });
        }}
        nowhere={table.standing.nowhere}
      />
    </div>
  );
}
