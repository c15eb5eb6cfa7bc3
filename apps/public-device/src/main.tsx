import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { client } from './lib/client.ts';
import { rememberedLanguage } from './lib/language.ts';
import { speak } from './lib/speech.ts';
import { beginScreen } from './public/screens.ts';
import { App } from './public/App.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
beginScreen(location);
// without its words the page stays as index.html draws it, which soon offers to load it again
await speak(rememberedLanguage());
element.replaceChildren();
createRoot(element).render(
  <StrictMode>
    <App client={client} address={location} />
  </StrictMode>,
);
