/** The words of a rendered report, by language. */
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

/** Everything that a report says of itself. Plain text: it is escaped with what it is filled with. */
export type Messages = typeof en;

const languages: Readonly<Record<string, Messages>> = { en, fr };

/** The messages of `language` (ISO 639-1); English where there are none. */
export function messagesOf(language: string): Messages {
  return Object.hasOwn(languages, language) ? (languages[language] ?? en) : en;
}
