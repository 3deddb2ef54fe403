/** What API Gateway answers by itself: status, code and headers by the contract's error table. */
import { describe, expect, test } from '@jest/globals';
import { resourcesOf, templateOf } from './synthesized.ts';

const responses = new Map(
  resourcesOf(templateOf('dev'), 'AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => [
    Properties.ResponseType as string,
    Properties as {
      StatusCode?: string;
      ResponseParameters?: Record<string, string>;
      ResponseTemplates: Record<string, string>;
    },
  ]),
);

describe('gateway responses', () => {
  test.each<[string, string | undefined, string, Record<string, string>]>([
    ['UNAUTHORIZED', '401', 'invalid_api_key', {}],
    [
      'ACCESS_DENIED',
      '429',
      'rate_limit_exceeded',
      {
        'Retry-After': 'context.authorizer.retry_after',
        RateLimit: 'context.authorizer.rate_limit',
        'RateLimit-Policy': 'context.authorizer.rate_limit_policy',
      },
    ],
    ['THROTTLED', '429', 'rate_limit_exceeded', { 'Retry-After': "'1'" }],
    ['MISSING_AUTHENTICATION_TOKEN', '404', 'not_found', {}],
    ['RESOURCE_NOT_FOUND', '404', 'not_found', {}],
    ['INVALID_SIGNATURE', '404', 'not_found', {}],
    ['EXPIRED_TOKEN', '404', 'not_found', {}],
    ['INVALID_API_KEY', '503', 'unavailable', { 'Retry-After': "'5'" }],
    ['AUTHORIZER_FAILURE', '503', 'unavailable', { 'Retry-After': "'5'" }],
    ['AUTHORIZER_CONFIGURATION_ERROR', '503', 'unavailable', { 'Retry-After': "'5'" }],
    ['INTEGRATION_TIMEOUT', '504', 'unavailable', {}],
    ['INTEGRATION_FAILURE', '504', 'unavailable', {}],
    ['REQUEST_TOO_LARGE', '413', 'body_too_large', {}],
    ['UNSUPPORTED_MEDIA_TYPE', '415', 'unsupported_media_type', {}],
    ['BAD_REQUEST_BODY', '400', 'malformed_json', {}],
    ['BAD_REQUEST_PARAMETERS', '422', 'validation_error', {}],
    ['DEFAULT_4XX', undefined, 'bad_request', {}],
    ['DEFAULT_5XX', undefined, 'internal', {}],
  ])('%s is answered %s with the code %s', (type, status, code, headers) => {
    const { StatusCode, ResponseParameters, ResponseTemplates } = responses.get(type) ?? { ResponseTemplates: {} };
    expect(StatusCode).toBe(status);
    const body: unknown = JSON.parse(ResponseTemplates['application/json'] ?? '');
    expect(body).toMatchObject({ code, detail: expect.stringMatching(/\w/), request_id: '$context.requestId' });
    const named = Object.entries(headers).map(([name, value]) => [`gatewayresponse.header.${name}`, value]);
    expect(ResponseParameters ?? {}).toEqual(Object.fromEntries(named));
  });

  test('there are no others', () => {
    expect(responses.size).toBe(18);
  });

  test('a refused key is told in the specification’s words', () => {
    expect(responses.get('UNAUTHORIZED')?.ResponseTemplates).toEqual({
      'application/json':
        '{"detail":"Invalid or revoked API key","code":"invalid_api_key","request_id":"$context.requestId"}',
    });
  });
});
