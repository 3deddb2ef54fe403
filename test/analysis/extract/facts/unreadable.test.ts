/** Pages that came without their text say why. */
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';

const unreadable = (markup: string) =>
  extract(new TextEncoder().encode(`<!doctype html>${markup}`), { url: 'https://example.org/a' }).facts.unreadable;
const text = 'The desk stands firm at every height and the motor is quiet. '.repeat(20);
const menu = '<nav><a href="/">Home</a><a href="/shop">Shop</a><a href="/help">Help</a></nav>';
const password = '<form><input name=user><input type=password><button>Go</button></form>';

describe('what came instead of the page', () => {
  test.each([
    ['bot_challenge', '<h1>Let us know you’re not a robot</h1><p>Press &amp; hold the button.</p>'],
    ['bot_challenge', '<title>One more step</title><p>Please complete the security check to access the site.</p>'],
    ['bot_challenge', '<p>You have been blocked by network security.</p>'],
    ['bot_challenge', '<title>Robot Check</title><p>Enter the characters you see below.</p>'],
    ['bot_challenge', '<title>安全验证</title><p>请完成验证后继续访问。</p>'],
    ['bot_challenge', '<p>Bitte bestätigen: Ich bin kein Roboter</p>'],
    ['login', `<title>Log in – Forum</title>${menu}${password}`],
    ['login', `${menu}<h1>Anmelden</h1>${password}`],
    ['login', `${menu}<h1>Members</h1><p>You must be logged in to view this page.</p>`],
    ['login', `<title>论坛</title>${menu}<p>抱歉，您需要登录才能查看此内容。</p>`],
    ['js_only', '<div id="root"></div><script src="/app.js"></script>'],
    ['js_only', `${menu}<noscript>You need to enable JavaScript to run this app.</noscript><div id=main></div>`],
  ])('is told as %s: %s', (reason, markup) => {
    expect(unreadable(markup)).toMatchObject({ reason });
  });

  test.each([
    [
      'an article about robots',
      `<title>Are you a robot?</title><article><h1>Are you a robot?</h1><p>${text}</p></article>`,
    ],
    ['an article beside a login box', `<title>Desks</title>${password}<article><h1>Desks</h1><p>${text}</p></article>`],
    [
      'a short thread that asks for a login to reply',
      `${menu}<h1>Which desk?</h1><p>The oak one is fine.</p><p>You must be logged in to reply here.</p>`,
    ],
    ['a short page', `${menu}<h1>Contact</h1><p>Write to us about anything you like.</p>`],
  ])('%s is the page itself', (_name, markup) => {
    expect(unreadable(markup)).toBeNull();
  });
});
