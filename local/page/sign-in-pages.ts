/** The issuer's three pages: choose a user, sign out, and errors. They load nothing and run no script. */

import { createHash } from 'node:crypto';
import { policyText } from './headers.ts';
import type { LocalUser } from './issuer-configuration.ts';

/** A page and its content security policy. */
export interface SignInPage {
  html: string;
  policy: string;
}

const styleSheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { display: grid; place-items: center; min-height: 100vh; margin: 0 }
main { width: min(22rem, calc(100vw - 3rem)) }
h1 { font-size: 1.25rem; margin: 0 0 .25rem }
p { margin: 0 0 1.5rem }
button { width: 100%; margin: 0 0 .75rem; padding: .75rem; border: 0; border-radius: .5rem; font: inherit; cursor: pointer;
  color: #fff; background: #1c5fb8 }
button.second { color: CanvasText; background: Canvas; border: 1px solid GrayText }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`;

const contentPolicy = policyText({
  'default-src': ["'none'"],
  'style-src': [`'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'`],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
});

/** A page with one button per user; a click signs in. The form is sent to the page's own address. */
export function chooseUserPage(users: readonly LocalUser[]): SignInPage {
  const buttons = users.map(
    ({ subject, name }, index) =>
      `<button name="user" value="${escaped(subject)}"${index === 0 ? ' autofocus' : ' class="second"'}>` +
      `Continue as ${escaped(name)}</button>`,
  );
  return page(
    'Sign in',
    `<p>This service runs on your own machine, so no password is asked for.</p><form method="post">${buttons.join('')}</form>`,
  );
}

/**
 * Asks whether to sign out.
 *
 * @param form The provider's form, `op.logoutForm`, with its token against cross-site requests.
 */
export function signOutPage(form: string): SignInPage {
  return page(
    'Sign out?',
    `${form}<button autofocus form="op.logoutForm" name="logout" value="yes">Sign out</button>` +
      '<button class="second" form="op.logoutForm">Stay signed in</button>',
  );
}

/** A page with an error or notice. */
export function refusedPage(sentence: string): SignInPage {
  return page('Sign-in', `<p>${escaped(sentence)}</p><p><a href="/">To the dashboard</a></p>`);
}

function page(title: string, content: string): SignInPage {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Answer Audit</title>
<style>${styleSheet}</style>
</head>
<body><main><h1>${title} · Answer Audit</h1>${content}</main></body>
</html>
`;
  return { html, policy: contentPolicy };
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => htmlEntities[character] ?? '');
}
