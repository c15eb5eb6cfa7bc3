import { type GeocoderNote, siteFormWords } from '@fireline/domain/site';
import { useWords } from '../lib/format/useWords.ts';
import { Told } from './MapPicker.styles.ts';
import { mapPickerWords } from './words.ts';

/** Who failed before the geocoder that answered, and whom its answer is from: most have to be named by their terms. @spec SIT-09 */
export function Note({ note }: { readonly note: GeocoderNote | undefined }) {
  const t = useWords(mapPickerWords, siteFormWords);
  const failures = (note?.failures ?? []).map(({ source, reason }) => {
    const why = t(`site.geocoder.${reason}`);
    return source ? t('MapPicker.failure', { source: t(`site.source.${source}`), reason: why }) : why;
  });
  return (
    <Told role="status">
      {failures.length > 0 && (
        <span>{t('MapPicker.passedOver', { failures: [...new Set(failures)].join(t('MapPicker.and')) })}</span>
      )}
      {note?.attribution && <span>{note.attribution}</span>}
    </Told>
  );
}
