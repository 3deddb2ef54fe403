/**
 * Ways to write an address so that a careless fetcher connects to the inside of its network, each with where it is
 * known from.
 */

interface Trick {
  /** What the trick is, and who described it. */
  source: string;
  /** `PORT` stands for the port of a listener on 127.0.0.1 and ::1 that must stay silent. */
  urls: readonly string[];
}

const whatwg = 'WHATWG URL Standard, host parsing (url.spec.whatwg.org/#host-parsing)';
const orange = 'O. Tsai, "A New Era of SSRF", Black Hat USA 2017';
const owasp = 'OWASP Server-Side Request Forgery Prevention Cheat Sheet';

const paths = ['/', '/?@example.com/', '/#@example.com/', '/%2509example.com/'];

/** Spellings of one loopback host, with every tail that fools a parser of strings. */
function everywhere(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => paths.map((path) => `http://${host}:PORT${path}`));
}

export const tricks: readonly Trick[] = [
  {
    source: `${whatwg}: numbers with fewer parts, in octal, hexadecimal and decimal`,
    urls: everywhere([
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0x7f.0.0.1',
      '0x7F.0x0.0x0.0x1',
      '017700000001',
      '0177.0.0.1',
      '0177.0x0.1',
      '00000177.0.0.0001',
      '127.000.000.001',
      '0',
      '0.0.0.0',
      '0x0',
      '00',
    ]),
  },
  {
    source: 'RFC 5735 and the Linux kernel: all of 127.0.0.0/8 is loopback',
    urls: ['127.0.0.2', '127.1.2.3', '127.127.127.127', '127.255.255.254'].map((host) => `http://${host}:PORT/`),
  },
  {
    source: `${whatwg}: trailing dots and percent-encoded hosts`,
    urls: [
      'http://127.0.0.1.:PORT/',
      'http://localhost.:PORT/',
      'http://%31%32%37.0.0.1:PORT/',
      'http://127%2E0%2E0%2E1:PORT/',
      'http://%6c%6f%63%61%6c%68%6f%73%74:PORT/',
      'http://LOCALHOST:PORT/',
      'http://LocalHost:PORT/',
    ],
  },
  {
    source:
      'UTS 46 mapping: letters and stops that become ASCII (swisskyrepo/PayloadsAllTheThings, MIT, lists the kinds)',
    urls: [
      'http://①②⑦.⓪.⓪.①:PORT/',
      'http://127。0。0。1:PORT/',
      'http://127．0．0．1:PORT/',
      'http://127｡0｡0｡1:PORT/',
      'http://１２７.０.０.１:PORT/',
      'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/',
      'http://ｌｏｃａｌｈｏｓｔ:PORT/',
      'http://𝟙𝟚𝟟.𝟘.𝟘.𝟙:PORT/',
      'http://localho\u00adst:PORT/',
    ],
  },
  {
    source: 'RFC 4291 and RFC 4038: IPv6 loopback, unspecified and IPv4-mapped addresses',
    urls: [
      'http://[::1]:PORT/',
      'http://[0:0:0:0:0:0:0:1]:PORT/',
      'http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/',
      'http://[::]:PORT/',
      'http://[0:0:0:0:0:0:0:0]:PORT/',
      'http://[::ffff:127.0.0.1]:PORT/',
      'http://[::ffff:7f00:1]:PORT/',
      'http://[::ffff:7f00:0001]:PORT/',
      'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/',
      'http://[::ffff:0:127.0.0.1]:PORT/',
      'http://[::127.0.0.1]:PORT/',
      'http://[::7f00:1]:PORT/',
      'http://[::ffff:0.0.0.0]:PORT/',
      'http://[::1%25lo]:PORT/',
    ],
  },
  {
    source: 'RFC 6052 (NAT64), RFC 8215, RFC 3056 (6to4), RFC 4380 (Teredo): an IPv4 address inside an IPv6 one',
    urls: [
      'http://[64:ff9b::127.0.0.1]:PORT/',
      'http://[64:ff9b::7f00:1]:PORT/',
      'http://[64:ff9b::a9fe:a9fe]/',
      'http://[64:ff9b:1::7f00:1]:PORT/',
      'http://[2002:7f00:1::]:PORT/',
      'http://[2002:7f00:0001::1]:PORT/',
      'http://[2002:a9fe:a9fe::]/',
      'http://[2002:c0a8:0101::]/',
      'http://[2001:0:7f00:1::]:PORT/',
      'http://[2001:0000:4136:e378:8000:63bf:3fff:fdd2]/',
    ],
  },
  {
    source: `${owasp}: private, shared and link-local ranges (RFC 1918, RFC 6598, RFC 3927, RFC 4193)`,
    urls: [
      'http://10.0.0.1/',
      'http://10.255.255.255/',
      'http://172.16.0.1/',
      'http://172.31.255.254/',
      'http://192.168.0.1/',
      'http://192.168.1.1:8080/',
      'http://100.64.0.1/',
      'http://100.127.255.254/',
      'http://169.254.1.1/',
      'http://[fe80::1]/',
      'http://[fe80::1%25eth0]/',
      'http://[fc00::1]/',
      'http://[fd12:3456:789a::1]/',
      'http://[fec0::1]/',
      'http://0xa.1/',
      'http://0xc0a80001/',
      'http://3232235521/',
      'http://0300.0250.0.1/',
    ],
  },
  {
    source: 'Metadata services of AWS, GCP, Azure, Alibaba, Oracle (their documentation)',
    urls: [
      'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
      'http://[fd00:ec2::254]/latest/meta-data/',
      'http://169.254.170.2/v2/credentials/',
      'http://169.254.169.253/',
      'http://2852039166/latest/meta-data/',
      'http://0xa9fea9fe/',
      'http://0251.0376.0251.0376/',
      'http://[::ffff:169.254.169.254]/',
      'http://[::ffff:a9fe:a9fe]/',
      'http://168.63.129.16/metadata/instance',
      'http://100.100.100.200/latest/meta-data/',
      'http://192.0.0.192/opc/v1/instance/',
    ],
  },
  {
    source: 'IANA special-purpose registries: documentation, benchmarking, multicast, reserved and broadcast addresses',
    urls: [
      'http://192.0.2.1/',
      'http://198.51.100.1/',
      'http://203.0.113.1/',
      'http://198.18.0.1/',
      'http://198.19.255.254/',
      'http://192.0.0.1/',
      'http://224.0.0.1/',
      'http://239.255.255.250:1900/',
      'http://240.0.0.1/',
      'http://255.255.255.255/',
      'http://[ff02::1]/',
      'http://[2001:db8::1]/',
      'http://[3fff::1]/',
      'http://[100::1]/',
      'http://[5f00::1]/',
      'http://[2001:2::1]/',
      'http://[2001:10::1]/',
    ],
  },
  {
    source: `${orange}: what one parser takes for a name and another for the host`,
    urls: [
      'http://example.com@127.0.0.1:PORT/',
      'http://example.com:80@127.0.0.1:PORT/',
      'http://127.0.0.1:PORT@127.0.0.1:PORT/',
      'http://foo@127.0.0.1:PORT @example.com/',
      'http://127.0.0.1:PORT\\@example.com/',
      'http://127.0.0.1:PORT\\.example.com/',
      'http:\\\\127.0.0.1:PORT\\',
      'http:/127.0.0.1:PORT/',
      'http:127.0.0.1:PORT/',
      'http:///127.0.0.1:PORT/',
      'http:////127.0.0.1:PORT/',
      '  http://127.0.0.1:PORT/  ',
      'ht\ntp://127.0.0.1:PORT/',
      'http://127.0.0.1\t:PORT/',
      'http://127.0.0.1:PORT#@example.com/',
      'http://127.0.0.1:PORT?@example.com/',
      'http://127.0.0.1:0000PORT/',
    ],
  },
  {
    source: `${owasp}: schemes that are not the web's`,
    urls: [
      'file:///etc/passwd',
      'file://127.0.0.1:PORT/',
      'ftp://127.0.0.1:PORT/',
      'gopher://127.0.0.1:PORT/_GET%20/',
      'dict://127.0.0.1:PORT/d:x',
      'ldap://127.0.0.1:PORT/',
      'tftp://127.0.0.1:PORT/x',
      'jar:http://127.0.0.1:PORT/!/',
      'ws://127.0.0.1:PORT/',
      'data:text/html,<h1>x</h1>',
      'javascript:alert(1)',
      'blob:http://127.0.0.1:PORT/x',
      'about:blank',
      '//127.0.0.1:PORT/',
      '127.0.0.1:PORT',
      '',
    ],
  },
  {
    source: 'Ports of other protocols (fetch.spec.whatwg.org/#port-blocking)',
    urls: [
      'http://93.184.215.14:22/',
      'http://93.184.215.14:25/',
      'https://93.184.215.14:110/',
      'http://example.com:6/',
    ],
  },
];
