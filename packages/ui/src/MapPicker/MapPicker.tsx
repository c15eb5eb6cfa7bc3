import { type Geocoder, type GeocoderNote, type Wgs84, areaZoom, lngLatText, pointZoom } from '@fireline/domain/site';
import { MapPin } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { type BaseMap, MapBase, MapMarker, type MapView } from '../MapBase/index.ts';
import { MapDistricts, offlineGeocoder, sharedDistricts } from '../MapDistricts/index.ts';
import { FieldFrame, type FieldProps, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { CoordinatesField } from './CoordinatesField.tsx';
import { Body, Ground, How, Marker, Panes, Side, Undo } from './MapPicker.styles.ts';
import { Note } from './Note.tsx';
import { Outcome } from './Outcome.tsx';
import { SearchField } from './SearchField.tsx';
import { type MapPick, type PickEvent, type Picking, pickOf } from './pick.ts';
import { type PickChange, usePick } from './usePick.ts';
import { mapPickerWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface MapPickerProps extends FieldProps, RootProps {
  /** Who knows places. Default: the districts that come with the package; nothing is asked outside. */
  readonly geocoder?: Geocoder;
  /** What the map is drawn on, with its datum. Default: the outlines that come with the package. */
  readonly base?: BaseMap;
  /** Where the map begins while nothing is picked; places near it are found first. Default: all of China. */
  readonly near?: Wgs84;
  /** What is picked; null: nothing. Undefined: the field keeps its own. */
  readonly value?: MapPick | null | undefined;
  /** What is picked at first, as it is on record. */
  readonly defaultValue?: MapPick | null;
  /** Each change: a point at once, its address and districts when they are known. */
  readonly onChange?: (change: PickChange) => void;
  readonly readOnly?: boolean;
  /** Under this name what is picked goes with its form, as JSON. */
  readonly name?: string;
}

const offline = offlineGeocoder(sharedDistricts());

const viewOf = (centre: Wgs84 | undefined, zoom: number): { readonly view?: MapView } =>
  centre ? { view: { centre, zoom } } : {};

/**
 * A place picked on a map: found by text, dropped by a press or by Enter, dragged, or given as coordinates in any of the three datums.
 * Tells address, code, point and districts, the point in WGS 84.
 * @spec SIT-09 SIT-10 N10
 * @example <MapPicker label="位置" geocoder={geocoder} onChange={({ value, problems }) => setPlace(value)} />
 */
export function MapPicker(props: MapPickerProps) {
  const {
    id,
    label,
    isLabelHidden,
    description,
    problem,
    required = false,
    isOptional,
    disabled: own,
    ...others
  } = props;
  const { geocoder = offline, base, near, value, defaultValue, onChange, readOnly = false, name, ...rest } = others;
  const t = useWords(mapPickerWords);
  const ids = useFieldIds(id);
  const hidden = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<GeocoderNote>();
  const [picking, send] = usePick({ geocoder, value, defaultValue, onChange }, setNote, hidden);
  const isDisabled = useDisabled(hidden, own);
  const disabled = isDisabled || readOnly;
  const [view, setView] = useState(() => viewOf(picking.point ?? near, picking.point ? pointZoom : areaZoom));
  const { point } = picking;
  const picked = pickOf(picking);
  const goTo = (centre: Wgs84, zoom: number): void => setView(viewOf(centre, zoom));
  const describedBy = [description && ids.description, problem && ids.problem].filter(Boolean).join(' ');
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem, isOptional }}>
      <Body id={ids.control} role="group" aria-labelledby={ids.label} aria-describedby={describedBy || undefined}>
        <SearchField
          {...{ geocoder, disabled }}
          onTold={setNote}
          near={point ?? near}
          onChoose={(place) => {
            send({ type: 'choose', place });
            goTo(place.lnglat, place.extent === 'area' ? areaZoom : pointZoom);
          }}
        />
        <Note note={note} />
        <Panes>
          <Ground>
            <MapBase
              label={t('MapPicker.map')}
              {...(base && { base })}
              {...view}
              {...(!disabled && { onPress: ({ at }) => send({ type: 'drop', point: at }) })}
              twin={<MapDistricts within={picking.district?.code.slice(0, 4) ?? ''} point={point} hasNames={false} />}
            >
              {point && <PickMarker {...{ point, picking, disabled, send }} />}
            </MapBase>
            <How>{t('MapPicker.how')}</How>
          </Ground>
          <Side>
            <CoordinatesField
              {...{ point, required, disabled }}
              onDrop={(at) => {
                send({ type: 'drop', point: at });
                goTo(at, pointZoom);
              }}
            />
            <Outcome {...{ picking, disabled, send }} />
            {point && !disabled && (
              <Undo>
                <Button variant="quiet" onClick={() => send({ type: 'clear' })}>
                  {t('MapPicker.clear')}
                </Button>
              </Undo>
            )}
          </Side>
        </Panes>
      </Body>
      <input
        ref={hidden}
        type="hidden"
        name={name}
        value={picked ? JSON.stringify(picked) : ''}
        disabled={isDisabled}
      />
    </FieldFrame>
  );
}

interface PickMarkerProps {
  readonly point: Wgs84;
  readonly picking: Picking;
  readonly disabled: boolean;
  readonly send: (event: PickEvent) => void;
}

function PickMarker({ point, picking, disabled, send }: PickMarkerProps) {
  const t = useWords(mapPickerWords);
  const move = (at: Wgs84, isDone: boolean): void => {
    // a press without a drag picks nothing anew
    const isStill = Math.abs(at.lng - point.lng) + Math.abs(at.lat - point.lat) < 1e-7;
    if (!isStill || (isDone && picking.state === 'idle')) send({ type: isDone ? 'drop' : 'move', point: at });
  };
  return (
    <MapMarker
      at={point}
      {...(!disabled && {
        onMove: ({ at, isDone }) => move(at, isDone),
      })}
    >
      <Marker type="button" disabled={disabled} aria-label={t('MapPicker.marker', { lnglat: lngLatText(point) })}>
        <MapPin aria-hidden />
      </Marker>
    </MapMarker>
  );
}
