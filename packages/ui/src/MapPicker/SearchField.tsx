import { type FoundPlace, type Geocoder, type GeocoderNote, type Wgs84, siteFormWords } from '@fireline/domain/site';
import { MapPin, MapPinned } from 'lucide-react';
import { useRef, useState } from 'react';
import { ComboBox, type LoadOptions } from '../ComboBox/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { mapPickerWords } from './words.ts';

interface SearchFieldProps {
  readonly geocoder: Geocoder;
  readonly near: Wgs84 | undefined;
  readonly disabled: boolean;
  readonly onChoose: (place: FoundPlace) => void;
  /** With each answer: who failed before it, and whom to name. */
  readonly onTold: (note: GeocoderNote | undefined) => void;
}

/** Places by text. What is typed is asked for after a pause; the list says that it resolves, and to try other words. */
export function SearchField({ geocoder, near, disabled, onChoose, onTold }: SearchFieldProps) {
  const t = useWords(mapPickerWords, siteFormWords);
  const places = useRef(new Map<string, FoundPlace>());
  const [chosen, setChosen] = useState<string | null>(null);
  const load: LoadOptions = async ({ text, signal }) => {
    if (text === '') return [];
    let told: GeocoderNote | undefined;
    const onNote = (note: GeocoderNote): void => void (told = note);
    const found = await geocoder.search(text, { signal, onNote, ...(near && { near }) });
    onTold(told);
    return found.map((place) => {
      places.current.set(place.id, place);
      const Icon = place.extent === 'area' ? MapPinned : MapPin;
      const description = place.address === place.name ? undefined : place.address;
      return { value: place.id, label: place.name, ...(description && { description }), icon: <Icon aria-hidden /> };
    });
  };
  return (
    <ComboBox
      label={t('MapPicker.search')}
      isLabelHidden
      placeholder={t('MapPicker.placeholder')}
      load={load}
      value={chosen}
      onChange={({ value }) => {
        setChosen(value);
        const place = value === null ? undefined : places.current.get(value);
        if (place) onChoose(place);
      }}
      messages={{ loading: t('site.address.resolving'), empty: t('site.address.trySearching') }}
      disabled={disabled}
      isClearable
    />
  );
}
