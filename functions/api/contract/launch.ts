/** Schemas of a launch: `POST /v1/audits`. */
import * as z from 'zod';
import { auditTypes } from '../../../core/audits/audit.ts';
import { countries, languages } from '../../../core/audits/locales.ts';
import { isInsideAddress, isPageAddress, maxControlUrls, repeatedControls } from '../../../core/audits/order-rules.ts';
import type { Operations } from './operation.ts';
import { auditId, keyword, livemode, timestamp } from './parts.ts';

/** The maximum size of a request body, in bytes. */
export const maxBodyBytes = 16 * 1024;

const maxUrlLength = 2_083;

const pageUrl = (name: string) =>
  z
    .string()
    .max(maxUrlLength, `${name} must be at most ${maxUrlLength} characters long`)
    .refine(isPageAddress, {
      error: `${name} must be an http or https address without user name and password`,
      abort: true,
    })
    .refine((url) => !isInsideAddress(url), `${name} must be on the public Internet: this address is private`);

const userUrl = pageUrl('user_url').meta({
  description:
    'Address of the page to analyse. Required when audit_type is `gap`; ignored for `market`. Not in a private network.',
  examples: ['https://desks.example.com/guide'],
  format: 'uri',
});

const controlUrls = z
  .array(pageUrl('control_urls').meta({ format: 'uri' }))
  // `max` would also judge the length of a text that is no list.
  .refine(({ length }) => length <= maxControlUrls, `control_urls takes at most ${maxControlUrls} addresses`)
  .meta({
    maxItems: maxControlUrls,
    description:
      'Other pages, usually of the same site, that a `gap` audit measures beside the page. A comparison of two audits reads the change of the page against theirs. Ignored for `market`.',
    examples: [['https://desks.example.com/chairs']],
  });

const code = (kind: 'language' | 'country', known: ReadonlySet<string>, form: string, example: string) =>
  z
    .string()
    .refine((text) => known.has(text), {
      error: ({ input }) =>
        `unknown ${kind} code ${JSON.stringify(String(input).slice(0, 20))}: ${form} is expected, such as "${example}"`,
    })
    .meta({
      description: `Target ${kind}: ${form}.`,
      examples: [example],
      pattern: kind === 'language' ? '^[a-z]{2}$' : '^[A-Z]{2}$',
    });

/** Body of `POST /v1/audits`. */
export const createAuditBody = z
  .strictObject({
    audit_type: z
      .enum(auditTypes)
      .meta({ description: "`market`: the keyword's market. `gap`: a page against that market." }),
    keyword,
    user_url: userUrl.exactOptional(),
    control_urls: controlUrls.exactOptional(),
    language: code('language', languages, 'an ISO 639-1 code of two lower-case letters', 'en'),
    country: code('country', countries, 'an ISO 3166-1 alpha-2 code of two upper-case letters', 'US'),
  })
  .refine((body) => body.audit_type !== 'gap' || body.user_url !== undefined, {
    path: ['user_url'],
    message: 'user_url is required when audit_type is gap',
    // Check this even if there are other faults, so that all are reported at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .check(({ value: { user_url, control_urls = [] }, issues }) => {
    for (const index of repeatedControls(user_url, control_urls)) {
      const message = 'control_urls must be other pages than user_url, each once';
      issues.push({ code: 'custom', message, path: ['control_urls', index], input: control_urls[index] });
    }
  });

/** Header `Idempotency-Key`. */
export const idempotencyKeyHeader = z
  .string()
  .regex(
    /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/u,
    'Idempotency-Key must be 1 to 255 printable ASCII characters',
  )
  .meta({
    description: 'Repeats of a request under the same key within 24 hours get the first answer and consume nothing.',
  });

/** 202 of a launch. */
export const acceptedAudit = z.object({
  ...{ audit_id: auditId, status: z.literal('pending'), livemode, created_at: timestamp },
});

/** The input of a launch. */
export type CreateAuditBody = z.input<typeof createAuditBody>;
export type AcceptedAudit = z.infer<typeof acceptedAudit>;

const accepted = {
  description: 'Accepted; the analysis runs in the background',
  body: { AcceptedAudit: acceptedAudit },
  headers: {
    Location: 'Where the audit is read',
    'Retry-After': 'Seconds until a poll is worth while',
    'Idempotency-Replayed': '`true` when this is the first answer again',
  },
};
const idempotencyKey = { 'Idempotency-Key': idempotencyKeyHeader };

export const launchOperations = {
  'POST /v1/audits': {
    id: 'createAudit',
    tag: 'Audits',
    summary: 'Launch an audit',
    description:
      'Consumes one unit of the monthly quota and one of the 20 audits an hour; a refused request consumes neither. With a test key, it runs over recorded markets and consumes one of the 200 test audits of the UTC day instead of quota; the keyword `fail:` with an `error.code`, such as `fail:search_unavailable`, makes it fail.',
    headers: idempotencyKey,
    body: { AuditOrder: createAuditBody },
    answers: { 202: accepted },
    errors: [400, 401, 402, 409, 413, 415, 422, 429, 500, 503],
  },
  'POST /v1/audits/{audit_id}/rerun': {
    id: 'rerunAudit',
    tag: 'Audits',
    summary: 'Launch an audit once more',
    description:
      'The same order under a new id, whether the first audit completed or failed. Consumes what a launch consumes. A body is not read.',
    headers: idempotencyKey,
    answers: { 202: accepted },
    errors: [401, 402, 404, 409, 422, 429, 500, 503],
  },
} satisfies Operations;
