import { createRoot } from 'react-dom/client';
import { Portal } from './Portal.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Portal />);
