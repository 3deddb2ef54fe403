/** Why a page that was served cannot be read: a challenge for robots, a login, or text that only scripts bring. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import type { Rendering } from './barriers.ts';
import type { Fact } from './fact.ts';

/** The reasons, as they are looked for. */
const unreadableReasons = ['bot_challenge', 'login', 'js_only'] as const;

/** What came instead of the page, with the words or the mark that say so. */
export interface Unreadable extends Fact<string> {
  readonly reason: (typeof unreadableReasons)[number];
}

export interface UnreadableInput {
  readonly root: ElementNode;
  readonly title: string;
  readonly heading: string;
  readonly visibleText: string;
  /** Words of the main content; null where the content was not looked for. */
  readonly mainWords: number | null;
  readonly botChallenge: Fact<string> | null;
  readonly rendering: Rendering;
}

/** A page with more main content than this can be read, whatever else it asks for. */
const maxWords = 100;
/** Below this, a page that asks for scripts shows nothing but the request. */
const fewWords = 50;
/** The request stands at the beginning of the text. */
const lookChars = 3000;

/** Titles and headings of a page that only lets people in. */
const loginTitle =
  /^(?:please\s+)?(?:log\s?-?in|sign\s?-?in|log on|login required|sign in required|member login|anmelden|anmeldung|einloggen|connexion|se connecter|identifiez-vous|iniciar sesión|acceder|accedi|entrar|inloggen|zaloguj się|logowanie|вход|войти|ログイン|会員ログイン|登录|登入|用户登录|會員登入|로그인)(?![\p{L}\p{M}])/iu;
/** Sentences that stand where the text would be. */
const loginWall =
  /(?:you (?:must|need to|have to) (?:be logged in|log ?in|sign ?in|be a (?:registered )?member)|(?:please )?(?:log|sign) ?in (?:or (?:register|sign up|create an account|join) )?to (?:continue|view|read|access|see)|this content is (?:only )?(?:available|visible) (?:only )?(?:to|for) (?:registered|logged)|(?:bitte )?(?:melden sie sich an|melde dich an|loggen sie sich ein|logge dich ein),? um|sie müssen (?:sich anmelden|angemeldet sein|eingeloggt sein)|vous devez (?:être connecté|vous connecter)|connectez-vous pour|(?:debes|tienes que|debe) (?:iniciar sesión|estar registrado)|inicia sesión para|devi (?:accedere|effettuare il login)|登录后(?:才|方|即|可|查看)|请先登录|請先登入|需要登录|您需要登录|ログイン(?:してください|が必要)|로그인이 필요)/iu;

/** What a visitor must be known for on an open page: writing there. */
const toWrite =
  /comment|reply|post|vote|rate|review|like|download|kommentier|antwort|bewert|répondre|responder|评论|評論|回复|回覆|发表|發表|コメント|댓글/iu;

/** The first reason that holds; null for a page that can be read. */
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
  // Many pages hold a login box beside their text; a page that is one says so in its title or heading.
  for (const [value, where] of [
    [heading, 'h1'],
    [title, 'title'],
  ] as const)
    if (hasPassword && loginTitle.test(value.trim())) return { value: value.trim().slice(0, 200), where };
  return null;
}
