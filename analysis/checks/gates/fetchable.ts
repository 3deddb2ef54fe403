/** Gate: the address returns the page itself, not a bot challenge. */
import { defineGate } from './gate.ts';

export const fetchable = defineGate({
  id: 'fetchable',
  needs: ['served', 'document'],
  judge: ({ served, document }) => {
    const challenge = document.facts.botChallenge;
    if (challenge !== null) return { status: 'fail', observed: `${challenge.value} (${challenge.where})` };
    return { status: 'pass', observed: `HTTP ${served.status}` };
  },
});
