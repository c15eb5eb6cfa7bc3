import { sessionCalls } from '@fireline/api/session';
import { type Maint, siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { PeopleOf } from '../../lib/parts/PeopleOf.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { MaintUsersOf } from './MaintUsersOf.tsx';
import { maintWords } from './words.ts';

export interface MaintDrawerProps {
  readonly maint: Maint;
  readonly onClose: () => void;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

function Actions({ onChange, onDelete }: Pick<MaintDrawerProps, 'onChange' | 'onDelete'>) {
  const t = useWords(maintWords);
  const may = useMay();
  return (
    <Tools>
      {may(siteCalls.changeMaint) && <Button onClick={onChange}>{t('maints.modify')}</Button>}
      {may(siteCalls.deleteMaint) && (
        <Button variant="danger" onClick={onDelete}>
          {t('maints.delete')}
        </Button>
      )}
    </Tools>
  );
}

/** One maintenance company: whom to call, what it keeps, its people. @spec SIT-07 */
export function MaintDrawer({ maint, onClose, ...actions }: MaintDrawerProps) {
  const t = useWords(maintWords);
  const { number } = useFormat();
  const may = useMay();
  const places = <Link href={`${pathTo('placeList')}?maint=${maint.maintId}`}>{t('maints.allPlaces')}</Link>;
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={maint.name}
      {...(maint.isOwn && { footer: <Actions {...actions} /> })}
    >
      <Stack>
        {!maint.isOwn && <Banner tone="info">{t('maints.ofOthers')}</Banner>}
        <DescriptionList
          items={[
            { term: t('maints.contact'), detail: maint.contact },
            {
              term: t('maints.phone'),
              detail: (
                <PersonalValue
                  subject="maint"
                  id={maint.maintId}
                  fields={['phone']}
                  values={[maint.phone]}
                  label={t('maints.phone')}
                  name={maint.name}
                />
              ),
            },
            { term: t('maints.address'), detail: maint.address },
            { term: t('maints.partner'), detail: maint.partnerName },
            { term: t('maints.systemTitle'), detail: maint.systemTitle },
            {
              term: t('maints.places'),
              detail: (
                <>
                  {number(maint.places)} {may(siteCalls.places) && places}
                </>
              ),
            },
            { term: t('maints.devices'), detail: number(maint.devices) },
          ]}
        />
        {maint.isOwn && <MaintUsersOf maint={maint} />}
        {!maint.isOwn && may(sessionCalls.users) && (
          <PeopleOf of={{ key: 'maintId', id: maint.maintId, name: maint.name }} />
        )}
      </Stack>
    </Drawer>
  );
}
