import { fillWords } from '@fireline/domain/lib';
import { Button } from '@fireline/ui/Button';
import { DataTable } from '@fireline/ui/DataTable';
import { Dialog } from '@fireline/ui/Dialog';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import words from 'virtual:words/cn';
import { kinds, rows } from './data.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  return (
    <FirelineProvider translate={(key, args) => fillWords(words[key] ?? key, args)}>
      <TextField label="Name" value={name} onChange={({ value }) => setName(value)} />
      <Select
        label="Kind"
        value={kind}
        onChange={({ value }) => setKind(value)}
        options={kinds.map((value) => ({ value, label: value }))}
      />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Devices">
        {name}
      </Dialog>
      <DataTable
        label="Devices"
        rows={rows}
        getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: 'Name', value: (row) => row.name },
          { id: 'kind', header: 'Kind', value: (row) => row.kind },
        ]}
      />
    </FirelineProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
