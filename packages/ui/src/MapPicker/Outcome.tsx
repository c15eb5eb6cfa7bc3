import { siteFormWords } from '@fireline/domain/site';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { TextField } from '../TextField/index.ts';
import { Spinner } from '../lib/Spinner.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Known, Offered, Said } from './MapPicker.styles.ts';
import { type PickEvent, type Picking, addressOf } from './pick.ts';
import { mapPickerWords } from './words.ts';

interface OutcomeProps {
  readonly picking: Picking;
  readonly disabled: boolean;
  readonly send: (event: PickEvent) => void;
}

/** What the point is called: the address to keep or to write, its districts, and how the question for them stands. */
export function Outcome({ picking, disabled, send }: OutcomeProps) {
  const t = useWords(mapPickerWords, siteFormWords);
  const { typed, offered, district } = picking;
  return (
    <Known>
      <div>
        <TextField
          label={t('MapPicker.address')}
          value={addressOf(picking)}
          onChange={({ value }) => send({ type: 'type', address: value })}
          autoComplete="off"
          disabled={disabled}
        />
        {typed !== '' && offered !== '' && typed !== offered && (
          <Button variant="quiet" disabled={disabled} onClick={() => send({ type: 'useOffered' })}>
            <Offered>{t('MapPicker.useOffered', { address: offered })}</Offered>
          </Button>
        )}
      </div>
      <Stand {...{ picking, disabled, send }} />
      {district && (
        <DescriptionList
          items={[
            { term: t('MapPicker.district'), detail: district.adminName.replaceAll('/', ' / ') },
            { term: t('MapPicker.code'), detail: district.code },
          ]}
        />
      )}
    </Known>
  );
}

function Stand({ picking: { state, point }, disabled, send }: OutcomeProps) {
  const t = useWords(mapPickerWords, siteFormWords);
  const said = {
    idle: point ? '' : t('MapPicker.nothing'),
    resolving: t('site.address.resolving'),
    found: '',
    unknown: t('MapPicker.unknown'),
    failed: t('MapPicker.failed'),
  }[state];
  return (
    <Said data-state={state}>
      <span role="status">
        {state === 'resolving' && <Spinner />}
        {said}
      </span>
      {state === 'failed' && (
        <Button disabled={disabled} onClick={() => send({ type: 'retry' })}>
          {t('MapPicker.retry')}
        </Button>
      )}
    </Said>
  );
}
