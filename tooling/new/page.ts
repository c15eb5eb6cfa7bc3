import { capital, type Edits, NewProblem, opensPage } from './edit.ts';

export interface NewPage {
  /** As in the table of pages: `unitList`. */
  readonly name: string;
  /** The call whose rows it lists: `site.units`. */
  readonly call: string;
  /** The id of a row: `unitId`. */
  readonly rowId: string;
}

/** A page of the table gets its screen: a list with search, sort, export and a drawer for one row. */
export function newPage(edits: Edits, { name, call: callName, rowId }: NewPage): void {
  const [area = '', call = ''] = callName.split('.');
  if (!call) throw new NewProblem(`${callName} is not like site.units`);
  const Name = capital(name);
  opensPage(edits, name);
  // the pages of the shell itself have their row where those of all areas come together
  const routes = area === 'shell' ? 'apps/console/src/shell/screens.ts' : `apps/console/src/${area}/routes.ts`;
  edits.insert(
    routes,
    { after: area === 'shell' ? /\nconst screens: .* = \{\n/ : /^[^]*\nexport const \w+Screens = \{\n?/ },
    `  ${name}: () => import('./${name}/${Name}Screen.tsx').then((m) => m.${Name}Screen),\n`,
  );
  const prefix = `${area}.${name}`;
  const folder = `apps/console/src/${area}/${name}`;
  edits.create(
    `${folder}/words.ts`,
    `import { defineWords } from '@fireline/domain/lib';

export const ${name}Words = defineWords({
  '${prefix}.search': { cn: '名称', hk: '名稱', en: 'Name' },
  '${prefix}.name': { cn: '名称', hk: '名稱', en: 'Name' },
  '${prefix}.empty': { cn: '暂无数据', hk: '暫無資料', en: 'Nothing here yet' },
});
`,
  );
  edits.create(
    `${folder}/${Name}Screen.tsx`,
    `import type { ReplyOf } from '@fireline/api/lib';
import { ${area}Calls } from '@fireline/api/${area}';
import { routeWords } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ${name}Words } from './words.ts';

type Row = ReplyOf<typeof ${area}Calls.${call}>['rows'][number];

/** TODO: what the page is for. */
export function ${Name}Screen() {
  const t = useWords(${name}Words, routeWords);
  const list = useList(${area}Calls.${call}, {
    filters: [{ key: 'search', label: t('${prefix}.search') }],
    sorts: ['name'],
    sort: 'name',
  });
  const columns = useMemo(
    (): readonly Column<Row>[] => [{ id: 'name', header: t('${prefix}.name'), width: 240, cell: ({ name }) => name }],
    [t],
  );
  const row = useOpenRow(list.url);
  const opened = list.page.data?.rows.find(({ ${rowId} }) => ${rowId} === row.id);
  return (
    <ListPage
      title={t('shell.route.${name}')}
      name="${name}"
      list={list}
      columns={columns}
      getRowId={({ ${rowId} }) => ${rowId}}
      empty={{ title: t('${prefix}.empty') }}
      onOpen={({ ${rowId} }) => row.open(${rowId})}
    >
      {opened && (
        <Drawer isOpen isDismissable onClose={row.close} title={opened.name}>
          <DescriptionList layout="rows" items={[{ term: t('${prefix}.name'), detail: opened.name }]} />
        </Drawer>
      )}
    </ListPage>
  );
}
`,
  );
  edits.create(
    `${folder}/${Name}Screen.stories.tsx`,
    `import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ${Name}Screen } from './${Name}Screen.tsx';

const meta = {
  title: 'Screens/${Name}',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('${name}'), children: <${Name}Screen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: TODO what a reader does here',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
`,
  );
}
