import { useCall, useSend } from '@fireline/api/react';
import { type Inspector, siteCalls } from '@fireline/api/site';
import { roleWords } from '@fireline/domain/role';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { Select } from '@fireline/ui/Select';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../../lib/page/Loaded.tsx';
import { Stack } from '../../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../../lib/page/useTellFailure.ts';
import { inspectorWords } from './words.ts';

const none = 'none';

export interface InspectorAccountProps {
  readonly unitId: number;
  readonly inspector: Inspector;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Which account opens the inspector's tasks on the phone. @spec SIT-06 N24 */
export function InspectorAccount({ unitId, inspector, onReload, onClose }: InspectorAccountProps) {
  const t = useWords(inspectorWords, roleWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const call = useCall(siteCalls.inspectorAccounts, { unitId });
  const { inspectorId, realName, revision, userId } = inspector;
  const [chosen, choose] = useState(userId === null ? none : String(userId));
  const binding = useSend(siteCalls.bindInspector, {
    outdates: [siteCalls.inspectors],
    onDone: () => {
      toasts.show({ tone: 'success', title: t('inspectors.saved', { name: realName }) });
      onReload();
      onClose();
    },
    onFailed: ({ error }) => {
      tellFailure('save', error);
      onReload();
    },
  });
  return (
    <Drawer isOpen onClose={onClose} title={t('inspectors.account.of', { name: realName })}>
      <Loaded call={call} action="query" lines={2}>
        {({ rows }) => (
          <Stack>
            <Select
              label={t('inspectors.account')}
              description={t('inspectors.account.hint')}
              value={chosen}
              onChange={({ value }) => choose(value ?? none)}
              options={[
                { value: none, label: t('inspectors.account.none') },
                ...rows.map((one) => ({
                  value: String(one.userId),
                  label: `${one.realName || one.username}（${one.username} · ${t(`role.name.${one.role}`)}）`,
                })),
              ]}
            />
            <div>
              <Button
                variant="primary"
                isPending={binding.isPending}
                onClick={() =>
                  binding.mutate({ unitId, inspectorId, revision, userId: chosen === none ? null : Number(chosen) })
                }
              >
                {t('inspectors.save')}
              </Button>
            </div>
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
