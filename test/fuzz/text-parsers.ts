/** Readers of text and bytes that strangers send, each with samples to mutate. */
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { parseCredentials } from '../../adapters/serp/providers/providers.ts';
import { writtenDate } from '../../adapters/serp/providers/written-date.ts';
import { readBody } from '../../adapters/web/decoded-body.ts';
import { assessAccess } from '../../analysis/access/access.ts';
import { findDates } from '../../analysis/extract/dates/find-dates.ts';
import { readMachineDate } from '../../analysis/extract/dates/machine-date.ts';
import { extract } from '../../analysis/extract/extract.ts';
import { parseLenientJson } from '../../analysis/extract/structured-data/lenient-json.ts';
import { registrableDomainOf, sameAddress } from '../../analysis/gather/address.ts';
import { decodePage, detectLanguage, normalizeAddress } from '../../analysis/index.ts';
import { authenticate } from '../../core/api-keys/authenticate.ts';
import { isPageAddress, readKeyword } from '../../core/audits/order-rules.ts';
import { retryAfterMs } from '../../core/webhooks/schedule.ts';
import { webhookUrlFault } from '../../core/webhooks/webhook-url.ts';

/** A reader of a stranger's words. */
export interface TextParser {
  name: string;
  samples: readonly (string | Uint8Array)[];
  /** Reads an input; what it throws is a fault unless `refusals` names it. */
  read: (bytes: Uint8Array) => unknown;
  refusals?: readonly string[];
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** Half surrogate pairs too, which no decoder gives and a JSON text may hold. */
const brokenTextOf = (bytes: Uint8Array): string => textOf(bytes).replaceAll('\ufffd', '\ud800');
const url = 'https://example.org/a/page';
const jsonLd = '{"@context":"https://schema.org","@graph":[{"@type":"Product","name":"Desk","offers":{"price":"9"}}]}';
const microdata =
  '<div itemscope itemtype="https://schema.org/Article"><h1 itemprop="headline">A</h1><time itemprop=datePublished ' +
  'datetime=2024-05-01>May</time><div itemprop=author itemscope itemref="b c"><span itemprop=name>B</span></div></div>';
const rdfa = '<div vocab="https://schema.org/" typeof="Person"><a property="url" href="/x" rev="y">B</a></div>';

export const textParsers: readonly TextParser[] = [
  {
    name: 'robots.txt, meta robots and X-Robots-Tag',
    samples: [
      'User-agent: *\nDisallow: /a*b$\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\nSitemap: https://example.org/s.xml\n',
      '\ufeffUSER-AGENT : x\r\nuser-agent:y\rdisallow: /%zz%E4\nCrawl-delay: 9e99\n# x',
      'noindex, max-snippet:-1, unavailable_after: 2024-02-31, googlebot: none, gptbot:nosnippet',
    ],
    read: (bytes) => {
      const body = brokenTextOf(bytes);
      const access = { url, robots: { status: 200, body }, metas: [{ name: 'robots', content: body }] };
      return assessAccess({ ...access, xRobotsTag: [body] });
    },
  },
  {
    name: 'charsets',
    samples: ['<meta charset=gbk>漢字', '<?xml encoding="utf-16"?>é', new Uint8Array([0xff, 0xfe, 60, 0, 97, 0, 0xd8])],
    read: (bytes) => {
      const type = textOf(bytes.subarray(0, 60));
      return [decodePage(bytes, undefined), decodePage(bytes, type), decodePage(bytes, `text/html; charset=${type}`)];
    },
  },
  {
    name: 'JSON-LD',
    samples: [
      jsonLd,
      `[${jsonLd},]//x`,
      '{"a":"\n","b":[1,{"@id":"#x"}],"c":-0.1e9,/*',
      '{"@reverse":{"@list":[null]}}',
    ],
    read: (bytes) => {
      const script = new TextEncoder().encode('<script type="application/ld+json">');
      return [
        parseLenientJson(brokenTextOf(bytes)),
        extract(Buffer.concat([script, bytes, Buffer.from('</script><p>text')]), { url }),
      ];
    },
  },
  {
    name: 'microdata and RDFa',
    samples: [microdata, rdfa, microdata + rdfa],
    read: (bytes) => extract(bytes, { url }),
  },
  {
    name: 'dates',
    samples: [
      ...['2024-05-01T10:11:12+02:00', 'Thu Jan 02 10:11:12 CET 2020', '1. Mai 2024', '2024年5月1日', '١٤٠٣/٠٢/١٢'],
      ...['vor 3 Tagen', '3 hours ago', '1714521600', '99999999999999', 'Mar 3, 2024 - 31/12/1999', '5 พ.ค. 2567'],
    ],
    read: (bytes) => {
      const text = brokenTextOf(bytes);
      return [readMachineDate(text), findDates(text), writtenDate(text), retryAfterMs(text, new Date(0))];
    },
  },
  {
    name: 'content codings',
    samples: [gzipSync('a page'), deflateSync('a page'), brotliCompressSync('a page'), zstdCompressSync('a page')],
    read: async (bytes) => {
      const codings = ['gzip', 'deflate', 'br', 'zstd', 'gzip, br', '__proto__', textOf(bytes.subarray(0, 8))];
      for (const coding of codings) await readBody(Readable.from([Buffer.from(bytes)]), coding, 1_000);
    },
  },
  {
    name: 'addresses of pages and webhooks',
    samples: [
      ...['https://user:p@example.org:8443/a?b=c#d', 'http://[::ffff:127.0.0.1%25lo]/', 'https://xn--a.example./'],
      ...['http://０x7f。1/', 'https://münchen.example/%zz?utm_source=x', 'javascript:alert(1)', '//example.org\\@x'],
    ],
    read: (bytes) => {
      const text = brokenTextOf(bytes);
      const read = [isPageAddress(text), normalizeAddress(text), registrableDomainOf(text), sameAddress(text, url)];
      return [...read, webhookUrlFault(text, { loopback: true }), webhookUrlFault(text, { loopback: false })];
    },
  },
  {
    name: 'keywords and API keys',
    samples: ['standing desk', 'آب \u200f', '👩‍👩‍👧 e\u0301', `ask_test_${'0'.repeat(49)}`, 'ask_live_'],
    read: async (bytes) => {
      const text = brokenTextOf(bytes);
      const counter = { countRequest: async () => ({ outcome: 'refused' as const }) };
      return [readKeyword(text), detectLanguage(text), await authenticate(text, { counter, now: () => new Date(0) })];
    },
  },
  {
    name: 'credentials of search providers',
    samples: [
      '{"serper":{"api_key":"k"}}',
      '{"searxng":{"base_url":"https://s.example","allowed_addresses":["10.0.0.1"]}}',
    ],
    read: (bytes) => parseCredentials(brokenTextOf(bytes)),
    refusals: ['CredentialsUnusable'],
  },
];
