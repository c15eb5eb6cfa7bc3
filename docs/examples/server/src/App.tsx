import { type Language, languages } from '@fireline/domain/lib';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Card } from '@fireline/ui/Card';
import { Checkbox } from '@fireline/ui/Checkbox';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { FirelineProvider } from '@fireline/ui/lib';

/** The reader's language from the address: the server and the browser must read the same one. */
export function languageOf(search: string): Language {
  const asked = new URLSearchParams(search).get('language');
  return languages.find((language) => language === asked) ?? 'en';
}

export function App({ language }: { readonly language: Language }) {
  return (
    <FirelineProvider language={language} timeZone="Asia/Hong_Kong" style={{ minHeight: '100vh', padding: 24 }}>
      <Card title="Harbour Plaza, tower B">
        <AlarmLevelBadge level={1} />
        <DeviceStatusTag
          device={{ online: false, dStatus: 1, expired: false, open: false, lowPower: false, signals: 8 }}
        />
        <Checkbox label="Seen" />
      </Card>
    </FirelineProvider>
  );
}
