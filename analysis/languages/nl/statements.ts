/** How Dutch states figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about: 'ongeveer, circa, ca., zo’n, rond, rond de, bijna, gemiddeld, ruim, om en nabij, rond het, naar schatting',
  atLeast: 'minstens, ten minste, minimaal, meer dan, vanaf, boven de, boven, tenminste, op zijn minst',
  atMost: 'tot, maximaal, hoogstens, minder dan, onder de, onder, tot wel, niet meer dan',
  orMore: 'of meer, en meer, of langer',
  orLess: 'of minder',
  between: 'tussen, van, tussen de',
  and: 'en',
  to: 'tot, tot en met, à',
  per: 'per, elke, elk',
  each: 'per, in de, in het',
  periods: 'jaarlijks=a, maandelijks=mo, dagelijks=d, wekelijks=wk',
  on: 'in, sinds, vanaf, op, tot, voor, na, eind, begin, medio, jaar',
  eras: 'n.chr., n. chr.',
  century: /(?<number>\d{1,2})(?:e|de|ste)\seeuw(?!\sv)/u,
  decade: /jaren\s(?<year>(?:1\d|20)\d0)/u,
  verbs: {
    is: 'is, zijn, was, waren, bedraagt, bedragen, ligt, liggen, lag, varieert, variëren, reikt, bereikt, bereiken, meet, meten, loopt, lopen, gaat, gaan, overschrijdt, komt, komen, vormt, vormen',
    starts: 'begint, beginnen, start, starten',
    costs: 'kost, kosten, kostte, verkocht',
    lasts: 'duurt, duren, duurde, vergt, vraagt, neemt, nemen, meegaat',
    weighs: 'weegt, wegen',
    carries: 'draagt, dragen, tilt, tillen, houdt',
    uses: 'verbruikt, verbruiken, gebruikt, gebruiken',
    makes: 'levert, leveren, produceert, produceren, bevat, bevatten, genereert',
    has: 'heeft, hebben, had, hadden, biedt, bieden, telt, tellen, bezit, krijgt',
    pays: 'betaalt, betalen, verdient, verdienen, besteedt, besteden',
    happens:
      'opgericht, gelanceerd, geopend, begon, eindigt, verloopt, ontstond, uitgevonden, verscheen, werd, gepubliceerd',
  },
  adverbs:
    'meestal, gemiddeld, doorgaans, normaal, gesproken, vaak, gewoonlijk, momenteel, nu, ook, slechts, nog, zelfs, kan, kunnen, moet, moeten, zal, zullen, wordt, worden, ongeveer, in, de, het, een, regel, over, algemeen, al, reeds, daarom, echter, zich, tegenwoordig, inmiddels, vandaag, zo, tussen',
  links: 'van, tot, op, rond, met, tussen, vanaf, in, bij, aan, voor, sinds, om, naar, uit',
  of: 'van, aan',
  quantities:
    'hoogte, breedte, lengte, diepte, dikte, diameter, grootte, gewicht, massa, belasting, draagvermogen, capaciteit, volume, oppervlakte, afstand, bereik, actieradius, straal, snelheid, vermogen, spanning, energie, verbruik, temperatuur, druk, geluid, frequentie, prijs, kosten, tarief, rente, huur, premie, borg, budget, salaris, loon, inkomen, omzet, winst, waarde, belasting, boete, subsidie, limiet, grens, drempel, aandeel, percentage, risico, gemiddelde, minimum, maximum, totaal, duur, tijd, looptijd, termijn, periode, levensduur, garantie, leeftijd, niveau, dosis, inname, gehalte, concentratie, dichtheid, rendement, nauwkeurigheid, resolutie, hoek, bedrag',
  expect: 'reken op, houd rekening met, je betaalt, u betaalt',
  toward: 'voor',
  articles: 'de, het, een, je, jouw, uw',
  quantifiers: 'elke, elk, ieder, iedere, alle, veel, vele, sommige, enkele, meeste, zulke',
  breaks: 'dat, omdat, terwijl, hoewel, maar, want, wanneer, als, en, of, dus, waar, zodat, sinds',
  relatives: 'die, dat',
  unclear:
    'hij, zij, ze, het, dit, deze, die, dat, wij, we, ik, ons, onze, mijn, haar, hun, er, hier, daar, laatste, zelfde, wie, wat, welke, men',
  doubtful: 'als, indien, stel, nooit, niet, geen',
  own: 'ik, wij, we, ons, onze, mijn, mij',
  boilerplate: 'min leestijd, leestijd, geplaatst op, bijgewerkt, geleden, nieuwsbrief, ©, cookies, winkelwagen',
  offers:
    'korting, kortingscode, verzending, verzendkosten, levering, levertijd, retour, retourneren, bedenktijd, gratis proberen, bespaar, aanbieding',
  comparisons:
    'later, meer, minder, hoger, lager, sneller, goedkoper, duurder, groter, kleiner, oud, langer, korter, dan, later, eerder',
  spans: 'komende, afgelopen, volgende, laatste',
  inverts: true,
  limits: 'voor, na, zonder, inclusief, exclusief, afhankelijk van, tijdens, per, met, volgens',
};
