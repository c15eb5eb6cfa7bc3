import type { ReactNode } from 'react';
import { StyleRegistry } from './registry';

export const metadata = { title: 'Harbour Tower' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
