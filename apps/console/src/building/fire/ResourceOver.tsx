import { type FireResource, buildingCalls } from '@fireline/api/building';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import type { OwnResource } from '@fireline/domain/building';
import type { Wgs84 } from '@fireline/domain/site';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { ResourceDrawer } from './ResourceDrawer.tsx';
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx';
import { fireResourceWords } from './words.ts';

/** What is done to a resource; writing without one puts a new one on record. */
export type ResourceDeed =
  | { readonly does: 'write'; readonly resource: FireResource | undefined }
  | { readonly does: 'delete'; readonly resource: FireResource };

export interface ResourceOverProps {
  readonly kind: OwnResource;
  readonly url: UrlQuery;
  readonly deed: ResourceDeed | undefined;
  readonly onDeed: (next: ResourceDeed | undefined) => void;
  readonly near: Wgs84 | undefined;
  readonly mayManage: boolean;
  readonly onChanged: () => void;
}

interface ChangedProps extends Omit<ResourceFormProps, 'onReload'> {
  readonly resource: FireResource;
}

/** The form of a resource that is on record, which is read again when the reader asks for what somebody else saved. */
function ChangedResource({ resource: opened, ...props }: ChangedProps) {
  const { client } = useApi();
  const tellFailure = useTellFailure();
  const [resource, setResource] = useState(opened);
  const reload = async (): Promise<void> => {
    try {
      setResource(await client.send(buildingCalls.resource, { resourceId: opened.resourceId }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellFailure('query', error);
    }
  };
  return <ResourceForm {...props} resource={resource} onReload={() => void reload()} />;
}

/** What stands over list and map: one resource as the address names it, its form, and the question before it goes. @spec BLD-05 */
export function ResourceOver({ kind, url, deed, onDeed, near, mayManage, onChanged }: ResourceOverProps) {
  const t = useWords(fireResourceWords);
  const shown = Number(url.get('resource'));
  const close = (): void => onDeed(undefined);
  if (deed?.does === 'write') {
    const saved = (): void => {
      close();
      onChanged();
    };
    const form = { kind, near, onClose: close, onSaved: saved };
    return deed.resource ? (
      <ChangedResource {...form} resource={deed.resource} />
    ) : (
      <ResourceForm {...form} resource={undefined} />
    );
  }
  return (
    <>
      {Number.isSafeInteger(shown) && shown > 0 && !deed && (
        <ResourceDrawer
          {...{ url, mayManage }}
          resourceId={shown}
          onClose={() => url.set({ resource: '' })}
          onChange={({ resource }) => onDeed({ does: 'write', resource })}
          onDelete={({ resource }) => onDeed({ does: 'delete', resource })}
        />
      )}
      {deed && (
        <ConfirmSend
          call={buildingCalls.deleteResource}
          send={{ resourceId: deed.resource.resourceId }}
          outdates={[buildingCalls.resources]}
          action="delete"
          title={t('building.fire.deleteAsk', { name: deed.resource.name })}
          confirmLabel={t('building.fire.delete')}
          done={t('building.fire.deleted', { name: deed.resource.name })}
          onClose={close}
          onDone={() => {
            url.set({ resource: '' });
            onChanged();
          }}
        >
          {t('building.fire.deleteWhat')}
        </ConfirmSend>
      )}
    </>
  );
}
