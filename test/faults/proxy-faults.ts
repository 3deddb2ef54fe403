/** Faults for what stands between the running service and its servers, by the throw of a seeded die. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered, AwsCall, AwsProxy, CannedAnswer } from '../aws-proxy.ts';
import type { Random } from './random.ts';

type Note = (fault: string) => void;

const dynamodbError = (status: number, name: string): CannedAnswer => ({
  status,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'injected' },
});

/** Single faults, which the SDK's tries mostly make good, and bad spells of seconds, which they do not. */
export function dynamodbFaults(random: Random, note: Note): AwsProxy['answer'] {
  const inSpell = spells(random);
  return ({ operation }: AwsCall): Answered => {
    const thrown = inSpell() ? random.next() * 0.12 : random.next();
    if (thrown < 0.03) return told(note, 'dynamodb server error', dynamodbError(500, 'InternalServerError'));
    if (thrown < 0.06) return told(note, 'dynamodb throttled', dynamodbError(400, 'ThrottlingException'));
    if (thrown < 0.08) return told(note, 'dynamodb cut', 'cut');
    if (thrown < 0.1) return told(note, 'dynamodb answer lost', 'lose');
    if (thrown < 0.12 && operation === 'TransactWriteItems') return told(note, 'dynamodb sent twice', 'twice');
    return undefined;
  };
}

/** Messages are doubled, held up so that others overtake them, refused and lost; a receive is never lost for long. */
export function sqsFaults(random: Random, note: Note): AwsProxy['answer'] {
  const inSpell = spells(random);
  return async ({ operation }: AwsCall): Promise<Answered> => {
    if (operation === 'ReceiveMessage') return undefined;
    const thrown = inSpell() ? random.next() * 0.2 : random.next();
    if (thrown < 0.12) return told(note, 'sqs refused', { status: 500, body: { message: 'injected' } });
    if (thrown < 0.16) return told(note, 'sqs answer lost', 'lose');
    if (thrown < 0.2) return told(note, 'sqs cut', 'cut');
    if (operation !== 'SendMessage') return undefined;
    if (thrown < 0.3) return told(note, 'message doubled', 'twice');
    if (thrown < 0.5) {
      note('message held up');
      await sleep(random.between(100, 1_500));
    }
    return undefined;
  };
}

function told(note: Note, fault: string, answer: Answered): Answered {
  note(fault);
  return answer;
}

/** Whether a bad spell is on: two seconds of about every eight. */
function spells(random: Random): () => boolean {
  let endsMs = 0;
  let nextMs = Date.now() + 3_000;
  return () => {
    const now = Date.now();
    if (now >= nextMs) {
      endsMs = now + 2_000;
      nextMs = now + random.between(4_000, 12_000);
    }
    return now < endsMs;
  };
}
