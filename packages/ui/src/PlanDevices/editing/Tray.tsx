import { deviceWords } from '@fireline/domain/device';
import { GripVertical } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { DeviceTypeIcon } from '../../DeviceTypeIcon/index.ts';
import { useFireline } from '../../lib/context.ts';
import { useWords } from '../../lib/index.ts';
import { Ghost, Hint, Nothing, Rows, TrayItem } from '../panel/Panel.styles.ts';
import type { PlanDevice } from '../points.ts';
import { planDevicesWords } from '../words.ts';

/** Pixels after which a press is a drag. */
const dragPx = 5;

export interface TrayProps {
  readonly devices: readonly PlanDevice[];
  /** At a place of the page; left out: in the middle of what is seen. */
  readonly onPlace: (device: PlanDevice, at?: { readonly clientX: number; readonly clientY: number }) => void;
}

interface Dragged {
  readonly device: PlanDevice;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly isFar: boolean;
}

/** What is not on the plan: dragged there, or placed in its middle by a press or Enter. */
export function Tray({ devices, onPlace }: TrayProps) {
  const t = useWords(planDevicesWords, deviceWords);
  const { overlays } = useFireline();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = (device: PlanDevice, event: PointerEvent<HTMLElement>): void => {
    const at = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ device, from: at, to: at, isFar: false });
  };
  const move = (event: PointerEvent): void =>
    setDragged((before) => {
      if (!before) return null;
      const to = { x: event.clientX, y: event.clientY };
      return { ...before, to, isFar: before.isFar || Math.hypot(to.x - before.from.x, to.y - before.from.y) > dragPx };
    });
  const end = (event: PointerEvent): void => {
    if (dragged?.isFar) onPlace(dragged.device, { clientX: event.clientX, clientY: event.clientY });
  };
  if (devices.length === 0) return <Nothing>{t('PlanDevices.trayEmpty')}</Nothing>;
  return (
    <>
      <Hint>{t('PlanDevices.placeHint')}</Hint>
      <Rows as="div">
        {devices.map((device) => (
          <TrayItem
            key={device.deviceId}
            aria-label={t('PlanDevices.place', { name: device.name })}
            title={t(`device.type.${device.deviceType}`)}
            onPointerDown={(event) => start(device, event)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={() => setDragged(null)}
            onClick={() => {
              if (!dragged?.isFar) onPlace(device);
              setDragged(null);
            }}
          >
            <DeviceTypeIcon type={device.deviceType} isDecorative />
            <span>{device.name}</span>
            <GripVertical aria-hidden />
          </TrayItem>
        ))}
      </Rows>
      {dragged?.isFar &&
        overlays &&
        createPortal(
          <Ghost style={{ '--fl-x': `${dragged.to.x}px`, '--fl-y': `${dragged.to.y}px` }}>
            <DeviceTypeIcon type={dragged.device.deviceType} isDecorative />
            {dragged.device.name}
          </Ghost>,
          overlays,
        )}
    </>
  );
}
