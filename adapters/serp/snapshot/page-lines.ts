/** The index of saved pages: one line per fetch result, in the format of a corpus folder's index. */
import * as z from 'zod';
import type { FetchFailure, RobotsAnswer } from '../../../analysis/index.ts';
import { faultsOf, parseJson, SnapshotError } from './snapshot-error.ts';

/** Every reason for a failed fetch. A new reason in the engine does not compile until it is listed here. */
const failures = Object.keys({
  robots_disallowed: true,
  http_4xx: true,
  http_5xx: true,
  timeout: true,
  non_html: true,
  too_large: true,
  unreachable: true,
} satisfies Record<FetchFailure, true>) as FetchFailure[];

const address = z.url({ protocol: /^https?$/u, error: 'must be an http or https address' });
const status = z.int().min(100).max(599);
const robots = z.strictObject({
  status: status.nullable(),
  body: z.string().exactOptional(),
} satisfies Record<keyof RobotsAnswer, z.ZodType>);

/** A fetched page. Only id and address are required, so that a folder can be written by hand. */
const fetchedLine = z.object({
  /** Names the file `html/<id>.html` or `html/<id>.html.gz`, so it must not lead out of the folder. */
  id: z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u, 'must be letters, digits and . _ -'),
  url: address,
  final_url: address.exactOptional(),
  redirects: z.array(address).min(1).exactOptional(),
  status: status.exactOptional(),
  headers: z
    .record(z.string(), z.string())
    .refine(
      (headers) => Object.keys(headers).every((name) => name === name.toLowerCase()),
      'names must be in lower case',
    )
    .exactOptional(),
  fetched_at: z.iso.datetime().exactOptional(),
  robots: robots.exactOptional(),
  ttfb_ms: z.number().min(0).exactOptional(),
});
export type FetchedLine = z.infer<typeof fetchedLine>;

/** A page that could not be fetched, and why. It has no file. */
const failedLine = z.object({
  url: address,
  failure: z.enum(failures),
  http_status: status.exactOptional(),
  detail: z.string().exactOptional(),
  robots: robots.exactOptional(),
});
export type FailedLine = z.infer<typeof failedLine>;

export type PageLine = FetchedLine | FailedLine;

/**
 * Parses the lines of an index file. Unknown fields are ignored, because a corpus may have its own.
 * @param place names the file in error messages
 * @throws SnapshotError at the first line that is invalid or repeats an address
 */
export function parsePageLines(lines: readonly string[], place: string): PageLine[] {
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const at = `${place} line ${index + 1}`;
    const json = parseJson(line, at);
    const failed = typeof json === 'object' && json !== null && 'failure' in json;
    const parsed = (failed ? failedLine : fetchedLine).safeParse(json);
    if (!parsed.success) throw new SnapshotError(`${at} is no page: ${faultsOf(parsed.error)}`);
    if (seen.has(parsed.data.url)) throw new SnapshotError(`${at} repeats the address ${parsed.data.url}`);
    seen.add(parsed.data.url);
    return parsed.data;
  });
}
