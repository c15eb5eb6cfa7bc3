import { FirelineProvider } from '@fireline/ui/lib';
import { Pagination } from '@fireline/ui/Pagination';
import { useState } from 'react';

export function Example() {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 20 });
  return (
    <FirelineProvider language="en">
      <p>
        Page {page}, {pageSize} devices on each.
      </p>
      <Pagination total={412} page={page} pageSize={pageSize} onPageChange={setPaging} />
    </FirelineProvider>
  );
}
