import { createRoot } from 'react-dom/client';
import { rows } from '../page/data.ts';

// what every page of React pays before the first component
createRoot(document.getElementById('root')!).render(<p>{rows.length}</p>);
