import { FileDrop, type StoredFile, type Upload } from '@fireline/ui/FileDrop';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

// your server keeps the file and returns its id
const upload: Upload = async ({ file, onProgress }) => {
  onProgress({ sentBytes: file.size });
  return { id: file.name, name: file.name, sizeBytes: file.size };
};

export function Example() {
  const [files, setFiles] = useState<readonly StoredFile[]>([{ id: '1', name: '1F.dxf', sizeBytes: 1_600_000 }]);
  return (
    <FirelineProvider language="en">
      <FileDrop
        label="Floor plans"
        description="One file for each floor."
        kinds={['.zip', '.dxf']}
        bytesMax={50_000_000}
        countMax={5}
        upload={upload}
        value={files}
        onChange={({ value }) => setFiles(value)}
      />
    </FirelineProvider>
  );
}
