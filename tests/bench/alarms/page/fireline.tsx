import { fillWords } from '@fireline/domain/lib';
import { AlarmList } from '@fireline/ui/AlarmList';
import { createRowStore } from '@fireline/ui/DataTable';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import words from 'virtual:words/cn';
import { register } from './harness.ts';

const none = (): void => {};

register({
  mount(host, alarms) {
    const store = createRowStore(alarms, ({ alarmId }) => alarmId);
    createRoot(host).render(
      <FirelineProvider translate={(key, args) => fillWords(words[key] ?? key, args)}>
        <AlarmList
          store={store}
          onOpen={none}
          onAcknowledge={none}
          onHandle={none}
          style={{ width: 420, height: 800 }}
        />
      </FirelineProvider>,
    );
    return (came) => store.set(came);
  },
  shown: () =>
    Number(
      document
        .querySelector('h3 small')
        ?.textContent?.match(/[\d,]+/)?.[0]
        .replaceAll(',', ''),
    ),
});
