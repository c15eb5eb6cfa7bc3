import '../map/mapWorker.ts';
import type { Wgs84 } from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { type MapPick, MapPicker } from '@fireline/ui/MapPicker';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useBaseMap } from '../map/useBaseMap.ts';
import { useGeocoder } from '../map/useGeocoder.ts';
import { fieldWords } from './words.ts';

const nowhere: MapPick | null = null;

interface LocationFieldProps {
  /** What is known of where it is; undefined: the map begins where the reader's places are. */
  readonly near: Wgs84 | undefined;
  readonly isOptional?: boolean;
  /** Such as that this or another field is needed: then it is marked neither as needed nor as optional. */
  readonly description?: string | undefined;
}

/** Where something stands, picked on a map; the form holds what was picked as `lnglat`. @spec SIT-09 SIT-10 */
export function LocationField({ near, isOptional, description }: LocationFieldProps) {
  const t = useWords(fieldWords);
  const { base, isPending, middle } = useBaseMap();
  const start = near ?? middle;
  const geocoder = useGeocoder();
  const field = useFormField('lnglat', { label: t('field.location'), initial: nowhere });
  // what the picker began with; it keeps its own from then on
  const [first] = useState(field.value);
  if (isPending) return <Skeleton shape="block" lines={8} />;
  return (
    <MapPicker
      id={field.id}
      label={field.label}
      problem={field.problem}
      geocoder={geocoder}
      base={base}
      {...(start && { near: start })}
      {...(description !== undefined && { description })}
      {...(description === undefined && (isOptional ? { isOptional } : { required: true }))}
      defaultValue={first}
      onChange={({ value }) => field.onChange({ value })}
    />
  );
}
