/** Sentences that say nothing themselves: they announce what a text says, or tell where else to read. */
import { expect, test } from '@jest/globals';
import { announces } from '../../../analysis/text/announcements.ts';

test.each([
  ['In this guide, we cover what a heat pump costs.', 'en', true],
  ['You can learn more about custom hooks on a dedicated page.', 'en', true],
  ['We’ve compiled a short list of tips for your essay.', 'en', true],
  ['Jump to the full list of website builders.', 'en', true],
  ['Let’s take a look at the costs.', 'en', true],
  ['In this guide, we recommend three pumps:', 'en', false],
  ['We will review your documents within two days.', 'en', false],
  ['Children learn more in small groups.', 'en', false],
  ['In diesem Ratgeber erfahren Sie alles über Kosten.', 'de', true],
  ['Im Folgenden zeigen wir die Kosten einer Wärmepumpe.', 'de', true],
  ['Eine Wärmepumpe kostet 12.000 Euro.', 'de', false],
  ['Dans cet article, nous détaillons les prix.', 'fr', true],
  ['Une pompe à chaleur coûte 12 000 euros.', 'fr', false],
  ['En este artículo te explicamos los precios.', 'es', true],
  ['A continuación te mostramos los precios.', 'es', true],
  ['Una bomba de calor cuesta 12 000 euros.', 'es', false],
])('%s', (sentence, language, isAnnouncement) => {
  expect(announces(sentence, language)).toBe(isAnnouncement);
});
