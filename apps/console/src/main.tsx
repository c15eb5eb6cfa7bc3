import '@fontsource-variable/inter';
import './shell/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchHistory } from './lib/form/leaving.ts';
import { App } from './shell/App.tsx';
import { speak } from './shell/language.ts';
import { getPreferences } from './shell/preferences.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
watchHistory();
await speak(getPreferences().language);
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
