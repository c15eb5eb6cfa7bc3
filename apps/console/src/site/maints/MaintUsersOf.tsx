import { useCall, useSend } from '@fireline/api/react';
import { type Maint, siteCalls } from '@fireline/api/site';
import { alarmWords } from '@fireline/domain/alarm';
import { roleWords } from '@fireline/domain/role';
import { defaultPageSize } from '@fireline/domain/shell';
import { siteFormWords } from '@fireline/domain/site';
import { DataTable } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { AssociatedUser } from '../../lib/account/AssociatedUser.tsx';
import { useFailureText } from '../../lib/page/failure.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { maintUserColumns } from './maintUserColumns.tsx';
import { maintWords } from './words.ts';

/** The people of a company: their role, what notifies them, and a new account for one of them. @spec SIT-07 SES-08 */
export function MaintUsersOf({ maint: { maintId, name } }: { readonly maint: Maint }) {
  const t = useWords(maintWords, siteFormWords, roleWords, alarmWords);
  const failureText = useFailureText();
  const tellFailure = useTellFailure();
  const mayChange = useMay()(siteCalls.setMaintNotice);
  const [paging, setPaging] = useState({ page: 1, pageSize: defaultPageSize });
  const page = useCall(
    siteCalls.maintUsers,
    { maintId, pageNo: paging.page, pageSize: paging.pageSize },
    { keepsPrevious: true, isPolling: true },
  );
  const { mutate, isPending, variables } = useSend(siteCalls.setMaintNotice, {
    outdates: [siteCalls.maintUsers],
    onFailed: ({ error }) => {
      tellFailure('modify', error);
      // the next press begins with what somebody else has saved
      void page.refetch();
    },
  });
  const columns = maintUserColumns(t, {
    mayChange,
    sent: isPending ? variables : undefined,
    set: ({ userId, revision }, notice, isOn) => mutate({ maintId, userId, notice, isOn, revision }),
  });
  const { rows = [], total = 0, forced = [], forcedLevel = 1 } = page.data ?? {};
  return (
    <Stack>
      <Tools>
        <AssociatedUser
          owner={{ kind: 'maint', nodeId: String(maintId), name }}
          outdates={[siteCalls.maintUsers, siteCalls.maints]}
        />
      </Tools>
      {forced.length > 0 && (
        <p>
          {t('maints.notice.forced', {
            level: t(`alarm.level.${forcedLevel}`),
            notices: forced.map((notice) => t(`site.notice.${notice}`)).join(' · '),
          })}
        </p>
      )}
      <DataTable
        label={t('maints.people')}
        rows={rows}
        columns={columns}
        getRowId={({ userId }) => userId}
        paging={{ ...paging, total, onChange: setPaging }}
        isLoading={page.isPending || page.isPlaceholderData}
        failure={page.error ? failureText('query', page.error) : undefined}
        onRetry={() => void page.refetch()}
        empty={{ title: t('maints.noPeople') }}
      />
    </Stack>
  );
}
