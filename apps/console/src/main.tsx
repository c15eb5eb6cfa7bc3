import './shell/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchHistory } from './lib/form/leaving.ts';
import { App } from './shell/App.tsx';
import { speak } from './shell/account/language.ts';
import { getPreferences, setSettingsOwner } from './lib/session/preferences.ts';
import { session } from './lib/session/session.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
watchHistory();
setSettingsOwner(session.current()?.account ?? null);
await speak(getPreferences().language);
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
