/** The schemas of a report in the OpenAPI document: the whole, its parts, and what a read with `view` or `fields` gives. */
import type * as z from 'zod';
import { gapReportSchema, marketReportSchema } from '../../../analysis/index.ts';
import { type Json, jsonSchema, reference } from './parts.ts';

/** The schema of an audit's `output`: refers to those below. */
export const outputSchema = 'ReportOutput';

/** All schemas of reports, by name. Both types of report share their parts, and wholes and excerpts their fields. */
export function reportSchemas(): Record<string, Json> {
  const parts = Object.keys(gapReportSchema.shape);
  const excerpts = parts.map((part) => [part, reference(`${nameOf(part)}Parts`)]);
  return {
    [outputSchema]: {
      description: 'The report. With `view` or `fields`, the parts of it that they name.',
      anyOf: [reference('Report'), reference('ReportParts')],
    },
    Report: { anyOf: [reference('GapReport'), reference('MarketReport')] },
    ReportParts: { type: 'object', properties: Object.fromEntries(excerpts), additionalProperties: false },
    GapReport: inParts(gapReportSchema),
    MarketReport: inParts(marketReportSchema),
    ...Object.assign({}, ...Object.entries(gapReportSchema.shape).map(([part, schema]) => partSchemas(part, schema))),
  };
}

/** Describes a report by references to its parts. */
function inParts({ shape }: { shape: Readonly<Record<string, z.ZodType>> }): Json {
  const parts = Object.keys(shape);
  const properties = Object.fromEntries(parts.map((part) => [part, reference(nameOf(part))]));
  return { type: 'object', properties, required: parts, additionalProperties: false };
}

/** A part, the same with any of its fields, and each field that is more than a value or a list of values. */
function partSchemas(part: string, schema: z.ZodType): Record<string, Json> {
  const { properties = {}, required, ...rest } = jsonSchema(schema, 'output') as { properties?: Json; required?: Json };
  const large = Object.entries(properties).filter(([, field]) => JSON.stringify(field).includes('"properties"'));
  const fields = Object.fromEntries(large.map(([name, field]) => [nameOf(`${part}_${name}`), field as Json]));
  const references = Object.fromEntries(large.map(([name]) => [name, reference(nameOf(`${part}_${name}`))]));
  const described = { ...rest, properties: { ...properties, ...references } };
  return { [nameOf(part)]: { ...described, required }, [`${nameOf(part)}Parts`]: described, ...fields };
}

/** For example `ReportMarketSerp` for `market_serp`. */
function nameOf(path: string): string {
  return `Report${path.replaceAll(/(?:^|_)([\p{L}\p{N}])/gu, (_, letter: string) => letter.toUpperCase())}`;
}
