import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { mount } from './mount.tsx';

const place = document.querySelector('#badge');
if (place) {
  const badge = mount(place, AlarmLevelBadge, { level: 1 }, { language: 'en', theme: 'light' });
  document.querySelector('#worse')?.addEventListener('click', () => badge.update({ level: 3 }));
  document.querySelector('#away')?.addEventListener('click', () => badge.unmount());
}
