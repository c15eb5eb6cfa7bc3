import { deviceWords } from '@fireline/domain/device';
import type { PlanMark } from '@fireline/domain/plan';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AlarmLevelBadge } from '../../AlarmLevelBadge/index.ts';
import { DeviceStatusTag } from '../../DeviceStatusTag/index.ts';
import { DeviceTypeIcon } from '../../DeviceTypeIcon/index.ts';
import { useFireline } from '../../lib/context.ts';
import { useWords } from '../../lib/index.ts';
import { rowHeightOf, topToReveal } from '../../lib/table/rowWindow.ts';
import { VisuallyHidden } from '../../lib/VisuallyHidden.tsx';
import { Body, Option, Rows, statusLinePx } from './Panel.styles.ts';
import { type PlanDevicePoint, statusOf } from '../points.ts';
import { planDevicesWords } from '../words.ts';

export interface DeviceOptionsProps {
  readonly label: string;
  readonly points: readonly PlanDevicePoint[];
  readonly markOf: (deviceId: number) => PlanMark | undefined;
  readonly selected: ReadonlySet<number>;
  /** Enter or a press. */
  readonly onOpen: (point: PlanDevicePoint) => void;
  /** Space, or a press with Shift or Ctrl; left out: one at a time. */
  readonly onToggle: ((point: PlanDevicePoint) => void) | undefined;
}

const extraRows = 6;

/** The points as a listbox: only what is in sight is in the document, however many there are. */
export function DeviceOptions({ label, points, markOf, selected, onOpen, onToggle }: DeviceOptionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeightOf(useFireline().density) + statusLinePx;
  const [{ top, height }, setSeen] = useState({ top: 0, height: 400 });
  const [activeId, setActive] = useState<number | undefined>();
  const found = points.findIndex(({ deviceId }) => deviceId === activeId);
  const active = Math.max(0, found);
  const look = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    setSeen((before) =>
      before.top === scrollTop && before.height === clientHeight ? before : { top: scrollTop, height: clientHeight },
    );
  };
  const move = (to: number): void => {
    const index = Math.min(Math.max(0, to), points.length - 1);
    setActive(points[index]?.deviceId);
    const viewportHeight = list.current?.clientHeight ?? height;
    const next = topToReveal({ count: points.length, rowHeight, viewportHeight }, list.current?.scrollTop ?? 0, index);
    list.current?.scrollTo({ top: next });
    look();
  };
  const press = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + (found < 0 ? 0 : 1),
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: points.length - 1,
    };
    const to = steps[event.key];
    const point = points[active];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && point) onOpen(point);
    else if (event.key === ' ' && point) (onToggle ?? onOpen)(point);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const first = Math.max(0, Math.floor(top / rowHeight) - extraRows);
  const last = Math.min(points.length, Math.ceil((top + Math.max(height, 40)) / rowHeight) + extraRows);
  return (
    <Rows
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={onToggle ? true : undefined}
      aria-activedescendant={active >= first && active < last ? `${id}-${points[active]?.deviceId}` : undefined}
      onKeyDown={press}
      onFocus={look}
      onScroll={look}
    >
      <Body role="presentation" style={{ '--fl-height': `${points.length * rowHeight}px` }}>
        {points.slice(first, last).map((point, at) => (
          <OptionOf
            key={point.deviceId}
            id={`${id}-${point.deviceId}`}
            point={point}
            mark={markOf(point.deviceId)}
            index={first + at}
            count={points.length}
            isActive={first + at === active}
            isSelected={selected.has(point.deviceId)}
            top={(first + at) * rowHeight}
            onPress={(isMore) => {
              setActive(point.deviceId);
              (isMore && onToggle ? onToggle : onOpen)(point);
            }}
          />
        ))}
      </Body>
    </Rows>
  );
}

interface OptionOfProps {
  readonly id: string;
  readonly point: PlanDevicePoint;
  readonly mark: PlanMark | undefined;
  readonly index: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly top: number;
  readonly onPress: (isMore: boolean) => void;
}

function OptionOf({ id, point, mark, index, count, isActive, isSelected, top, onPress }: OptionOfProps) {
  const t = useWords(deviceWords, planDevicesWords);
  const status = statusOf(point);
  return (
    // the listbox has the focus and takes the keys for all of its options
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <Option
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-active={isActive || undefined}
      style={{ '--fl-top': `${top}px` }}
      onClick={(event) => onPress(event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      <DeviceTypeIcon type={point.deviceType} isDecorative />
      <span data-part="name" title={point.name}>
        {point.name}
        <VisuallyHidden> {t(`device.type.${point.deviceType}`)} </VisuallyHidden>
      </span>
      <DeviceStatusTag data-part="status" status={status} title={t(`device.status.${status}`)} />
      {mark && (
        <span data-part="mark">
          <AlarmLevelBadge level={mark.level} variant="symbol" isBlinking={mark.isCritical} />
          <VisuallyHidden>{t(mark.isOpen ? 'PlanDevices.open' : 'PlanDevices.acknowledged')}</VisuallyHidden>
        </span>
      )}
    </Option>
  );
}
