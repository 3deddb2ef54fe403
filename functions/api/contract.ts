/** The contract of `/v1` as zod schemas, the source for handlers, the OpenAPI document and the tests. */
import * as z from 'zod';
import { planNames } from '../../core/accounts/plans.ts';
import { auditStatuses, auditTypes, failureCodes } from '../../core/audits/audit.ts';
import { countries, languages } from '../../core/audits/locales.ts';
import { isPageAddress, readKeyword } from '../../core/audits/order-rules.ts';
import { eventTypes } from '../../core/webhooks/delivery.ts';

/** The maximum size of a request body, in bytes. */
export const maxBodyBytes = 16 * 1024;

const maxUrlLength = 2_083;

const keyword = z
  .string()
  .transform((text, context) => {
    const read = readKeyword(text);
    if ('keyword' in read) return read.keyword;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  })
  .meta({
    description:
      'Primary keyword or topic: 2 to 200 visible characters after trimming and Unicode normalisation (NFC), no control characters, no bidirectional controls.',
    examples: ['standing desk'],
  });

const userUrl = z
  .string()
  .max(maxUrlLength, `user_url must be at most ${maxUrlLength} characters long`)
  .refine(isPageAddress, 'user_url must be an http or https address without user name and password')
  .meta({
    description: 'Address of the page to analyse. Required when audit_type is `gap`; ignored for `market`.',
    examples: ['https://desks.example.com/guide'],
    format: 'uri',
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
    language: code('language', languages, 'an ISO 639-1 code of two lower-case letters', 'en'),
    country: code('country', countries, 'an ISO 3166-1 alpha-2 code of two upper-case letters', 'US'),
  })
  .refine((body) => body.audit_type !== 'gap' || body.user_url !== undefined, {
    path: ['user_url'],
    message: 'user_url is required when audit_type is gap',
    // Check this even if there are other faults, so that all are reported at once.
    when: () => true,
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

/** Query of `GET /v1/audits`. */
export const listAuditsQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^(?:[1-9]|[1-9]\d|100)$/u, 'limit must be a whole number from 1 to 100')
    .transform(Number)
    .default(20)
    .meta({ description: 'How many audits at most, 1 to 100.' }),
  cursor: z.string().max(500).exactOptional().meta({ description: '`next_cursor` of the page before.' }),
  status: z.enum(auditStatuses).exactOptional(),
  audit_type: z.enum(auditTypes).exactOptional(),
  keyword: keyword.exactOptional().meta({ description: 'Audits of this keyword alone, as it was launched.' }),
  search: z
    .string()
    .trim()
    .min(1, 'search must not be empty')
    .max(200, 'search must be at most 200 characters long')
    .exactOptional()
    .meta({ description: 'A part of the keyword or of `user_url`, in small letters or capitals.' }),
  order: z.enum(['newest', 'oldest']).default('newest').meta({ description: 'Which audits come first.' }),
});

/** The parts of an output. */
export const outputParts = ['overview', 'metadata', 'market_serp', 'page', 'gap'] as const;

/** The fields of `view=overview`: the overview, the audit's inputs, the verdict and the brief. */
export const overviewFields = [
  'overview',
  'metadata.schema_version',
  'metadata.audit_type',
  'metadata.keyword',
  'metadata.user_url',
  'metadata.language',
  'metadata.country',
  'metadata.serp_collected_at',
  'metadata.data_quality',
  'market_serp.brief',
  'gap.verdict',
] as const;

const maxFields = 30;
const field = new RegExp(`^(?:${outputParts.join('|')})(?:\\.[a-z][a-z0-9_]{0,60})?$`, 'u');

/** Query of `GET /v1/audits/{audit_id}`. */
export const readAuditQuery = z
  .object({
    view: z
      .enum(['full', 'overview'])
      .default('full')
      .meta({ description: '`overview`: verdict, actions, comparison and brief, under 20 KB. `full`: everything.' }),
    fields: z
      .string()
      .max(2_000)
      .transform((text) => text.split(','))
      .refine((names) => names.length <= maxFields, `fields takes at most ${maxFields} names`)
      .refine((names) => names.every((name) => field.test(name)), {
        error: `fields takes names such as "overview,market_serp.topics"; the parts are ${outputParts.join(', ')}`,
      })
      .exactOptional()
      .meta({
        description:
          'Parts of the output to answer with, separated by commas: a part, or a part and one of its fields. Fields that the output does not have are left out.',
        examples: ['overview,market_serp.topics,gap.findings'],
      }),
  })
  .refine(({ view, fields }) => view === 'full' || fields === undefined, 'give view=overview or fields, not both');

/** Query of `GET /v1/audits/{audit_id}/brief`. */
export const briefQuery = z.strictObject({
  format: z
    .enum(['markdown', 'html'])
    .default('markdown')
    .meta({ description: '`html` opens in word processors with its headings.' }),
});

const timestamp = z.iso.datetime({ precision: 3 }).meta({ examples: ['2026-11-20T22:15:04.123Z'] });
const auditId = z.uuid();

export const acceptedAudit = z.object({ audit_id: auditId, status: z.literal('pending'), created_at: timestamp });

const auditError = z.object({
  code: z.enum(failureCodes),
  message: z.string(),
});

/** `GET /v1/audits/{audit_id}`; the report has its own schema for `output`. */
export const auditRead = z.object({
  audit_id: auditId,
  status: z.enum(auditStatuses),
  audit_type: z.enum(auditTypes),
  keyword: z.string(),
  created_at: timestamp,
  completed_at: timestamp.exactOptional().meta({ description: 'When it ended; absent before.' }),
  output: z.looseObject({}).exactOptional().meta({ description: 'The report; only when completed.' }),
  error: auditError.exactOptional().meta({ description: 'Why it failed; only when failed.' }),
});

export const auditStatus = z.object({
  audit_id: auditId,
  status: z.enum(auditStatuses),
  progress: z.number().min(0).max(1).exactOptional().meta({ description: 'Share done, while running.' }),
  step: z.string().exactOptional().meta({ description: 'What is being done, while running.' }),
});

export const auditList = z.object({
  audits: z.array(
    z.object({
      audit_id: auditId,
      status: z.enum(auditStatuses),
      audit_type: z.enum(auditTypes),
      keyword: z.string(),
      user_url: z.string().exactOptional(),
      language: z.string(),
      country: z.string(),
      created_at: timestamp,
      completed_at: timestamp.exactOptional(),
      error: auditError.exactOptional(),
    }),
  ),
  next_cursor: z.string().exactOptional().meta({ description: 'There when more may follow.' }),
});

const window = z.object({ limit: z.int(), used: z.int(), remaining: z.int(), resets_at: timestamp });

export const usage = z.object({
  plan: z.enum(planNames),
  quota: window.meta({ description: 'Audits of this UTC month, over all keys of the account.' }),
  rate_limits: z.object({
    requests_per_minute: window.meta({ description: 'Requests of this key in this UTC minute, this one included.' }),
    audits_per_hour: window.meta({ description: 'Audits launched with this key in this UTC hour.' }),
  }),
});

/** The event sent to a webhook. */
export const webhookEvent = z.strictObject({
  type: z.enum(eventTypes),
  timestamp: timestamp.meta({ description: 'When it happened.' }),
  data: z.strictObject({
    audit_id: auditId,
    status: z.enum(['completed', 'failed']),
    audit_type: z.enum(auditTypes),
    keyword: z.string(),
    created_at: timestamp,
    completed_at: timestamp,
    error: auditError.exactOptional().meta({ description: 'Why it failed; only when failed.' }),
  }),
});

/** The body of every error. */
export const errorBody = z.looseObject({
  detail: z.string().meta({ description: 'One sentence for people.' }),
  code: z.string().meta({ description: 'Stable, for programs.' }),
  request_id: z.string(),
  errors: z
    .array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() }))
    .exactOptional()
    .meta({ description: 'With `validation_error`: every fault.' }),
});

/** The input of a launch. */
export type CreateAuditBody = z.input<typeof createAuditBody>;
export type AcceptedAudit = z.infer<typeof acceptedAudit>;
export type AuditRead = z.infer<typeof auditRead>;
export type AuditStatusRead = z.infer<typeof auditStatus>;
export type AuditList = z.infer<typeof auditList>;
export type Usage = z.infer<typeof usage>;
