/** A queue in memory: keeps what is sent. */

export interface InMemoryQueue<Message> {
  sent: Message[];
  send: (message: Message) => Promise<void>;
}

export function inMemoryQueue<Message>(): InMemoryQueue<Message> {
  const sent: Message[] = [];
  return { sent, send: async (message) => void sent.push(structuredClone(message)) };
}
