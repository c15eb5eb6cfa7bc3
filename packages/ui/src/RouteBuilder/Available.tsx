import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { GroupTitle, List, Name, Pane, PaneTitle, Row, Scroll, Taken } from './RouteBuilder.styles.ts';
import { type PointGroup, type RoutePoint, foundPoints, groupsOf } from './route.ts';
import { usePlaceText } from './usePlaceText.ts';
import type { Route } from './useRoute.ts';
import { routeBuilderWords } from './words.ts';

interface AvailableProps {
  readonly points: readonly RoutePoint[];
  readonly route: Route;
  readonly disabled: boolean;
}

/** All points by floor; those in the route say at which place. */
export function Available({ points, route, disabled }: AvailableProps) {
  const t = useWords(routeBuilderWords);
  const { number } = useFormat();
  const [query, setQuery] = useState('');
  const found = foundPoints(points, query);
  const nothing = points.length === 0 ? 'noPoints' : 'noneFound';
  const free = found.filter(({ id }) => route.positionOf(id) === undefined);
  return (
    <Pane>
      <PaneTitle>
        {t('RouteBuilder.available')}
        <span>{number(free.length)}</span>
      </PaneTitle>
      <TextField
        label={t('RouteBuilder.find')}
        isLabelHidden
        type="search"
        placeholder={t('RouteBuilder.find')}
        value={query}
        disabled={disabled}
        onChange={({ value }) => setQuery(value)}
      />
      <Scroll tabIndex={0} role="group" aria-label={t('RouteBuilder.available')}>
        {found.length === 0 && (
          <Row as="p">
            <Taken role="status">{t(`RouteBuilder.${nothing}`)}</Taken>
          </Row>
        )}
        {groupsOf(found).map((group) => (
          <Group key={JSON.stringify([group.building, group.floor])} {...{ group, route, disabled, free }} />
        ))}
      </Scroll>
    </Pane>
  );
}

interface GroupProps {
  readonly group: PointGroup;
  readonly route: Route;
  readonly disabled: boolean;
  /** What can still be added, in the order in which it is shown. */
  readonly free: readonly RoutePoint[];
}

function Group({ group, route, disabled, free }: GroupProps) {
  const t = useWords(routeBuilderWords);
  const placeText = usePlaceText();
  const place = placeText(group);
  const left = group.points.filter((point) => free.includes(point));
  return (
    <>
      <GroupTitle>
        {place}
        <Button
          variant="quiet"
          aria-label={t('RouteBuilder.addAllOf', { place })}
          disabled={disabled || left.length === 0}
          onClick={() =>
            route.add(left, free.find((point) => free.indexOf(point) > free.indexOf(left.at(-1) ?? point))?.id)
          }
        >
          {t('RouteBuilder.addAll')}
        </Button>
      </GroupTitle>
      <List aria-label={place}>
        {group.points.map((point) => {
          const position = route.positionOf(point.id);
          const next = free[free.indexOf(point) + 1];
          return (
            <Row key={point.id}>
              <Name>{point.name}</Name>
              {position === undefined ? (
                <IconButton
                  label={t('RouteBuilder.add', { name: point.name })}
                  icon={<Plus aria-hidden />}
                  data-add={String(point.id)}
                  disabled={disabled}
                  onClick={() => route.add([point], next?.id)}
                />
              ) : (
                <Taken>{t('RouteBuilder.isThere', { position })}</Taken>
              )}
            </Row>
          );
        })}
      </List>
    </>
  );
}
