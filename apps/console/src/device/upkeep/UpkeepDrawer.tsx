import { deviceCalls, type Upkeep } from '@fireline/api/device';
import { deviceUpkeepWords } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { upkeepWords } from './words.ts';

export interface UpkeepDrawerProps {
  readonly upkeep: Upkeep;
  readonly onClose: () => void;
  readonly onChanged: (upkeep: Upkeep) => void;
}

/** One entry of upkeep with its photos; a press opens one whole. A photo is removed for good, and asked for before. @spec DEV-13 */
export function UpkeepDrawer({ upkeep, onClose, onChanged }: UpkeepDrawerProps) {
  const t = useWords(upkeepWords, deviceUpkeepWords);
  const { date, dateTime } = useFormat();
  const may = useMay();
  const [removing, remove] = useState<{ readonly imageId: string; readonly at: number }>();
  const { upkeepId, kind, doneDay, by, remark, photos, createdAt } = upkeep;
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={t('upkeep.entry', { kind: t(`device.upkeep.kind.${kind}`), day: date(doneDay) })}
    >
      <Stack>
        <DescriptionList
          items={[
            { term: t('upkeep.by'), detail: `${by} · ${dateTime(createdAt)}` },
            { term: t('upkeep.remark'), detail: remark },
          ]}
        />
        {photos.length === 0 && <EmptyState title={t('upkeep.photos.none')} />}
        <Album role="group" aria-label={t('upkeep.photos')}>
          {photos.map((imageId, index) => {
            const at = index + 1;
            return (
              <figure key={imageId}>
                <Picture call={deviceCalls.upkeepImage} imageId={imageId} label={t('upkeep.photo', { at })} />
                {may(deviceCalls.removeUpkeepPhoto) && (
                  <figcaption>
                    <Button
                      variant="quiet"
                      aria-label={t('upkeep.photo.remove', { at })}
                      onClick={() => remove({ imageId, at })}
                    >
                      {t('upkeep.remove')}
                    </Button>
                  </figcaption>
                )}
              </figure>
            );
          })}
        </Album>
        {removing && (
          <ConfirmSend
            call={deviceCalls.removeUpkeepPhoto}
            send={{ upkeepId, imageId: removing.imageId }}
            outdates={[deviceCalls.upkeeps]}
            action="delete"
            title={t('upkeep.photo.remove', { at: removing.at })}
            confirmLabel={t('upkeep.remove')}
            tone="danger"
            done={t('upkeep.photo.removed')}
            onDone={onChanged}
            onClose={() => remove(undefined)}
          >
            {t('upkeep.photo.remove.what')}
          </ConfirmSend>
        )}
      </Stack>
    </Drawer>
  );
}
