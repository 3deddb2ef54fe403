/** What is said of an answer that refuses, at the field or above the form. */
import { describe, expect, test } from '@jest/globals';
import { errorOfAnswer, errorWords, fieldMessages, networkError } from '../../../dashboard/src/api/api-error.ts';
import { isWorthRetry, requestRetryDelayMs } from '../../../dashboard/src/api/retries.ts';

const body = { detail: 'The quota is used up.', code: 'quota_exceeded', request_id: 'r-1' };

describe('the words', () => {
  test('are the API’s own; a request id goes with our faults alone', () => {
    expect(errorWords(errorOfAnswer(402, body, null))).toEqual({
      detail: 'The quota is used up.',
      requestId: undefined,
    });
    expect(errorWords(errorOfAnswer(500, body, null)).requestId).toBe('r-1');
  });
  test.each([
    ['1', 'Slow down. It can be tried again in 1 second.'],
    ['45', 'Slow down. It can be tried again in 45 seconds.'],
    ['1800', 'Slow down. It can be tried again in 30 minutes.'],
    [null, 'Slow down.'],
    ['soon', 'Slow down.'],
  ])('Retry-After %j: %s', (header, detail) => {
    const error = errorOfAnswer(429, { ...body, detail: 'Slow down.', code: 'rate_limit_exceeded' }, header);
    expect(errorWords(error).detail).toBe(detail);
  });
  test.each([undefined, null, 'Bad Gateway', [], { message: 'Forbidden' }])(
    'of a gateway that answers %j',
    (answer) => {
      expect(errorWords(errorOfAnswer(502, answer, null)).detail).toBe('The service answered with status 502.');
    },
  );
  test('of no answer, and of a fault of the page', () => {
    expect(errorWords(networkError()).detail).toContain('Check your connection');
    expect(errorWords(new RangeError('secret')).detail).toBe('Something went wrong on this page.');
  });
});

describe('the faults of a form', () => {
  const error = errorOfAnswer(
    422,
    {
      detail: 'Invalid',
      code: 'validation_error',
      errors: [
        { loc: ['body', 'keyword'], msg: 'too short', type: 'x' },
        { loc: ['body', 'keyword'], msg: 'second', type: 'x' },
        { loc: ['body', 'extra'], msg: 'unknown field', type: 'x' },
        { loc: 'odd' },
        null,
      ],
    },
    null,
  );
  test('stand at their fields, the first of each; the rest stands above', () => {
    expect(fieldMessages(error, ['keyword', 'country'])).toEqual({
      fields: { keyword: 'too short' },
      rest: ['unknown field'],
    });
  });
  test('are none where the API was not reached', () => {
    expect(fieldMessages(networkError(), ['keyword'])).toEqual({ fields: {}, rest: [] });
  });
});

describe('a read is tried again', () => {
  test('after no answer and after our faults, twice', () => {
    expect([0, 1, 2].map((failures) => isWorthRetry(failures, networkError()))).toEqual([true, true, false]);
    expect(isWorthRetry(0, errorOfAnswer(503, body, null))).toBe(true);
  });
  test('not after a refusal, nor after a limit that is far from its end', () => {
    expect(isWorthRetry(0, errorOfAnswer(404, body, null))).toBe(false);
    expect(isWorthRetry(0, errorOfAnswer(429, body, '1800'))).toBe(false);
    expect(isWorthRetry(0, errorOfAnswer(429, body, '3'))).toBe(true);
  });
  test('when the API says so', () => expect(requestRetryDelayMs(0, errorOfAnswer(429, body, '3'))).toBe(3_000));
});
