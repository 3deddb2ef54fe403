/** How the check off-topic ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';

export const ends: readonly End[] = [['not_applicable about_the_keyword', 'the page is about it', {}]];
