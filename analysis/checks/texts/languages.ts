/** The gap report's texts in the reader's language. */
import { english } from './en.ts';
import { french } from './fr.ts';
import { type GapTexts, type Writer, writerOf } from './texts.ts';

/** Texts and writer of `language` (ISO 639-1): English where there are none. */
export function gapTextsOf(language: string): { messages: GapTexts; writer: Writer } {
  return language === 'fr'
    ? { messages: french, writer: writerOf('fr', ['« ', ' »']) }
    : { messages: english, writer: writerOf('en', ['“', '”']) };
}
