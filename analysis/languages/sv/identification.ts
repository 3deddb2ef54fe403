/** What tells Swedish from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'och i att det som en på är av för med till den har de inte om ett var men från jag hon han så kan vi efter man vara vid eller också ska hur bara då något ut in över säger kom dem några denna detta mot upp vill dessa går hade själv blir blivit mycket mer än när nu får sig många under vad där nytt gång gäller kommun län förhållanden utveckling uppgifter tjänster tjänst arbete använda användare människor människa folk kvinna barnen hus dag månader åren varje ny viktig möjligt vanlig framtiden erbjudande jobb webbplats bilder bild både fler flest flesta längre heller trots ändå dessutom dock enligt runt medan sedan mellan vecka började fortfarande redan alltid aldrig kanske gärna någon hos genom utan inom bättre bäst här vem vilka vilken',
  letters: 'åäöéüà',
  trigrams,
  usesStopWords: true,
};
