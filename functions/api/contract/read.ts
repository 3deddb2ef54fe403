/** Schemas of reads and lists of audits. */
import * as z from 'zod';
import { auditStatuses, auditTypes } from '../../../core/audits/audit.ts';
import { auditError, auditId, keyword, livemode, timestamp } from './parts.ts';

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

/** `GET /v1/audits/{audit_id}`; the report has its own schema for `output`. */
export const auditRead = z.object({
  audit_id: auditId,
  status: z.enum(auditStatuses),
  audit_type: z.enum(auditTypes),
  keyword: z.string(),
  livemode,
  created_at: timestamp,
  completed_at: timestamp.exactOptional().meta({ description: 'When it ended; absent before.' }),
  output: z.looseObject({}).exactOptional().meta({ description: 'The report; only when completed.' }),
  error: auditError.exactOptional().meta({ description: 'Why it failed; only when failed.' }),
});

export const auditStatus = z.object({
  audit_id: auditId,
  status: z.enum(auditStatuses),
  livemode,
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
      livemode,
      created_at: timestamp,
      completed_at: timestamp.exactOptional(),
      error: auditError.exactOptional(),
    }),
  ),
  next_cursor: z.string().exactOptional().meta({ description: 'There when more may follow.' }),
});

export type AuditRead = z.infer<typeof auditRead>;
export type AuditStatusRead = z.infer<typeof auditStatus>;
export type AuditList = z.infer<typeof auditList>;
