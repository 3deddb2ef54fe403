/** Types of names on pages that show code, of the names of sites, and of species. */
import { expect, test } from '@jest/globals';
import { noCues } from '../../../../analysis/market/entities/cues.ts';
import { areTechnical, askedType } from '../../../../analysis/market/entities/kinds/market-kind.ts';
import { generaIn } from '../../../../analysis/market/entities/kinds/species.ts';
import { typeOfName } from '../../../../analysis/market/entities/kinds/typing.ts';
import type { TypingContext } from '../../../../analysis/market/entities/kinds/typing-context.ts';
import { authorsOf, modelsIn, namesOfMakers } from '../../../../analysis/market/entities/name-key.ts';
import { occurrencesOf } from '../../../../analysis/market/entities/occurrences.ts';
import { isKeywordInShort } from '../../../../analysis/market/keyword/keyword-forms.ts';
import type { AnalyzedPage } from '../../../../analysis/read/analyzed-page.ts';
import type { EntityType } from '../../../../analysis/report/vocabulary.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const context: TypingContext = {
  language: 'en',
  usual: 'concept',
  asked: null,
  areCompanies: false,
  isTechnical: false,
  keyword: new Set(),
  stemOf: (word) => word,
  isOrdinary: () => false,
  explained: new Set(),
  sites: new Set(),
  institutions: new Set(),
  families: new Set(),
  models: new Set(),
  ofMakers: new Set(),
  authors: new Set(),
  countable: new Set(),
  genera: new Set(),
  isSoftware: false,
  isOnline: false,
  listedOn: new Map(),
};

function typeOf(
  name: string,
  changes: Partial<TypingContext>,
  {
    isSite = false,
    isAfterIn = false,
    postal = 0,
    isAuthor = false,
    isMaker = false,
    isModel = false,
    isOfMaker = false,
    isExplained = false,
    isTerm = false,
    isReviewer = false,
    isApp = false,
    isFirm = false,
    isFamily = false,
    isListed = false,
    attributive = 0,
    definite = 0,
    marked = 0,
    isKind = false,
    running = 3,
    small = 0,
    isBody = false,
    isPossessive = false,
    beside = [] as EntityType[],
  } = {},
): string {
  const cues = { ...noCues(), running, place: isAfterIn ? 3 : 0, postal, attributive, definite, marked };
  return typeOfName(
    {
      key: name.toLowerCase(),
      name,
      forms: [name],
      isKind,
      isExplained,
      isTerm,
      isSite,
      isAuthor,
      isMaker,
      isModel,
      isOfMaker,
      isFamily,
      isListed,
      isReviewer,
      isApp,
      isFirm,
      isBody,
      isPossessive,
      beside,
      occurrences: { cues, small },
      declared: [],
    },
    { ...context, ...changes },
  );
}

test('where pages show code, a name after "in" is software, and one with an inner capital a part of it', () => {
  expect(typeOf('Redux', { isTechnical: true }, { isAfterIn: true })).toBe('product');
  expect(typeOf('Redux', {}, { isAfterIn: true })).toBe('place');
  expect(typeOf('useState', { isTechnical: true }, { isAfterIn: true })).toBe('concept');
});

test('a site is a brand among products, and an organization among companies', () => {
  expect(typeOf('XMARK', { usual: 'brand' }, { isSite: true })).toBe('brand');
  expect(typeOf('XMARK', { usual: 'organization', areCompanies: true }, { isSite: true })).toBe('organization');
  expect(typeOf('O7 Tarn', { usual: 'brand', keyword: new Set(['Tarn', 'tarn']) }, { isSite: true })).toBe('brand');
});

test('where nothing is sold, a site is a brand, unless it can be called or its name or registry is of an institution', () => {
  const site = { isSite: true };
  expect(typeOf('Tarn Hiker', {}, site)).toBe('brand');
  expect(typeOf('Tarn Hiker', {}, { ...site, isFirm: true })).toBe('organization');
  expect(typeOf('Tarn School', {}, site)).toBe('organization');
  expect(typeOf('Tarn Hiker', { institutions: new Set(['tarnhiker']) }, site)).toBe('organization');
  expect(typeOf('Tarn App', { institutions: new Set(['tarnapp']) })).toBe('product');
});

test('a site with an app is a brand, even among companies', () => {
  const companies = { usual: 'organization', areCompanies: true } as const;
  expect(typeOf('Tarn Therapy', companies, { isSite: true, isFirm: true })).toBe('organization');
  expect(typeOf('Tarn Therapy', companies, { isSite: true, isFirm: true, isApp: true })).toBe('brand');
});

test('among companies, the one word with which its listed offers begin is a brand', () => {
  const companies = { usual: 'organization', areCompanies: true } as const;
  expect(typeOf('Tarnvo', companies, { isListed: true })).toBe('organization');
  expect(typeOf('Tarnvo', companies, { isListed: true, isFamily: true })).toBe('brand');
});

test('where nothing is sold, two words that no dictionary has name a person; a trade after a name is no part of it', () => {
  expect(typeOf('Trish Tarnlund', {})).toBe('person');
  expect(typeOf('Granite Gear', {})).toBe('organization');
  expect(typeOf('Trish Tarnlund', { usual: 'organization' })).toBe('organization');
  expect(typeOf('Trish Tarnlund', { language: 'de' })).toBe('organization');
  expect(typeOf('Jon Tarn Photography', { isOrdinary: (word) => word === 'photography' }, { isSite: true })).toBe(
    'brand',
  );
  expect(typeOf('Jon Tarn Lundberg', {}, { isSite: true })).toBe('person');
});

test('a name with which several sites begin products is a brand, also in capitals and where nothing is sold', () => {
  expect(typeOf('TRN', {}, { definite: 1 })).toBe('organization');
  expect(typeOf('TRN', {}, { isMaker: true })).toBe('brand');
});

test('what a body of standards calls by an abbreviation is one, although it begins with the name of the body', () => {
  expect(typeOf('NIST TRN', { usual: 'organization' }, { isOfMaker: true })).toBe('concept');
  expect(typeOf('TRN LND', { usual: 'organization' }, { isOfMaker: true })).toBe('product');
});

test('who serves a place is an organization', () => {
  expect(typeOf('Southern California Edison', { usual: 'brand' })).toBe('organization');
  expect(typeOf('Facebook Marketplace', { usual: 'brand' })).toBe('organization');
});

test('half of the pages with code make a market of software', () => {
  const page = measuredPage('s1', 'a.example', ['A hook keeps the state.']);
  const withCode: AnalyzedPage = {
    ...page,
    blocks: page.blocks.map(({ block, words }) => ({ block: { ...block, kind: 'code' as const }, words })),
  };
  expect(areTechnical([page, withCode])).toBe(true);
  expect(areTechnical([page, page, withCode])).toBe(false);
  expect(areTechnical([withCode, withCode, page, page, page, page])).toBe(true);
  expect(areTechnical([])).toBe(false);
});

test('among products a name of one word is a brand, unless it says what it is or follows the name of its maker', () => {
  const market = { usual: 'brand', isSoftware: true } as const;
  expect(typeOf('Tarnbook', market)).toBe('brand');
  expect(typeOf('Tarnbook', market, { isModel: true })).toBe('product');
  expect(typeOf('TarnCRM', { ...market, keyword: new Set(['CRM']) }, { isSite: true })).toBe('product');
  expect(typeOf('Tarn Center', market)).toBe('product');
});

test('among products a name after "in" is no place', () => {
  expect(typeOf('Tarnbook', { usual: 'brand' }, { isAfterIn: true })).toBe('brand');
  expect(typeOf('Tarnbook', { usual: 'organization' }, { isAfterIn: true })).toBe('place');
});

test('where nothing is sold, a name of several words is an organization, and one of a single word a brand', () => {
  expect(typeOf('Tarn View', {})).toBe('organization');
  expect(typeOf('Tarnview', {}, { isSite: true })).toBe('brand');
  expect(typeOf('Tarnview', {}, { isSite: true, isFirm: true })).toBe('organization');
  expect(typeOf('Tarnview', {})).toBe('brand');
  expect(typeOf('Tarnview', { isTechnical: true })).toBe('product');
});

test('an abbreviation that mostly describes a noun is a concept, any other an organization', () => {
  expect(typeOf('QTX', {}, { running: 4, attributive: 3 })).toBe('concept');
  expect(typeOf('QTX', {}, { running: 4, attributive: 2, definite: 1 })).toBe('organization');
  expect(typeOf('QTX', {}, { running: 3, attributive: 3, definite: 1 })).toBe('organization');
});

test('what a name stands for everywhere', () => {
  expect(typeOf('FMLA', {})).toBe('concept');
  expect(typeOf('Windows', { usual: 'organization' })).toBe('product');
  expect(typeOf('Mark IV', { usual: 'brand' })).not.toBe('person');
});

test('the author of a page is a person', () => {
  expect(typeOf('Zane Tarn', { usual: 'brand' }, { isAuthor: true })).toBe('person');
});

test('standards are concepts among products, too, and so is what has an abbreviation', () => {
  expect(typeOf('ISO 8601', { usual: 'brand' })).toBe('concept');
  expect(typeOf('TX 8601', { usual: 'brand' })).toBe('product');
  expect(typeOf('Global Tarn Item Number', { usual: 'brand' }, { isExplained: true })).toBe('concept');
});

test('a journal of something is a work, and a party of some place an event', () => {
  expect(typeOf('Journal of Tarn & Fjell', {})).toBe('work');
  expect(typeOf('Boston Tea Party', {})).toBe('event');
});

test('the site of an institution names one, except among software', () => {
  const market = { usual: 'brand', institutions: new Set(['tarnstar']), sites: new Set(['tarnstar']) } as const;
  expect(typeOf('Tarn Star', market)).toBe('organization');
  expect(typeOf('Tarn Star', { ...market, isSoftware: true })).toBe('brand');
});

test('who says something is a person', () => {
  const page = measuredPage('s1', 'a.example', ['Later Zane Tarn commented on it. Tarn said nothing.']);
  const found = occurrencesOf([page], ['zane tarn', 'tarn'], true);
  expect(found.get('zane tarn')?.cues.person).toBe(1);
  expect(found.get('tarn')?.cues.person).toBe(0);
});

test('what texts say that a name is', () => {
  const kindsIn = (text: string, name: string) => {
    const page = measuredPage('s1', 'a.example', [text]);
    return [...(occurrencesOf([page], [name.toLowerCase()], true).get(name.toLowerCase())?.cues.kinds.keys() ?? [])];
  };
  expect(kindsIn('Tarnbook is a cloud accounting platform for teams.', 'Tarnbook')).toEqual(['product']);
  expect(kindsIn('Tarnbook, one of the most popular thermostat brands, sells.', 'Tarnbook')).toEqual(['maker']);
  expect(kindsIn('Then Baba Budan, a pilgrim, took seven beans.', 'Baba Budan')).toEqual(['person']);
  expect(kindsIn('Then Sara Lund, founder of Tarn, took seven beans.', 'Sara Lund')).toEqual(['person']);
  expect(kindsIn('Teams follow methodologies such as Lund, Fjell or Tarnban.', 'Tarnban')).toEqual(['concept']);
  expect(kindsIn('Teams buy from brands like Lund, and sell to Tarnban.', 'Tarnban')).toEqual([]);
  expect(kindsIn('Teams follow methods that suit Tarnban.', 'Tarnban')).toEqual([]);
  expect(kindsIn('Most use the Tarnban method at work.', 'Tarnban')).toEqual(['concept']);
  expect(kindsIn('Most use the Tarnban model at work.', 'Tarnban')).toEqual([]);
  expect(kindsIn('They use the library Tarnux.', 'Tarnux')).toEqual(['product']);
  expect(kindsIn('Tarnbook is built for agencies, and Fjell, with its app.', 'Tarnbook')).toEqual([]);
});

test('two abbreviations in a row name a standard where nothing is sold', () => {
  expect(typeOf('TARN CSF', { usual: 'organization' })).toBe('concept');
});

test('a model is the rest of a name that begins with that of its maker', () => {
  expect([...modelsIn(new Set(['nissan leaf', 'nissan', 'leaf', 'kia ev6', 'ev6']))]).toEqual(['leaf']);
});

test('authors of two words or more', () => {
  const page = measuredPage('s1', 'a.example', ['Text.']);
  const author = { value: 'Zane Tarn, Admin', where: 'meta author' };
  const written = { ...page, document: { ...page.document, facts: { ...page.document.facts, author } } };
  expect([...authorsOf([written], analyzerFor('en'))]).toEqual(['zane tarn']);
});

test('an institute is no person, although it is called after one', () => {
  expect(typeOf('Robert Koch Institut', { language: 'de' })).toBe('organization');
  expect(typeOf('Robert Koch', { language: 'de' })).toBe('person');
  expect(typeOf('Henry Ford Hospital', {})).toBe('organization');
});

test('a German compound ends in the word for an organization', () => {
  expect(typeOf('Anna Bundesministerium', { language: 'de' })).toBe('organization');
  expect(typeOf('Anna Datenbank', { language: 'de' })).toBe('person');
});

test('what begins with the name of a maker is its product, where nothing is sold, too', () => {
  const sets = { sites: new Set(['amazon', 'cloud']), explained: new Set<string>(), keyword: new Set(['cloud']) };
  const keys = new Set(['tarnsoft', 'tarnsoft azure', 'amazon fjell services', 'cloud fjell', 'anna lund', 'anna']);
  expect([...namesOfMakers({ ...sets, keys }, analyzerFor('en'))]).toEqual(['tarnsoft azure', 'amazon fjell services']);
  const explained = new Set(['tarnsoft azure', 'amazon fjell services']);
  expect([...namesOfMakers({ ...sets, keys, explained }, analyzerFor('en'))]).toEqual(['amazon fjell services']);
  expect(typeOf('Tarnsoft Azure', {}, { isOfMaker: true })).toBe('product');
  expect(typeOf('Tarnsoft Foundation', {}, { isOfMaker: true })).toBe('organization');
});

test('a network for sharing is a brand, and a short form of a kind of thing a concept', () => {
  expect(typeOf('Pinterest', {})).toBe('brand');
  expect(typeOf('PaaS', {})).toBe('concept');
  expect(typeOf('ComTarn', {})).toBe('brand');
});

test('one sentence of many says little of what a name is', () => {
  const cues = (running: number, person = 0) => {
    const kinds = new Map([['work', 1] as const, ...(person === 0 ? [] : [['person', person] as const])]);
    return { ...noCues(), running, kinds };
  };
  const named = { key: 'tarnview', name: 'Tarnview', forms: ['Tarnview'], declared: [] };
  const flags = {
    isExplained: false,
    isTerm: false,
    isSite: false,
    isAuthor: false,
    isMaker: false,
    isModel: false,
    isOfMaker: false,
    isFamily: false,
    isListed: false,
    isReviewer: false,
    isApp: false,
    isFirm: false,
    isBody: false,
    isPossessive: false,
    beside: [],
  };
  const typed = (running: number, person?: number) =>
    typeOfName({ ...named, ...flags, occurrences: { small: 0, cues: cues(running, person) } }, context);
  expect([typed(2), typed(40)]).toEqual(['work', 'brand']);
  expect([typed(4, 1), typed(4, 2)]).toEqual(['brand', 'person']);
});

test('a name without other evidence is of the type that the keyword asks for', () => {
  const asked = (query: string) => askedType(query, analyzerFor('en'));
  expect(asked('types of wine for beginners')).toBe('concept');
  expect(asked('tech conferences 2026')).toBe('event');
  expect(asked('first trip to japan tips')).toBe('place');
  expect(asked('best strategy board games')).toBe('product');
  expect(asked('best novels of 2025')).toBe('work');
  expect(asked('best electric toothbrush')).toBeNull();
  expect(askedType('conférences tech 2026', analyzerFor('fr'))).toBe('event');
  expect(askedType('qué ver en lisboa en 3 días', analyzerFor('es'))).toBe('place');
  expect(asked('things to do in lisbon')).toBe('place');
  expect(typeOf('Tarnot Blanc', { asked: 'concept', usual: 'organization' })).toBe('concept');
  expect(typeOf('Tarn Games', { asked: 'product', keyword: new Set(['games']) })).toBe('brand');
  expect(typeOf('eTarn', { asked: 'place', usual: 'brand' })).toBe('brand');
});

test('where the noun stands first, its word opens the name of an organization', () => {
  expect(typeOf('Mutua Tarn', { language: 'es', usual: 'brand' })).toBe('organization');
  expect(typeOf('Mutua Tarn', { language: 'en', usual: 'brand' })).toBe('product');
  expect(typeOf('Lyon 6e', { language: 'fr', usual: 'organization' })).toBe('place');
  expect(typeOf('Tarn Friday', { usual: 'brand' })).toBe('event');
});

test('what stands after a postal code is a place, whatever site has its name', () => {
  const typed = (postal: number) =>
    typeOf('Tarnville', { usual: 'organization', areCompanies: true }, { isSite: true, postal });
  expect([typed(0), typed(1)]).toEqual(['organization', 'place']);
});

test('a word of the name tells a place, a programme, a report or a person', () => {
  expect(typeOf('Mount Tarn', { usual: 'brand' })).toBe('place');
  expect(typeOf('Tarn Valley', { usual: 'organization' })).toBe('place');
  expect(typeOf('Tarn Maturity Certification', { usual: 'brand' })).toBe('concept');
  expect(typeOf('Tarn Breach Report', { usual: 'brand' })).toBe('work');
  expect(typeOf('Melissa K. Tarn', { usual: 'organization' }, { isSite: true })).toBe('person');
  expect(typeOf('Lord of the Tarns', { usual: 'brand' })).not.toBe('person');
});

test('what pages also write in small letters is a concept, unless its words say what it is', () => {
  expect(typeOf('Operating Agreement', {}, { isTerm: true })).toBe('concept');
  expect(typeOf('Articles of Tarn', {}, { isTerm: true })).toBe('concept');
});

test('a name with a figure is of no person, a trail is a place, a calculator a product', () => {
  expect(typeOf('Russell 2000', {})).not.toBe('person');
  expect(typeOf('Tarn Crest Trail', { usual: 'brand' })).toBe('place');
  expect(typeOf('Tarn Retirement Calculator', {})).toBe('product');
});

test('a site that recommends others is an organization, even among products', () => {
  expect(typeOf('Tarnguide', { usual: 'brand' }, { isSite: true, isReviewer: true })).toBe('organization');
});

test('what is offered over the internet is a brand, unless its words say who offers it', () => {
  const online = { usual: 'organization', isOnline: true } as const;
  expect(typeOf('Tarnello', online, { isListed: true })).toBe('brand');
  expect(typeOf('Tarnello', online, { isSite: true, isFirm: true })).toBe('brand');
  expect(typeOf('Tarn Academy', online)).toBe('organization');
  expect(typeOf('Tarnello', { usual: 'organization' }, { isListed: true })).toBe('organization');
});

test('software that is listed by a name of its own bears its maker’s', () => {
  expect(typeOf('Tarnello', { usual: 'brand', isSoftware: true }, { isListed: true })).toBe('brand');
});

test('doctrines, parts of laws and versions of what is known', () => {
  const service = { usual: 'organization' } as const;
  expect(typeOf('Tarnism', service)).toBe('concept');
  expect(typeOf('Tarnism', service, { isSite: true, isFirm: true })).toBe('organization');
  expect(typeOf('Title 24', service)).toBe('work');
  expect(typeOf('Bluetooth 9.1', { usual: 'brand' })).toBe('concept');
  expect(typeOf('Tarntooth 9.1', { usual: 'brand' })).toBe('product');
  expect(typeOf('United States EPA', { usual: 'brand' })).toBe('organization');
  expect(typeOf('Socrates', service)).toBe('person');
});

test('among kinds of a thing, what models begin with is a brand', () => {
  expect(typeOf('Tarnon', { asked: 'concept' }, { isFamily: true })).toBe('brand');
  expect(typeOf('Tarnon', { asked: 'concept' })).toBe('concept');
});

test('an organization that is also abbreviated is no concept', () => {
  expect(typeOf('Tarn Institutes of Health', {}, { isExplained: true })).toBe('organization');
  expect(typeOf('Tarn Center for Health', {}, { isExplained: true })).toBe('organization');
  expect(typeOf('Tarn Health Factor', {}, { isExplained: true })).toBe('concept');
});

test('a word of the name tells an event, a journal, an airport, a licence or who offers a service', () => {
  expect(typeOf('Boston Marathon', { keyword: new Set(['marathon']) })).toBe('event');
  expect(typeOf('Tarn Games', { usual: 'brand', keyword: new Set(['games']) })).toBe('product');
  expect(typeOf('American Journal of Tarn Studies', {})).toBe('work');
  expect(typeOf('Orlando International Airport', { usual: 'organization' })).toBe('place');
  expect(typeOf('Tarn Attribution License', {})).toBe('concept');
  expect(typeOf('Santa Tarna', {})).toBe('place');
  const service = { usual: 'organization', keyword: new Set(['moving']) } as const;
  expect(typeOf('Tarn Moving', service, { isAfterIn: true })).toBe('organization');
});

test('a rare given name makes a person only of a name that has nothing but names', () => {
  expect(typeOf('Alysha Tarn', {})).toBe('person');
  expect(typeOf('Alysha Tarn 500', {})).not.toBe('person');
  expect(typeOf('Alysha Tarn Studio', {})).toBe('organization');
});

test('an abbreviation is neither a given name nor a title', () => {
  expect(typeOf('ANNA Tarn', {})).not.toBe('person');
  expect(typeOf('ANNA TARN', {})).toBe('person');
  expect(typeOf('ROI Tarn', {})).not.toBe('person');
});

test('the keyword in short or in full is no name beside it, but a name with it is', () => {
  const isShort = (key: string, keyword: string[]) => isKeywordInShort(key, keyword, analyzerFor('en'));
  const movers = ['mover', 'new', 'york', 'citi'];
  expect(['nyc', 'ny', 'nyc great movers', 'la'].map((key) => isShort(key, movers))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isShort('limited liability company', ['llc'])).toBe(true);
  expect(isShort('limited partnership', ['llc'])).toBe(false);
});

test('what is "of" an organization is none', () => {
  expect(typeOf('Department of Energy', {})).toBe('organization');
  expect(typeOf('Articles of Organization', {})).toBe('concept');
  expect(typeOf('Certificate of Publication', {})).toBe('concept');
});

test('species are no brands, nor are single words among many of them', () => {
  const genera = (...names: string[]): Partial<TypingContext> => ({ usual: 'brand', genera: new Set(names) });
  expect(typeOf('Epipremnum', genera('epipremnum'))).toBe('concept');
  expect(typeOf('Epipremnum aureum', genera('epipremnum'))).toBe('concept');
  expect(typeOf('Kentia', genera('epipremnum'))).toBe('brand');
  expect(typeOf('Kentia', genera('epipremnum', 'howea', 'rhapis', 'clivia', 'maranta'))).toBe('concept');
});

test.each([
  ['en', 'Pothos (Epipremnum aureum) and Howea forsteriana grow slowly.', ['epipremnum', 'howea']],
  ['en', 'A Golden extra for the Hand sani of Ada Lund, and Some ryokans.', []],
  ['de', 'Die Efeutute (Epipremnum aureum) mag Schatten.', ['epipremnum']],
  ['es', 'El potos (Epipremnum aureum) crece. Kaldi observaba sus cabras.', ['epipremnum']],
  ['pl', 'Epipremnum aureum rośnie.', []],
])('%s: “%s” names the genera %j', (language, text, genera) => {
  const page = measuredPage('s1', 'a.example', [text], { language });
  expect([...generaIn([page], analyzerFor(language))]).toEqual(genera);
});

test('abbreviations are of authorities, but not those that have a plural or stand beside code', () => {
  expect(typeOf('FMCSA', {})).toBe('organization');
  expect(typeOf('NVR', { countable: new Set(['NVR']) })).toBe('concept');
  expect(typeOf('VACUUM', { isTechnical: true })).toBe('concept');
  expect(typeOf('JRE', { asked: 'place' }, { definite: 1 })).toBe('organization');
});

test('a part of a place is a place, and who has a suffix is a person', () => {
  expect(typeOf('Northeast Ohio', {})).toBe('place');
  expect(typeOf('Southwest Tarn', {})).toBe('organization');
  expect(typeOf('Zed Lund Jr', {})).toBe('person');
});

test('a site that names itself as its author is no person, unless it may be called after one', () => {
  const companies = { usual: 'organization', areCompanies: true } as const;
  expect(typeOf('The Tarn Shepherd', companies, { isSite: true, isAuthor: true })).toBe('organization');
  expect(typeOf('The Tarn Shepherd', {}, { isSite: true, isAuthor: true })).toBe('brand');
  expect(typeOf('98 Tarn', { usual: 'brand' }, { isSite: true, isAuthor: true })).toBe('brand');
  expect(typeOf('Vera Tarn', {}, { isSite: true, isAuthor: true })).toBe('person');
});

test('what begins with a brand known everywhere is its product', () => {
  expect(typeOf('Adobe Tarn', {})).toBe('product');
  expect(typeOf('Adobe Foundation', {})).toBe('organization');
});

test('a site may be an event or bear a trademark', () => {
  expect(typeOf('Tarnlund Growers', {}, { isSite: true, isFirm: true })).toBe('organization');
  expect(typeOf('Tarnlund Growers', {}, { isSite: true, isFirm: true, marked: 1 })).toBe('brand');
  expect(typeOf('Tarnlund University', {}, { isSite: true, marked: 1 })).toBe('organization');
  expect(typeOf('Tarnlund Marathon', {}, { isSite: true })).toBe('event');
});

test('a kind of thing that pages offer is a concept, whatever its name resembles', () => {
  expect(typeOf('Tarnlund Vale', { usual: 'brand' }, { isKind: false })).toBe('product');
  expect(typeOf('Tarnlund Vale', { usual: 'brand' }, { isKind: true })).toBe('concept');
});

test('an abbreviation among goods is a thing, unless it has a site', () => {
  expect(typeOf('TPU', { usual: 'brand' })).toBe('concept');
  expect(typeOf('TPU', { usual: 'brand', sites: new Set(['tpu']) })).not.toBe('concept');
  expect(typeOf('TPU', { usual: 'organization' })).toBe('concept');
  expect(typeOf('TPU', { usual: 'organization' }, { definite: 1 })).toBe('organization');
});

test('where nothing is sold, what pages also write in small letters is nobody', () => {
  expect(typeOf('Tarnlot', {}, { small: 1 })).toBe('concept');
  expect(typeOf('Tarnlot', {})).toBe('brand');
  expect(typeOf('Tarnlot', {}, { small: 1, isMaker: true })).toBe('brand');
});

test('a name says what it is by its last word', () => {
  const types = ['Earth Day', 'Tarn Coalition', 'Tarn Meditation', 'Jan Lund Photography'].map((name) =>
    typeOf(name, {}),
  );
  expect(types).toEqual(['event', 'organization', 'concept', 'organization']);
  expect(typeOf('One Tarn Day', {}, { isSite: true })).toBe('brand');
});

test('a site is an organization where it is that of an association, a school or a newspaper', () => {
  expect(typeOf('Tarnlot', {}, { isSite: true, isBody: true })).toBe('organization');
  expect(typeOf('Tarnlot', {}, { isSite: true })).toBe('brand');
});

test('places joined by "&" are a place', () => {
  expect(typeOf('Downtown Cincinnati & Northern Kentucky', {})).toBe('place');
  expect(typeOf('Cincinnati & Lund', {})).not.toBe('place');
});

test('where services are offered, what stands only beside products is one', () => {
  expect(typeOf('Tarnlot', { usual: 'organization' }, { beside: ['product'] })).toBe('product');
  expect(typeOf('Tarnlot', { usual: 'organization' }, { beside: ['product', 'organization'] })).toBe('organization');
});

test('what is only ever a possessive is called after somebody', () => {
  expect(typeOf('Tarnheimer', {}, { isPossessive: true })).toBe('concept');
});
