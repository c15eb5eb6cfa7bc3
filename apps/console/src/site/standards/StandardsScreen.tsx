import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { CodeList } from './CodeList.tsx';
import { StandardList } from './StandardList.tsx';
import { standardsWords } from './words.ts';

/** The standards that the work rests on, and the codes of the product. @spec SIT-12 SHL-10 */
export function StandardsScreen() {
  const t = useWords(standardsWords, routeWords);
  return (
    <>
      <PageHeader title={t('shell.route.standardInfo')} />
      <PartTabs
        label={t('standards.parts')}
        parts={[
          { value: 'list', label: t('standards.list'), isShown: true, content: <StandardList /> },
          { value: 'codes', label: t('standards.codes'), isShown: true, content: <CodeList /> },
        ]}
      />
    </>
  );
}
