/** Gate: the address answers with the page itself, and not with a challenge for robots. */
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
