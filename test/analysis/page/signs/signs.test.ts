/** What a page shows: prices, proof, tables, questions, and how old it says it is. */
import { describe, expect, test } from '@jest/globals';
import type { AskedKeyword } from '../../../../analysis/market/answers/direct-answer.ts';
import { priceReader } from '../../../../analysis/page/scores/gives-price.ts';
import { headedWords } from '../../../../analysis/page/signs/described.ts';
import { signReader } from '../../../../analysis/page/signs/measure.ts';
import type { AnalyzedPage } from '../../../../analysis/read/analyzed-page.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const asked: AskedKeyword = { stems: ['stand', 'desk', 'cost', 'money'], facet: 'what', best: false };

function signsOf(
  texts: readonly string[],
  language = 'en',
  citations: { text: string }[] = [],
  opened: string[] = [],
  shortLines: { figures: string[]; atHeading: string[]; dated?: string[] } = { figures: [], atHeading: [] },
  beside: Partial<AnalyzedPage['document']['facts']> = { outline: [], ratings: [] },
) {
  const analyzer = analyzerFor(language);
  const blocks = texts.map((text) => ({
    block: { kind: text.startsWith('#') ? 'heading' : 'paragraph', text: text.replace(/^# /u, ''), heading_path: [] },
    words: analyzer.analyze(text.replace(/^# /u, '')),
  }));
  const facts = {
    links: { citations },
    description: null,
    asked: opened,
    prices: [],
    ...beside,
    visibleText: '',
    textBeside: [],
    shortLines: { dated: [], ...shortLines },
  };
  const page = { source_id: 's1', domain: 'a.example', words: 100, blocks, document: { facts } };
  return signReader(
    asked,
    analyzer,
    priceReader(language, 'US', 'standing desk', 1_000_000),
    '2026-10-05T08:00:00.000Z',
  )(page as unknown as AnalyzedPage);
}

const filler = Array.from({ length: 12 }, () => 'A desk is a table that people work at in an office every day.').join(
  ' ',
);

test.each([
  ['en', 'April 2024 (document history)', true],
  ['fr', 'Mise à jour : août 2025', true],
  ['es', 'Actualizado en abril de 2024', true],
  ['de', 'Stand: März 2025', true],
  ['ja', '2024年4月', true],
  ['en', 'Prices rose when the maker moved its whole work to another country in April 2024 after years.', false],
  ['en', 'Version 2024', false],
])('%s: %s shows a month: %s', (language, text, isShown) => {
  expect(signsOf([text], language).shown_month).toBe(isShown ? text : null);
});

test('a month in a line that says when the page was checked counts, wherever that line is', () => {
  const shortLines = { figures: [], atHeading: [], dated: ['Last reviewed April 2017'] };
  expect(signsOf(Array(20).fill(filler), 'en', [], [], shortLines).shown_month).toBe('Last reviewed April 2017');
  const day = { ...shortLines, dated: ['Last updated July 2, 2024'] };
  expect(signsOf([], 'en', [], [], day).shown_month).toBe('Last updated July 2, 2024');
});

test('questions on controls count wherever they are on the page', () => {
  const asked = ['How long does a desk last?'];
  expect(signsOf(['A desk has four legs.'], 'en', [], asked).questions).toEqual(asked);
});

test.each([
  ['Dec 23', 'Dec 23'],
  ['Updated 4 March', 'Updated 4 March'],
  ['Jan 24 Written by Beth Callahan', 'Jan 24'],
  ['Jan 24 2021 Written by Beth', null],
  ['Dec 23, 2025', null],
  ['23 people sat down in May', null],
])('%s at the heading: a day without a year is %s', (line, day) => {
  expect(signsOf([], 'en', [], [], { figures: [], atHeading: [line] }).shown_day).toBe(day);
});

test('a rating counts wherever it stands, and beside stars in any language', () => {
  const beside = { figures: ['4.8 ⭐ 10,000+ teams'], atHeading: [] };
  expect(signsOf(['A desk has four legs.'], 'en', [], [], beside).reviews).toBe('4.8 ⭐ 10,000+ teams');
  expect(signsOf(['Unsere Kunden sagen 4,8 ★ dazu.'], 'de').reviews).toBe('Unsere Kunden sagen 4,8 ★ dazu.');
  expect(signsOf(['A desk has four legs.']).reviews).toBe(null);
  // An editor's own work.
  expect(signsOf(['She has tested desks since 2013 and has written more than 400 reviews.']).reviews).toBe(null);
});

test('what several customers say in quotation marks is a case, one quotation is none', () => {
  const said = '“The desk has made our mornings easier, and nobody sits all day.” Dana Cole, Acme';
  expect(signsOf([said, said]).cases).toBe('The desk has made our mornings easier, and nobody sits all day.');
  expect(signsOf([said]).cases).toBe(null);
});

test.each([
  ['Headcount reports show the staff of each team.', null],
  ['Reports show that desks help.', 'Reports show that desks help.'],
  ['Many reports show that desks help.', 'Many reports show that desks help.'],
  ['This expert-backed desk guide helps you choose.', null],
  ['It is an expert-backed way to work.', 'It is an expert-backed way to work.'],
])('%s cites nobody: %s', (text, unsourced) => {
  expect(signsOf([text]).unsourced).toBe(unsourced);
});

test.each([
  ['en', 'Get half off if you sign up by June 30, 2025.'],
  ['de', 'Die Regel gilt nur bis einschließlich 7. April 2025.'],
  ['fr', 'L’offre est valable jusqu’au 30 juin 2025.'],
  ['es', 'La oferta es válida hasta el 30 de junio de 2025.'],
])('%s: a deadline of a past year is told as if it were to come: %s', (language, text) => {
  expect(signsOf([text], language).old_plan).toEqual({ text, year: 2025 });
  expect(signsOf([text.replace('2025', '2027')], language).old_plan).toBe(null);
});

test('an offer that has ended looks ahead to nothing', () => {
  expect(signsOf(['The offer ended for all of us by June 30, 2025.']).old_plan).toBe(null);
});

test('who has used a thing says so in short forms, too', () => {
  const text = 'I’ve had this desk for three years.';
  expect(signsOf([text]).experience).toBe(text);
});

test('what a reader may ask is no experience', () => {
  expect(signsOf(['Can I keep running while I get treatment?']).experience).toBeNull();
});

describe('a sentence shows', () => {
  test.each([
    ['en', 'reviews', 'Customers rated 4.6 out of 5 across 1,200 verified reviews.'],
    ['en', 'licence', 'Our movers are fully licensed and insured in this state.'],
    ['en', 'pick', 'We chose the Uplift as the best desk for most people.'],
    ['de', 'pick', 'Wir haben den Uplift zum besten Tisch des Jahres gekürt.'],
    ['fr', 'pick', 'Nous avons choisi ce bureau comme le meilleur de tous.'],
    ['es', 'pick', 'Hemos elegido esta mesa como la mejor para empezar.'],
    ['en', 'pick', 'Oakfield leads our 2026 ranking for its quiet motor.'],
    ['en', 'pick', 'The Oakfield desk takes first place this year.'],
    ['en', 'pick', 'Editor’s choice'],
    ['de', 'pick', 'Der Oakfield belegt Platz 1 unter allen Tischen.'],
    ['fr', 'pick', 'Le bureau Oakfield arrive en tête cette année encore.'],
    ['es', 'pick', 'La mesa Oakfield encabeza nuestra lista de este año.'],
    ['en', 'ranked', 'The ten quietest desks, ranked by noise'],
    ['de', 'ranked', 'Die Rangliste der leisesten Tische dieses Jahres'],
    ['fr', 'ranked', 'Le classement des bureaux les plus silencieux'],
    ['es', 'ranked', 'Las mesas más silenciosas, clasificadas por ruido'],
    ['en', 'method', 'We compared more than 40 desks for this list.'],
    ['en', 'guarantee', 'The frame has a ten-year warranty on all parts.'],
    ['en', 'relative_day', 'The maker announced earlier this year that prices rise.'],
    ['fr', 'reviews', 'Nos clients nous ont donné 4,8 sur 5 cette saison.'],
    ['fr', 'method', 'Voici nos critères pour ce comparatif de bureaux.'],
    ['de', 'reviews', 'Unsere Kunden geben uns 4,8 von 5 Sternen im Schnitt.'],
    ['de', 'method', 'Das sind unsere Kriterien für diesen Vergleich der Tische.'],
    ['es', 'reviews', 'Nuestros clientes nos dan 4,8 de 5 con 1.250 opiniones.'],
    ['es', 'licence', 'Somos una empresa autorizada con seguro de responsabilidad civil.'],
    ['es', 'method', 'Estos son nuestros criterios para esta comparativa de mesas.'],
    ['es', 'experience', 'Hemos probado esta mesa durante tres semanas en la oficina.'],
    ['es', 'guarantee', 'El bastidor tiene una garantía de diez años en todas las piezas.'],
    ['es', 'cases', 'Este caso de éxito cuenta cómo ahorró una pyme de Sevilla.'],
    ['en', 'cases', 'CLIENT STORY'],
    ['en', 'abandoned', 'These docs are old and won’t be updated.'],
    ['de', 'abandoned', 'Diese Anleitung ist veraltet und wird ersetzt.'],
    ['fr', 'abandoned', 'Cette page est obsolète depuis deux ans déjà.'],
    ['es', 'abandoned', 'Esta página está obsoleta desde hace dos años.'],
    ['en', 'pandemic', 'While COVID has presented many challenges, we carry on.'],
    ['de', 'pandemic', 'Unsere Corona-Maßnahmen schützen Sie und unser Team.'],
    ['fr', 'pandemic', 'Nos mesures liées au Covid protègent votre équipe.'],
    ['es', 'pandemic', 'Nuestras medidas contra la COVID protegen a su equipo.'],
    ['en', 'printable', 'Download our free standing desk checklist before you buy.'],
    ['de', 'printable', 'Die Checkliste gibt es hier als PDF für Sie.'],
    ['fr', 'printable', 'Téléchargez notre liste au format PDF avant de partir.'],
    ['es', 'printable', 'Descarga nuestra lista en formato PDF antes de salir.'],
    ['en', 'suits', 'The small desk is ideal for narrow rooms.'],
    ['en', 'suits', 'Best for: families'],
    ['de', 'suits', 'Der kleine Tisch ist ideal für schmale Zimmer.'],
    ['fr', 'suits', 'Le petit bureau est idéal pour les chambres étroites.'],
    ['es', 'suits', 'La mesa pequeña es ideal para cuartos estrechos.'],
    ['en', 'free', 'The desk planner is free for 10 users.'],
    ['de', 'free', 'Der Planer für Tische ist kostenlos für bis zu 10 Nutzer.'],
    ['fr', 'free', 'Le planificateur est gratuit pour 10 utilisateurs.'],
    ['es', 'free', 'El planificador de mesas es gratis para 10 usuarios.'],
    ['en', 'vague_source', 'Data shows couples prefer a desk of their own.'],
    ['de', 'vague_source', 'Daten zeigen, dass viele Menschen lieber stehen.'],
    ['fr', 'vague_source', 'Les données montrent que beaucoup préfèrent être debout.'],
    ['es', 'vague_source', 'Los datos muestran que muchos prefieren estar de pie.'],
    ['es', 'relative_day', 'El precio sube el mes que viene en todas las tiendas.'],
    ['en', 'guarantee', 'It comes with a one-year maker’s warranty on the motor.'],
    ['en', 'guarantee', 'Every desk has 45-day returns without a fee.'],
    ['en', 'guarantee', 'Warranty: 6 years on the frame.'],
    ['de', 'guarantee', 'Auf das Gestell gibt es 6 Jahre Herstellergarantie.'],
    ['en', 'cases', 'Case study: how a school furnished ninety rooms.'],
  ] as const)('%s %s', (language, sign, sentence) => {
    expect(signsOf([sentence], language)[sign]).toBe(sentence);
    expect(signsOf(['A desk is made of wood and steel.'], language)[sign]).toBeNull();
  });
});

test('what only looks like it shows nothing', () => {
  expect(signsOf(['Consider whether you should be insured or not in that country.']).licence).toBeNull();
  expect(signsOf(['If you go with a desk of wood you may need a second person.']).pick).toBeNull();
  expect(signsOf(['Add up the points of both, and the winner replaces the boss.']).pick).toBeNull();
  expect(signsOf(['Let us talk about the desk I recommend and use today.']).pick).toBeNull();
});

describe('what is old', () => {
  test('price classes and figures after a label may be prices', () => {
    const of = (texts: string[]) => signsOf(texts).mayBePriced;
    expect(of(['Price range: $$', 'Price range: $$$', 'Price range: $'])).toBe(false);
    expect(of(['Price range: $$', 'Price range: $$$', 'Price range: $$$$'])).toBe(true);
    expect(of(['Price: 49,95', 'Price: 34', 'Price: 33'])).toBe(true);
    expect(of(['Weight: 49,95', 'Weight: 34', 'Weight: 33'])).toBe(false);
  });

  test('a price with a past year', () => {
    expect(signsOf(['In March 2024 a desk cost $500 on average.']).old_price).toMatchObject({ year: 2024 });
    expect(signsOf(['In March 2026 a desk cost $500 on average.']).old_price).toBeNull();
    expect(signsOf(['In 2014 a desk cost $500 on average.']).old_price).toBeNull();
    expect(signsOf(['En 2023, el precio medio rondó los 500 euros.'], 'es').old_price).toBeNull();
    expect(signsOf(['En 2023, el precio medio es de 500 euros.'], 'es').old_price).toMatchObject({ year: 2023 });
    expect(signsOf(['Antes de 2025 eran 60 euros al mes por mesa.'], 'es').old_price).toBeNull();
    expect(signsOf(['Si el precio volviera al de finales de 2024, costaría 834 euros.'], 'es').old_price).toBeNull();
    expect(signsOf(['Frau Berger hat 2024 einen Tisch für 500 Euro gekauft.'], 'de').old_price).toBeNull();
    expect(signsOf(['Piso de 70 m², 950 € al mes, agosto de 2023:'], 'es').old_price).toBeNull();
    expect(signsOf(['En moyenne, elle coûte 118 € en 2025.'], 'fr').old_price).toBeNull();
    expect(signsOf(['Elle coûte en moyenne 118 € au vu des devis de mars 2025 reçus.'], 'fr').old_price).not.toBeNull();
    expect(signsOf(['En moyenne, elle coûte 118 € en 2023.'], 'fr').old_price).not.toBeNull();
    expect(signsOf(['Septembre 2022, Julien tombe sur un chalet à 3 290 €.'], 'fr').old_price).toBeNull();
    expect(signsOf(['Tarif 2022, pose comprise : 3 290 €.'], 'fr').old_price).not.toBeNull();
    expect(signsOf(['2024, ein Sturz auf Schienen: Der Lenker kostet 612 Euro.'], 'de').old_price).toBeNull();
    expect(signsOf(['A panel that we bought for $190 in 2022 is $80 today.']).old_price).toBeNull();
    expect(signsOf(['Der Preis lag 2023 bei 500 Euro im Mittel.'], 'de').old_price).toBeNull();
    expect(signsOf(['En 2023, un bureau coûtait 500 euros en moyenne.'], 'fr').old_price).toBeNull();
    // What the writer paid once, or what happened on one day.
    expect(signsOf(['On May 2, 2024 she bought the desk for $500, the price of the shop.']).old_price).toBeNull();
    expect(signsOf(['The installation cost $11,640 in October 2024.']).old_price).toBeNull();
    expect(signsOf(['In 2024 our average price for each of the desks in oak was $500.']).old_price).toBeNull();
  });

  test.each([
    ['en', 'In tax year 2025 the credit is worth $500.', null],
    ['en', 'The road tax cost $500 in 2025.', null],
    ['en', 'The road tax cost $500 in 2024.', { year: 2024 }],
    ['de', 'Der Grundfreibetrag beträgt 2024 11.784 Euro.', null],
    ['de', 'Die Einkommensteuer kostet sie 2025 rund 540 Euro.', null],
    ['fr', 'L’impôt a coûté 540 € en 2025.', null],
    ['es', 'El impuesto costó 540 € en 2025.', null],
    ['fr', 'En 2022, la tonne avait dépassé 700 euros, avant de redescendre.', null],
    ['fr', 'En 2022, la tonne coûte 700 euros.', { year: 2022 }],
    ['es', 'En 2022 la tonelada había superado los 700 euros.', null],
    ['en', 'By 2022 a ton had reached $700.', null],
    ['en', 'One of our clients paid $700 for a ton in 2024.', null],
    ['fr', 'Dans l’un de nos dossiers de mars 2024, la tonne coûte 700 euros.', null],
    ['fr', 'Depuis le 1er juin 2024, la tonne coûte 700 euros.', null],
    ['es', 'Desde el 1 de junio de 2024 la tonelada cuesta 700 euros.', null],
    ['de', 'Seit dem 1. Juni 2024 kostet die Tonne 700 Euro.', null],
    ['en', 'Since June 1, 2024 a ton costs $700.', null],
    ['de', 'Im Jahr 2022 kostete die Tonne damals 700 Euro.', null],
  ] as const)('%s: taxes are declared a year later, and what had been is history: %s', (language, sentence, old) => {
    const { old_price } = signsOf([sentence], language);
    if (old === null) expect(old_price).toBeNull();
    else expect(old_price).toMatchObject(old);
  });

  test.each([
    ['Tax guide', null],
    ['Desk guide', { year: 2025 }],
  ])('a page headed %j tells of the year before: %o', (value, old) => {
    const facts = { outline: [], ratings: [], h1: { value, where: 'h1' } };
    const { old_price } = signsOf(['In 2025 it is worth $500.'], 'en', [], [], undefined, facts);
    expect(old_price?.year ?? null).toBe(old?.year ?? null);
  });

  test.each([
    ['en', 'Median annual salary (2024): $61,300.'],
    ['en', 'Now that the 2024 model is out, the Oakline Trot often sells for under $1,000.'],
    ['en', 'The 2023 Oakline Trot sells for $900.'],
    ['de', 'Das mittlere Gehalt lag 2024 bei 3.400 Euro.'],
    ['de', 'Das Modell gibt es als 2024 Edition für 900 Euro.'],
    ['fr', 'Salaire médian (2024) : 2 300 €.'],
    ['es', 'Salario medio (2024): 2.300 €.'],
  ] as const)('%s: a statistic or a model with its year is no old price: %s', (language, sentence) => {
    expect(signsOf([sentence], language).old_price).toBeNull();
  });

  test.each([
    ['en', 'The directive will be adopted by all member states in October 2024.', 2024],
    ['en', 'The rebate is expected to end in 2026.', null],
    ['en', 'The apps will lose support for the old format in 2024.', 2024],
    ['en', 'Sales will end 2027 up 3 percent from 2024.', null],
    ['en', 'The plant was built in 2019 and will be popular.', null],
    ['en', 'Spending is expected to surpass $679 billion in 2025, up from $563 billion in 2023.', 2025],
    ['en', 'In 2024 the directive will be adopted by all member states.', 2024],
    ['en', 'In 2024, these desks are set to become even more popular.', 2024],
    ['en', 'Spending on desks is projected to reach $679 billion in 2025.', 2025],
    ['de', 'Im Jahr 2024 dürfte die Richtlinie in allen Ländern übernommen werden.', 2024],
    ['fr', 'En 2024, la directive devrait être appliquée dans tous les pays.', 2024],
    ['es', 'En 2024 la directiva debería aplicarse en todos los países.', 2024],
    ['en', 'In 2024 the minister announced that it will be adopted soon.', null],
    ['de', 'Im Jahr 2024 wird die Richtlinie in allen Ländern übernommen.', 2024],
    ['fr', 'En 2024, la directive sera appliquée dans tous les pays.', 2024],
    ['es', 'En 2024 la directiva será adoptada por todos los países.', 2024],
    ['de', 'Die Richtlinie soll bis Oktober 2024 in allen Ländern umgesetzt werden.', 2024],
    ['fr', 'La directive sera appliquée dans tous les pays en 2024.', 2024],
    ['es', 'La directiva será adoptada por todos los países en 2024.', 2024],
    ['en', '“by 2024, all the cotton in our collections will be sustainable”', 2024],
    ['en', 'By 2024, the firm that made all of it said that it will be sold.', null],
    ['fr', '« D’ici 2024, tout le coton de nos collections sera durable. »', 2024],
    ['es', '«Para 2024, todo el algodón de la colección será sostenible».', 2024],
  ] as const)('%s: a plan for a past year: %s', (language, sentence, year) => {
    expect(signsOf([sentence], language).old_plan?.year ?? null).toBe(year);
  });

  test('a study of years ago, told once', () => {
    const { old_data, old_price } = signsOf(['A survey of 2013 found that people save $90 a year.']);
    expect(old_data).toMatchObject({ year: 2013 });
    // A study without a figure is as good as a newer one.
    expect(signsOf(['A survey of 2013 found that people like to stand.']).old_data).toBeNull();
    expect(old_price).toBeNull();
    const compared = 'A survey of 2013 found 12%. A survey of 2025 found 83%.';
    expect(signsOf([compared]).old_data).toBeNull();
  });
});

test.each([
  ['en', 'Our data projects run with the tools of one maker since 2016.'],
  ['de', 'Unsere Daten zeigen seit 2016 dasselbe Bild wie die der anderen.'],
  ['fr', 'Nos données montrent la même chose depuis 2016, comme partout ailleurs.'],
  ['es', 'Nuestros datos muestran lo mismo desde 2016, como los de los demás.'],
])('%s: what goes on since a year is not of that year', (language, sentence) => {
  expect(signsOf([sentence], language).old_data).toBeNull();
});

test('the figure in the name of a model is no figure of the page', () => {
  expect(signsOf(['Its Vantro 490 has an average noise, as motors go.']).unsourced_figure).toBeNull();
  expect(signsOf(['For the last 25% of the distance, run faster than average.']).unsourced_figure).toBeNull();
  expect(signsOf(['Its motor has an average noise of 49 dB, as motors go.']).unsourced_figure).not.toBeNull();
  expect(signsOf(['All the readers gave an average of 4.6 / 5.']).unsourced_figure).toBeNull();
});

test('a price is quoted from a sentence that shows it, and not from what somebody saves', () => {
  const late = `A standing desk ${'that we tried for years in every room of the house '.repeat(3)}costs $400.`;
  const soon = 'A good standing desk costs $450 in most shops.';
  expect(signsOf([late]).price).toBe(late);
  expect(signsOf([late, soon]).price).toBe(soon);
  expect(signsOf(['A standing desk means $90 in annual savings for an office.']).price).toBeNull();
  expect(signsOf(['A standing desk has a rebate up to $100 in most towns.']).isPriced).toBe(false);
});

test('an amount beside debts, incomes or tips is no price, unless the keyword asks for it', () => {
  for (const other of [
    'Buyers of a standing desk have a debt of $3,000 on average.',
    'Joiners who build a standing desk earn $35 an hour.',
    'Give the fitter of a standing desk a tip of $20.',
    'A standing desk costs $90 more than a plain one.',
  ]) {
    const { price, surePrices } = signsOf([other]);
    expect([other, price, surePrices]).toEqual([other, null, 0]);
    expect(signsOf([other, 'A standing desk costs $450.']).surePrices).toBe(1);
  }
  expect(signsOf(['Der Tischler verdient 40 € pro Stunde.'], 'de').surePrices).toBe(0);
  expect(signsOf(['Le menuisier gagne 40 € par heure.'], 'fr').surePrices).toBe(0);
  expect(signsOf(['El carpintero gana 40 € por hora.'], 'es').surePrices).toBe(0);
});

describe('a study without a name', () => {
  const sentence = 'Studies have shown that standing burns 8% more energy.';

  test('is told, unless it is linked, named or their own', () => {
    expect(signsOf([sentence]).unsourced).toBe(sentence);
    expect(signsOf([sentence], 'en', [{ text: 'standing burns 8%' }]).unsourced).toBeNull();
    expect(signsOf(['Studies have shown at Harvard that standing burns 8% more.']).unsourced).toBeNull();
    expect(signsOf(['Our studies show that standing burns 8% more energy.']).unsourced).toBeNull();
    expect(signsOf(['Studies have shown that standing burns 8% more (Diaz, 2018).']).unsourced).toBeNull();
  });

  test('is told, unless a sentence beside it names the study', () => {
    const study = 'The study was published last May by the British Journal of Desks.';
    expect(signsOf([study, 'It ran for two years in all.', sentence]).unsourced).toBeNull();
    expect(signsOf([sentence, study]).unsourced).toBeNull();
    expect(signsOf([study, ...Array(6).fill('Desks are used all over the world today.'), sentence]).unsourced).toBe(
      sentence,
    );
  });

  test('is not told of a text with a list of its sources', () => {
    const numbered = ['Desks help with pain [1].', 'They help with sleep as well [2, 3].', 'They cost more [4].'];
    expect(signsOf([...numbered, sentence]).unsourced).toBeNull();
    expect(signsOf([...numbered.slice(1), sentence]).unsourced).toBe(sentence);
  });
});

test('a share or an average without a source is told', () => {
  expect(signsOf(['A desk costs 500 dollars on average.']).unsourced_figure).toBe(
    'A desk costs 500 dollars on average.',
  );
  expect(signsOf(['Standing burns 8% more energy.'], 'en', [{ text: 'burns 8%' }]).unsourced_figure).toBeNull();
  expect(signsOf(['A survey by Harvard found that 8% stand.']).unsourced_figure).toBeNull();
  for (const text of ['For example, at a return of 7% a desk pays for itself.', 'Then slowly increase it by 8%.'])
    expect(signsOf([text]).unsourced_figure).toBeNull();
  expect(signsOf(['A desk has 4 legs and a top.']).unsourced_figure).toBeNull();
  expect(signsOf(['Some 90% of our desks are made of wood.']).unsourced_figure).toBeNull();
  expect(signsOf(['Run half of it 10% slower than on average.']).unsourced_figure).toBeNull();
  // The share that its writers give to a criterion is no finding of others.
  expect(signsOf(['Stability (10%): How firmly a desk stands at full height.']).unsourced_figure).toBeNull();
  // A page that says how it counted has a source for its figures.
  expect(
    signsOf(['A desk costs 500 dollars on average.', 'We surveyed 10,000 buyers to develop this data.'])
      .unsourced_figure,
  ).toBeNull();
});

describe('an answer', () => {
  test('says three of four words of the keyword, a question never', () => {
    const { answer } = signsOf([filler, 'A standing desk costs 500 dollars.']);
    expect(answer?.text).toBe('A standing desk costs 500 dollars.');
    expect(answer?.wordsBefore).toBeGreaterThan(100);
    expect(signsOf(['Does a standing desk cost money?']).answer).toBeNull();
    expect(signsOf(['Who searches for “standing desk cost” sees $90 first.']).answer).toBeNull();
  });

  test('of a list is a whole sentence that recommends', () => {
    const { first_pick } = signsOf(['Best for offices', filler, 'We recommend the Oakfield desk.']);
    expect(first_pick?.text).toBe('We recommend the Oakfield desk.');
    expect(first_pick?.wordsBefore).toBeGreaterThan(100);
    expect(signsOf(['You can always go for one of the classics.']).first_pick).toBeNull();
  });
});

test.each([
  ['What a standing desk costs', 3],
  ['How desks rise', 1],
  ['Fostering wellness since 1902', 0],
])('the description %j shares words with what names the page: %d', (value, shared) => {
  const described = { outline: [], ratings: [], title: null, h1: { value: 'Desks', where: 'h1' } };
  const facts = { ...described, description: { value, where: 'meta description' } } as unknown as typeof described;
  expect(signsOf(['Text.'], 'en', [], [], undefined, facts).describedWords).toBe(shared);
});

test('a part of a compound of the keyword names the subject', () => {
  const analyzer = analyzerFor('de');
  const stems = analyzer.analyze('Steuerhilfeverein').map(({ stem }) => stem);
  const facts = { outline: [], h1: { value: 'Wer hilft? Verein oder Freunde' }, title: { value: 'Frage der Woche' } };
  const page = { document: { facts } } as unknown as AnalyzedPage;
  expect(headedWords(page, { stems } as never, analyzer)).toBe(1);
});

test('a compound in the main heading names the subject by a part of it', () => {
  const facts = (value: string) => ({
    ...{ outline: [{ level: 1, text: value }], ratings: [], description: null },
    ...{ h1: { value, where: 'h1' }, title: { value: 'Steuererklärung für Rentner', where: 'title' } },
  });
  const sharedBy = (h1: string) => signsOf(['Text.'], 'de', [], [], undefined, facts(h1) as never).headedWords;
  expect(sharedBy('Rentenbesteuerung')).toBe(1);
  expect(sharedBy('Willkommen bei uns')).toBe(0);
});

test.each([
  ['Standing desks', 'Desks for you | Oakline', 2],
  ['Work better', 'Desks for work | Oakline', 1],
  ['First steps', 'Desks for work | Oakline', 0],
  ['Oakline', 'Desks for work | Oakline', 0],
  ['Oakline', 'Desks of Oakline', 1],
  ['Risers', 'Risers | Oakline', 1],
])('the main heading %j shares words with the keyword and the title %j: %d', (h1, title, shared) => {
  const outline = [{ level: 1, text: h1 }];
  const named = { h1: { value: h1, where: 'h1' }, title: { value: title, where: 'title' } };
  const facts = { ratings: [], description: null, outline, ...named } as unknown as { ratings: []; outline: [] };
  expect(signsOf(['Text.'], 'en', [], [], undefined, facts).headedWords).toBe(shared);
});

test('questions are headings that ask, labels come three times', () => {
  const { questions, labels } = signsOf(['# Is it loud?', 'Price: $1', 'Price: $2', 'Price: $3', 'Colour: red']);
  expect(questions).toEqual(['Is it loud?']);
  expect(labels).toEqual([{ text: 'Price', uses: 3 }]);
});

test('of a language without words only the rest is read', () => {
  expect(signsOf(['Una scrivania costa 500 €.'], 'it')).toMatchObject({ isRead: false, reviews: null });
});

test('a page comes to its matter with a statement of most words of the keyword', () => {
  const texts = [
    'Work has changed for all of us.',
    'A desk costs less money than it did.',
    'To stand at a desk costs money.',
  ];
  expect(signsOf(texts)).toMatchObject({ touched_after: 15, answer: { wordsBefore: 15 } });
  expect(signsOf(['Work has changed for all of us.']).touched_after).toBeNull();
});

describe('what customers say', () => {
  const none = { figures: [], atHeading: [] };
  const under = (text: string, language = 'en') =>
    signsOf(['A standing desk for every office.'], language, [], [], none, {
      outline: [{ level: 2, text }],
      ratings: [],
    });

  test.each([
    ['en', 'Testimonials'],
    ['en', 'Glowing Customer Reviews'],
    ['en', 'What our clients say about us'],
    ['de', 'Kundenstimmen'],
    ['de', 'Das sagen unsere Kunden'],
    ['fr', 'Avis clients'],
    ['fr', 'Ce que disent nos clients'],
    ['es', 'Opiniones de clientes'],
    ['es', 'Lo que dicen nuestros clientes'],
  ])('%s: %s heads it, whatever a script draws below', (language, heading) => {
    const { reviews, cases, voices } = under(heading, language);
    expect([reviews, cases, voices]).toEqual([heading, heading, heading]);
  });

  test.each(['Our desks', 'How to write a review', 'Peer reviews of the literature'])('%s does not', (heading) => {
    expect(under(heading).reviews).toBeNull();
  });

  test('stands in attributes, too', () => {
    const ratings = ['5 out of 5 stars'];
    expect(signsOf(['A desk.'], 'en', [], [], none, { outline: [], ratings }).reviews).toBe('5 out of 5 stars');
    expect(signsOf(['A desk.'], 'en', [], [], none, { outline: [], ratings: ['Page 2 of 9'] }).reviews).toBeNull();
  });
});

test.each([
  ['en', 'The tax bracket ranges from 10% to 37% for 2022.', 2022],
  ['en', 'For 2022, the rate is 15.3% in total.', 2022],
  ['en', 'The rate is 15.3% for 2026.', null],
  ['en', 'The rate was 15.3% for 2022.', null],
  ['en', 'A survey says that growth is 5% for 2022.', null],
  ['de', 'Der Satz beträgt 18,6 % für 2022.', 2022],
  ['fr', 'Le taux est de 15,3 % pour 2022.', 2022],
  ['es', 'El tipo es del 15,3 % para 2022.', 2022],
])('%s: %s has a rate of %s', (language, text, year) => {
  expect(signsOf([text], language).old_rate?.year ?? null).toBe(year);
});

test.each([
  ['licence', 'Look for movers who are licensed and insured.'],
  ['licence', 'Leading platforms have a SOC 2 report.'],
  ['cases', 'In this course you write case studies for your portfolio.'],
] as const)('%s: %s shows nothing of the page’s own', (sign, sentence) => {
  expect(signsOf([sentence])[sign]).toBeNull();
});

test('what social networks show is no meta description', () => {
  const described = (where: string) =>
    signsOf(['A desk.'], 'en', [], [], undefined, {
      outline: [],
      ratings: [],
      description: { value: 'A guide.', where },
    });
  expect(described('meta description').description).toBe('A guide.');
  expect(described('meta og:description').description).toBeNull();
});

test.each([
  ['en', 'A campaign takes several hundred dollars a month.'],
  ['de', 'Eine Kampagne kostet mehrere hundert Euro im Monat.'],
  ['fr', 'Une campagne demande quelques centaines d’euros par mois.'],
  ['es', 'Una campaña requiere varios cientos de euros al mes.'],
])('%s: an amount in words may be a price', (language, text) => {
  expect(signsOf([text], language).mayBePriced).toBe(true);
  expect(signsOf([text.slice(0, 13)], language).mayBePriced).toBe(false);
});
