/**
 * Forms of addresses inside a network, made by rule: every notation of a number, every disguise of a host, every
 * special range.
 */

/** A form and the rule that made it. `PORT` stands for the port of a listener that must stay silent. */
export interface AddressForm {
  rule: string;
  url: string;
}

/** What a careless fetcher would be led to: this machine, the metadata services of clouds, the inside of networks. */
const inside = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.100.100.200'] as const;

const numbersOf = (address: string): number[] => address.split('.').map(Number);
const decimal = (part: number): string => String(part);
const hexadecimal = (part: number): string => `0x${part.toString(16)}`;
const octal = (part: number): string => `0${part.toString(8)}`;
const notations = [decimal, hexadecimal, octal];

/** Each of the four numbers in each notation: 81 spellings. */
function mixedNotations(address: string): string[] {
  return numbersOf(address)
    .reduce<string[]>(
      (spellings, part) => spellings.flatMap((start) => notations.map((write) => [start, write(part)].join('.'))),
      [''],
    )
    .map((spelling) => spelling.slice(1));
}

/** Fewer numbers, of which the last holds what is left (`127.1`), in each notation. */
function shortNotations(address: string): string[] {
  const parts = numbersOf(address);
  return [1, 2, 3].flatMap((count) => {
    const rest = parts.slice(count - 1).reduce((sum, part) => sum * 256 + part, 0);
    return notations.map((write) => [...parts.slice(0, count - 1).map(write), write(rest)].join('.'));
  });
}

/** Zeros in front, capital letters, and numbers that wrap around. */
function paddedNotations(address: string): string[] {
  const whole = numbersOf(address).reduce((sum, part) => sum * 256 + part, 0);
  return [
    `0x${whole.toString(16).padStart(20, '0')}`,
    `0X${whole.toString(16).toUpperCase()}`,
    `${'0'.repeat(12)}${whole.toString(8)}`,
    String(whole + 2 ** 32),
    numbersOf(address)
      .map((part) => part + 256)
      .join('.'),
    numbersOf(address)
      .map((part) => part.toString(8).padStart(7, '0'))
      .join('.'),
    `${address}.`,
    `${address}..`,
    `.${address}`,
  ];
}

/** Digits of other scripts and shapes; compatibility mapping makes some of them ASCII. */
const zeros = { fullwidth: 0xff10, bold: 0x1d7ce, doubleStruck: 0x1d7d8, sansSerif: 0x1d7e2, monospace: 0x1d7f6 };
const otherZeros = { arabic: 0x660, devanagari: 0x966, thai: 0xe50, bengali: 0x9e6 };

function otherDigits(address: string): string[] {
  return Object.values({ ...zeros, ...otherZeros }).map((zero) =>
    address.replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit))),
  );
}

function circledDigits(address: string): string {
  const circled = (digit: string): string => (digit === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(digit)));
  return address.replaceAll(/\d/gu, circled);
}

const superscript = (address: string): string =>
  address.replaceAll(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** Dots of other scripts that end a label all the same (UTS 46), and characters that are dropped from names. */
function otherDots(host: string): string[] {
  const dots = ['。', '.', '。', '%2e', '%2E', '%E3%80%82', '․'];
  const dropped = ['\u00ad', '\u200b', '\u2060', '\ufeff', '%C2%AD'];
  return [...dots.map((dot) => host.replaceAll('.', dot)), ...dropped.map((unseen) => host.replace('.', `${unseen}.`))];
}

/** Characters of a host as bytes. */
const percentEncoded = (text: string): string =>
  [...text].map((character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** IPv6 addresses that hold an IPv4 address, in every form that some gateway unpacks. */
function ipv6Carriers(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = numbersOf(address);
  const high = (a * 256 + b).toString(16);
  const low = (c * 256 + d).toString(16);
  const inverted = [a * 256 + b, c * 256 + d].map((word) => (word ^ 0xffff).toString(16)).join(':');
  return [
    `::ffff:${address}`,
    `::ffff:${high}:${low}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `0000:0000:0000:0000:0000:FFFF:${address}`,
    `::${address}`,
    `::${high}:${low}`,
    `::ffff:0:${high}:${low}`,
    `64:ff9b::${address}`,
    `64:ff9b::${high}:${low}`,
    `64:ff9b:1::${high}:${low}`,
    `64:ff9b:1:fffe::${address}`,
    `2002:${high}:${low}::`,
    `2002:${high}:${low}::1`,
    `2001:0:${high}:${low}:0:0:${inverted}`,
    `2001::${inverted}`,
    `fe80::5efe:${high}:${low}`,
    `fe80::200:5efe:${address}`,
  ];
}

const loopback6 = ['::1', '0:0:0:0:0:0:0:1', '0000:0000:0000:0000:0000:0000:0000:0001', '::0001', '0::1', '::', '0::0'];
const zoned = ['fe80::1%25lo', 'fe80::1%25eth0', '::1%25lo', '::1%251', 'fe80::1%lo', 'ff02::1%25eth0'];

/** The host stands where a reader of text takes it for something else. */
function disguised(host: string): string[] {
  return [
    `http://example.com@${host}:PORT/`,
    `http://example.com:80@${host}:PORT/`,
    `http://user:password@${host}:PORT/`,
    `http://example.com%40${host}:PORT/`,
    `http://example.com%2f@${host}:PORT/`,
    `http://@${host}:PORT/`,
    `http://:@${host}:PORT/`,
    `http:${host}:PORT/`,
    `http:/${host}:PORT/`,
    `http:///${host}:PORT/`,
    `http:\\\\${host}:PORT\\`,
    `http://\\${host}:PORT/`,
    `hTtP://${host}:PORT/`,
    `http://${host}:PORT\\@example.com/`,
    `http://${host}:PORT/?@example.com`,
    `http://${host}:PORT#@example.com`,
    `http://${host}:PORT;example.com/`,
    `http://${host}:PORT%00.example.com/`,
    `http://${host}%00.example.com:PORT/`,
    `http://${host}%0d%0aHost:example.com:PORT/`,
    `ht\ntp://${host}:PORT/`,
    `http://${host.replace('.', '\t.')}:PORT/`,
    ` http://${host}:PORT/ `,
    `//${host}:PORT/`,
    `https://${host}:PORT/`,
    `ftp://${host}:PORT/`,
    `ws://${host}:PORT/`,
    `file://${host}/etc/passwd`,
    `gopher://${host}:PORT/_x`,
    `dict://${host}:PORT/x`,
    `data:text/html,http://${host}:PORT/`,
    `blob:http://${host}:PORT/`,
    `view-source:http://${host}:PORT/`,
    `jar:http://${host}:PORT/!/`,
  ];
}

/** Ports where something else than pages is served. */
const otherPorts = [0, 1, 21, 22, 23, 25, 53, 110, 111, 135, 139, 143, 179, 389, 445, 465, 514, 587, 636, 873, 993];

/** Names that lead to this machine by themselves, or by a service that answers whatever a name says. */
const names = [
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'localhost.localdomain', 'ip6-localhost', 'loopback'],
  ...['ｌｏｃａｌｈｏｓｔ', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'loc\u00adalhost', 'xn--localhost-', 'loca\u200dlhost', 'localhoſt'],
  ...['127.0.0.1.nip.io', '127-0-0-1.sslip.io', 'localtest.me', 'metadata.google.internal', 'instance-data'],
];

const url = (host: string): string => `http://${host}:PORT/`;

function formsOf(): AddressForm[] {
  const [machine] = inside;
  const all: [rule: string, urls: string[]][] = [
    ['each number in decimal, hexadecimal and octal', mixedNotations(machine).map(url)],
    ['fewer numbers', inside.flatMap(shortNotations).map(url)],
    ['zeros in front, and numbers that are too large', inside.flatMap(paddedNotations).map(url)],
    ['digits of other scripts', [...otherDigits(machine), circledDigits(machine), superscript(machine)].map(url)],
    ['other dots, and characters that are dropped', [...otherDots(machine), ...otherDots('localhost.')].map(url)],
    ['percent-encoded', [...inside, 'localhost', '0x7f.1', '[::1]'].map(percentEncoded).map(url)],
    ['IPv6 that holds IPv4', inside.flatMap(ipv6Carriers).map((address) => url(`[${address}]`))],
    ['IPv6 of this machine', loopback6.map((address) => url(`[${address}]`))],
    ['IPv6 with a zone', zoned.map((address) => url(`[${address}]`))],
    ['a host in disguise', [...disguised(machine), ...disguised('[::1]'), ...disguised('0x7f.1')]],
    ['a port of another protocol', otherPorts.map((port) => `http://example.com:${port}/`)],
    ['names', names.map(url)],
  ];
  return all.flatMap(([rule, urls]) => [...new Set(urls)].map((each) => ({ rule, url: each })));
}

/** The forms. A few stand for a public host with a forbidden port or name: those must be refused, too. */
export const addressForms: readonly AddressForm[] = formsOf();

/**
 * Blocks of the IANA special-purpose registries that are not globally reachable, multicast, and what clouds answer at:
 * first and last address. iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry
 */
export const specialAddresses: readonly string[] = [
  ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255'],
  ...['127.0.0.0', '127.255.255.255', '169.254.0.0', '169.254.255.255', '172.16.0.0', '172.31.255.255'],
  ...['192.0.0.0', '192.0.0.8', '192.0.0.170', '192.0.0.192', '192.0.0.255', '192.0.2.0', '192.0.2.255'],
  ...['192.88.99.0', '192.88.99.255', '192.168.0.0', '192.168.255.255', '198.18.0.0', '198.19.255.255'],
  ...['198.51.100.0', '198.51.100.255', '203.0.113.0', '203.0.113.255', '224.0.0.0', '239.255.255.255'],
  ...['240.0.0.0', '255.255.255.254', '255.255.255.255', '168.63.129.16', '169.254.170.2', '100.100.100.200'],
  ...['::', '::1', '::ffff:0.0.0.0', '::ffff:255.255.255.255', '64:ff9b::', '64:ff9b::ffff:ffff', '64:ff9b:1::'],
  ...[
    '64:ff9b:1:ffff:ffff:ffff:ffff:ffff',
    '100::',
    '100::ffff:ffff:ffff:ffff',
    '100:0:0:1::',
    '2001::',
    '2001:0:ffff::',
  ],
  ...['2001:2::', '2001:2:0:ffff::', '2001:10::', '2001:1f:ffff::', '2001:db8::', '2001:db8:ffff::', '2002::'],
  ...['2002:ffff::', '3fff::', '3fff:fff::', '5f00::', '5f00:ffff::', 'fc00::', 'fdff:ffff::', 'fd00:ec2::254'],
  ...['fe80::', 'febf:ffff::', 'fec0::', 'feff:ffff::', 'ff00::', 'ff02::1', 'ffff:ffff::'],
];
