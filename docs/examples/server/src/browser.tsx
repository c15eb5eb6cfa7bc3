import { hydrateRoot } from 'react-dom/client';
import { App, languageOf } from './App.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App language={languageOf(location.search)} />);
