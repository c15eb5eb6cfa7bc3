import { type Org, orgCalls } from '@fireline/api/org';
import { useCall } from '@fireline/api/react';
import { levelOfDistricts, type NewDistrict, type OrgLevel } from '@fireline/domain/org';
import { Dialog } from '@fireline/ui/Dialog';
import { sharedDistricts } from '@fireline/ui/MapDistricts';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { ConfirmSend } from '../lib/form/ConfirmSend.tsx';
import { useTellFailure } from '../lib/page/useTellFailure.ts';
import { namesWords } from '../lib/words.ts';
import { orgScreenWords } from './words.ts';

/** Those right under an organisation; nothing where the file has none. */
async function districtsUnder(orgId: string, level: OrgLevel): Promise<NewDistrict[]> {
  if (level !== 'province' && level !== 'city' && level !== 'district') return [];
  const stem = level === 'province' ? '' : orgId;
  const { features } = await sharedDistricts().outlines(level, stem === '' ? undefined : stem);
  return features
    .map(({ properties: { code, name } }) => ({ code, name }))
    .filter(({ code }) => code.length === stem.length + 2)
    .toSorted((one, other) => one.code.localeCompare(other.code));
}

/** The districts right under it that are no organisations yet; undefined until they are known. */
function useMissing({ orgId, orgName, orgLevel }: Org, onFailed: () => void): readonly NewDistrict[] | undefined {
  const tellFailure = useTellFailure();
  const [all, setAll] = useState<readonly NewDistrict[]>();
  const level = levelOfDistricts({ orgId, orgName, orgLevel });
  useEffect(() => {
    let isOver = false;
    if (level !== undefined)
      districtsUnder(orgId, level).then(
        (found) => !isOver && setAll(found),
        (error: unknown) => {
          if (isOver) return;
          tellFailure('query', error);
          onFailed();
        },
      );
    return () => {
      isOver = true;
    };
  }, [orgId, level, tellFailure, onFailed]);
  const { data } = useCall(orgCalls.children, { parentId: orgId });
  if (!all || !data) return undefined;
  const [codes, names] = [new Set(data.rows.map((row) => row.orgId)), new Set(data.rows.map((row) => row.orgName))];
  return all.filter(({ code, name }) => !codes.has(code) && !names.has(name));
}

export interface OrgDistrictsProps {
  readonly org: Org;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes organisations of all districts right under a province or a city, once the reader has seen which. @spec ORG-02 */
export function OrgDistricts({ org, onClose, onDone }: OrgDistrictsProps) {
  const t = useWords(orgScreenWords, namesWords);
  const missing = useMissing(org, onClose);
  const title = t('orgs.districts.title', { name: org.orgName });
  if (!missing) return null;
  if (missing.length === 0)
    return (
      <Dialog isOpen size="small" title={title} onClose={onClose}>
        {t('orgs.districts.none')}
      </Dialog>
    );
  return (
    <ConfirmSend
      call={orgCalls.addDistricts}
      send={{ orgId: org.orgId, districts: missing }}
      outdates={[orgCalls.children]}
      action="save"
      tone="primary"
      title={title}
      confirmLabel={t('orgs.districts.add')}
      done={t('orgs.districts.added')}
      onDone={onDone}
      onClose={onClose}
    >
      {t('orgs.districts.what', {
        count: missing.length,
        names: missing.map(({ name }) => name).join(t('names.separator')),
      })}
    </ConfirmSend>
  );
}
