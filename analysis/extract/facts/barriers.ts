/** Detects barriers between a page's address and its text: a paywall, a bot challenge, dependence on scripts. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, elements, rawTextOf } from '../parse/tree.ts';
import { allItems, type StructuredItem, textValue } from '../structured-data/item.ts';
import type { Fact } from './fact.ts';
import type { Meta } from './head.ts';
import { barriersRule } from './rule.ts';

const { maxChallengeWords, minShownWords, minReadableWords, maxBareWords, maxScriptShare } = barriersRule.values;

export interface Rendering {
  /** Words that a reader without scripts sees. */
  readonly words: number;
  /** Visible characters divided by characters of HTML. */
  readonly textRatio: number;
  readonly jsDependent: 'yes' | 'no' | 'unknown';
  /** Whether the text asks visitors to enable scripts. */
  readonly asksForScripts: boolean;
  readonly evidence: readonly string[];
}

/** Matches one class or id: `paywall`, `article-paywall`; but not topics, buttons or names that deny a paywall. */
const paywallName =
  /^(?!category|tag|btn|button|no-|not-|without|has-no|js-)(?:[a-z0-9]+[-_]){0,2}(?:paywall|paid-content|subscribers?-only|premium-content|metered-content|regwall|piano-offer)(?:[-_]|$)/i;

/** Checks Google's markup for paywalled content, then Facebook's content tier, then class names. */
export function readPaywall(
  root: ElementNode,
  metas: readonly Meta[],
  items: readonly StructuredItem[],
): Fact<string> | null {
  for (const item of allItems(items, 500)) {
    const free = textValue(item, 'isAccessibleForFree');
    if (free !== undefined && /^(?:false|no|0|https?:\/\/schema\.org\/False)$/i.test(free))
      return { value: free, where: 'isAccessibleForFree' };
  }
  const tier = metas.find(
    (meta) => meta.name === 'article:content_tier' && /^(?:metered|locked)$/i.test(meta.content.trim()),
  );
  if (tier) return { value: tier.content.trim(), where: 'meta article:content_tier' };
  for (const element of elements(root)) {
    if (element.tag === 'html' || element.tag === 'body') continue;
    const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
    const name = names.length < 600 ? names.split(/\s+/).find((each) => paywallName.test(each)) : undefined;
    if (name !== undefined) return { value: name.slice(0, 100), where: 'class' };
  }
  return null;
}

/** Titles and phrases of the interstitials that bot management shows instead of a page. */
const challengeText = new RegExp(
  [
    'just a moment|one more step|attention required|pardon our interruption|request unsuccessful|robot check',
    'checking (?:if the site connection is secure|your browser)|(?:ddos|bot) protection|security check(?:point)?|vercel security',
    "(?:human|bot) verification|verify(?:ing)? (?:that )?you(?: are|[’']re) (?:a |not a )?(?:human|real person|robot|bot)",
    "are you a (?:human|robot)|you(?: are|[’']re) not a (?:robot|bot)|i[’']m not a robot|prove you(?: are|[’']re) human|press (?:&|and) hold",
    'access (?:to this page has been )?denied|you have been blocked|blocked by network security',
    'unusual (?:traffic|activity)|automated (?:requests|queries|access)|please enable (?:js|javascript|cookies) and',
    'ich bin kein roboter|sind sie ein (?:mensch|roboter)|sicherheitsüberprüfung|je ne suis pas un robot|vérifi\\p{L}+ que vous êtes (?:un )?humain|no soy un robot|non sono un robot',
    '安全验证|安全驗證|人机验证|人機驗證|请完成验证|滑动验证|访问验证|访问被拒绝|ロボットではありません|ロボットによるアクセス|로봇이 아닙니다|я не робот|подтвердите, что вы не робот',
  ].join('|'),
  'iu',
);
/** Script paths and form names of the common systems. */
const challengeMark =
  /cdn-cgi\/challenge-platform|_incapsula_resource|px-captcha|captcha-delivery|bm-verify|awswaf|aws-waf-token|g-recaptcha|h-captcha|cf-turnstile|sucuri_cloudproxy|ak-challenge|sec-if-cpt|kpsdk|_____tmd_____|baxia-punish|TCaptcha/i;

/** Evidence that a challenge was served instead of the page; null for ordinary pages and for every long page. */
export function readBotChallenge(
  root: ElementNode,
  title: string,
  visibleText: string,
  words: number,
): Fact<string> | null {
  if (words > maxChallengeWords) return null;
  const phrase = challengeText.exec(`${title}\n${visibleText.slice(0, 3000)}`)?.[0];
  let mark: string | undefined;
  for (const element of elements(root)) {
    const names = ['src', 'class', 'id', 'action'].map((name) => attribute(element, name) ?? '').join(' ');
    const inline = element.tag === 'script' ? rawTextOf(element).slice(0, 20_000) : '';
    mark = challengeMark.exec(`${names.slice(0, 1000)} ${inline}`)?.[0];
    if (mark !== undefined) break;
  }
  // A contact form on a short page may hold a captcha, so a script alone counts only on a bare page.
  if (phrase !== undefined) return { value: phrase, where: mark === undefined ? 'text' : `text and ${mark}` };
  const isBare = words < maxBareWords && elementsTagged(root, 'h1').length === 0;
  return mark !== undefined && isBare ? { value: mark, where: 'script' } : null;
}

const appRoots = new Set(['root', 'app', '__next', '__nuxt', 'gatsby-focus-wrapper', 'svelte', 'q-app', 'ember-app']);
const needsScript =
  /(?:enable|requires?|turn on|activ\w{1,8}|aktivier\w{0,4}|habilit\w{1,6}|necesit\w{1,6})\s[^.]{0,40}javascript|javascript\s[^.]{0,40}(?:required|disabled|deaktiviert|désactivé|desactivado)/i;

/** Whether the text of a page depends on scripts, judged by the HTML as served. */
export function readRendering(root: ElementNode, visibleText: string, words: number, htmlChars: number): Rendering {
  const evidence: string[] = [];
  const asksForScripts = needsScript.test(visibleText.slice(0, 20_000));
  if (asksForScripts) evidence.push('text asks for scripts');
  const emptyRoot = [...elements(root)].find((element) => isEmptyRoot(element));
  if (emptyRoot) evidence.push(`empty ${emptyRoot.tag}#${attribute(emptyRoot, 'id') ?? ''}`);
  const scriptChars = elementsTagged(root, 'script').reduce((sum, script) => sum + rawTextOf(script).length, 0);
  if (htmlChars > 0 && scriptChars / htmlChars > maxScriptShare)
    evidence.push('scripts are more than half of the HTML');
  if (
    elementsTagged(root, 'script').some((script) => attribute(script, 'src') !== undefined) &&
    words < minShownWords
  ) {
    evidence.push(`${words} words beside linked scripts`);
  }
  const isEmpty = words < minShownWords && evidence.length > 0;
  const isShell = words < minReadableWords && emptyRoot !== undefined;
  const jsDependent = isEmpty || isShell ? 'yes' : words >= minReadableWords ? 'no' : 'unknown';
  const textRatio = htmlChars === 0 ? 0 : Math.round((visibleText.length / htmlChars) * 10_000) / 10_000;
  return { words, textRatio, jsDependent, asksForScripts, evidence };
}

function isEmptyRoot(element: ElementNode): boolean {
  const isApp = element.tag === 'app-root' || (element.tag === 'div' && appRoots.has(attribute(element, 'id') ?? ''));
  return (
    isApp &&
    !element.children.some((child) => child.kind === 'element' && child.tag !== 'script' && child.tag !== 'noscript')
  );
}
