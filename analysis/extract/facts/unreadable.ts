/** Decides why a served page cannot be read: a bot challenge, a login, or text that only scripts render. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import type { Rendering } from './barriers.ts';
import type { Fact } from './fact.ts';

/** The reasons, in the order they are checked. */
const unreadableReasons = ['bot_challenge', 'login', 'js_only'] as const;

/** The reason with the words or mark that show it. */
export interface Unreadable extends Fact<string> {
  readonly reason: (typeof unreadableReasons)[number];
}

export interface UnreadableInput {
  readonly root: ElementNode;
  readonly title: string;
  readonly heading: string;
  readonly visibleText: string;
  /** Words of the main content; null if it was not extracted. */
  readonly mainWords: number | null;
  readonly botChallenge: Fact<string> | null;
  readonly rendering: Rendering;
}

/** A page with more words of main content can be read, whatever else it asks for. */
const maxWords = 100;
/** A page with fewer words that asks for scripts shows nothing but that request. */
const fewWords = 50;
/** The login sentence is within the first characters of the text. */
const lookChars = 3000;

/** Titles and headings of login pages. */
const loginTitle =
  /^(?:please\s+)?(?:log\s?-?in|sign\s?-?in|log on|login required|sign in required|member login|anmelden|anmeldung|einloggen|connexion|se connecter|identifiez-vous|iniciar sesión|acceder|accedi|entrar|inloggen|zaloguj się|logowanie|вход|войти|ログイン|会員ログイン|登录|登入|用户登录|會員登入|로그인)(?![\p{L}\p{M}])/iu;
/** Sentences shown in place of the text. */
const loginWall =
  /(?:you (?:must|need to|have to) (?:be logged in|log ?in|sign ?in|be a (?:registered )?member)|(?:please )?(?:log|sign) ?in (?:or (?:register|sign up|create an account|join) )?to (?:continue|view|read|access|see)|this content is (?:only )?(?:available|visible) (?:only )?(?:to|for) (?:registered|logged)|(?:bitte )?(?:melden sie sich an|melde dich an|loggen sie sich ein|logge dich ein),? um|sie müssen (?:sich anmelden|angemeldet sein|eingeloggt sein)|vous devez (?:être connecté|vous connecter)|connectez-vous pour|(?:debes|tienes que|debe) (?:iniciar sesión|estar registrado)|inicia sesión para|devi (?:accedere|effettuare il login)|登录后(?:才|方|即|可|查看)|请先登录|請先登入|需要登录|您需要登录|ログイン(?:してください|が必要)|로그인이 필요)/iu;

/** What an open page may require a login for, such as commenting. */
const toWrite =
  /comment|reply|post|vote|rate|review|like|download|kommentier|antwort|bewert|répondre|responder|评论|評論|回复|回覆|发表|發表|コメント|댓글/iu;

/** Returns the first reason that applies; null for a readable page. */
export function readUnreadable(input: UnreadableInput): Unreadable | null {
  const { botChallenge, rendering, visibleText } = input;
  if (botChallenge !== null) return { reason: 'bot_challenge', ...botChallenge };
  const words = input.mainWords ?? rendering.words;
  if (words > maxWords) return null;
  const login = readLogin(input);
  if (login !== null) return { reason: 'login', ...login };
  const [evidence] = rendering.evidence;
  if (evidence !== undefined && rendering.jsDependent === 'yes')
    return { reason: 'js_only', value: evidence, where: 'html' };
  const isAsked = words < fewWords && rendering.asksForScripts;
  return isAsked ? { reason: 'js_only', value: visibleText.slice(0, 200), where: 'text' } : null;
}

function readLogin({ root, title, heading, visibleText }: UnreadableInput): Fact<string> | null {
  const wall = loginWall.exec(visibleText.slice(0, lookChars));
  if (wall !== null && !toWrite.test(visibleText.slice(wall.index, wall.index + wall[0].length + 40)))
    return { value: wall[0], where: 'text' };
  const hasPassword = elementsTagged(root, 'input').some(
    (input) => attribute(input, 'type')?.toLowerCase() === 'password',
  );
  // Many pages have a login box beside their text. A login page says so in its title or heading.
  for (const [value, where] of [
    [heading, 'h1'],
    [title, 'title'],
  ] as const)
    if (hasPassword && loginTitle.test(value.trim())) return { value: value.trim().slice(0, 200), where };
  return null;
}
