import { Button, Form, Input, Modal, Select, Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { kinds, rows } from '../page/data.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  return (
    <>
      <Form.Item label="Name">
        <Input value={name} onChange={(event) => setName(event.target.value)} />
      </Form.Item>
      <Form.Item label="Kind">
        <Select value={kind} onChange={setKind} options={kinds.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={isOpen} onCancel={() => setOpen(false)} title="Devices">
        {name}
      </Modal>
      <Table
        rowKey="id"
        dataSource={rows}
        columns={[
          { dataIndex: 'name', title: 'Name', sorter: (a, b) => a.name.localeCompare(b.name) },
          { dataIndex: 'kind', title: 'Kind' },
        ]}
      />
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
