import { type ChatMessage, ChatThread } from '@fireline/ui/ChatThread';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const startMs = Date.UTC(2026, 10, 21, 3, 4);
const earlier: readonly ChatMessage[] = [
  { id: '1', senderName: 'Service desk', isOwn: false, atMs: startMs, text: 'Hello. What can we do for you?' },
  {
    id: '2',
    senderName: 'Me',
    isOwn: true,
    atMs: startMs + 60_000,
    text: 'Detector 860406240001204 has been offline since noon.',
  },
];

export function Example() {
  const [messages, setMessages] = useState(earlier);
  const send = (text: string) =>
    setMessages([
      ...messages,
      { id: String(messages.length + 1), senderName: 'Me', isOwn: true, atMs: Date.now(), text },
    ]);
  return (
    <FirelineProvider language="en">
      <ChatThread label="Service desk" messages={messages} onSend={({ text }) => send(text)} style={{ height: 360 }} />
    </FirelineProvider>
  );
}
