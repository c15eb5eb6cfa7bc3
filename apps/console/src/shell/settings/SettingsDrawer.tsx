import { popupRanges } from '@fireline/domain/alarm';
import { homePath, pagesOfMenu, routeWords } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Stack } from '../../lib/page/Page.styles.ts';
import { setPreferences, usePreferences } from '../../lib/session/preferences.ts';
import { useMenuEntries } from '../../lib/session/useMay.ts';
import { settingsWords } from './words.ts';

/** What the reader chooses for themselves; each choice holds at once and follows the account. @spec SHL-22 SHL-29 ALM-08 */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(settingsWords, routeWords);
  const { number } = useFormat();
  const { popupHours, firstPage } = usePreferences();
  const pages = pagesOfMenu(useMenuEntries());
  const isListed = pages.some(({ path }) => path === firstPage);
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={t('settings.title')}>
      <Stack>
        <p>{t('settings.what')}</p>
        <Select
          label={t('settings.popupHours')}
          description={t('settings.popupHours.hint')}
          value={String(popupHours)}
          onChange={({ value }) => setPreferences({ popupHours: Number(value) })}
          options={popupRanges.map((hours) => ({
            value: String(hours),
            label: t('settings.hours', { hours: number(hours, { digits: 1 }) }),
          }))}
        />
        <Select
          label={t('settings.firstPage')}
          value={isListed ? firstPage : homePath}
          onChange={({ value }) => setPreferences({ firstPage: value ?? homePath })}
          options={pages.map(({ path, title }) => ({ value: path, label: t(title) }))}
        />
      </Stack>
    </Drawer>
  );
}
