/** Questions behind headings that do not ask. */
import { describe, expect, test } from '@jest/globals';
import {
  listsBeliefs,
  questionBehind,
  questionOfBelief,
  questionOfPeriod,
} from '../../../analysis/text/derived-questions.ts';

describe('an English heading that names a matter answers', () => {
  test.each([
    ['The 10 Best Movers in Boston (2026)', 'What are the best Movers in Boston?'],
    ['Top CRM platforms compared', 'What are the best CRM platforms?'],
    ['Best espresso machine for beginners', 'What is the best espresso machine for beginners?'],
    ['Average cost of movers in Boston', 'How much do movers in Boston cost on average?'],
    ['Heat pump costs', 'What is the average Heat pump cost?'],
    ['Leasing vs buying', 'What is the difference between Leasing and buying?'],
    ['Factors that affect moving costs', 'What factors affect moving costs?'],
    ['17th century: The spread of coffee in Europe', 'How did coffee spread in Europe?'],
    ["The World's First Coffee House", "What was the World's First Coffee House?"],
    ['How smart thermostats save you money', 'How do smart thermostats save you money?'],
    ['Why insulation is important', 'Why is insulation important?'],
    ['How insulation saves energy', 'How does insulation save energy?'],
    ['How AI will change surgery', 'How will AI change surgery?'],
    ['Why a ten week marathon plan works', 'Why does a ten week marathon plan work?'],
    ['Choosing a venue', 'How do you choose a venue?'],
    ['Planning your budget', 'How do you plan your budget?'],
    ['Tip: Optimizing speed by skipping effects', 'How do you optimize speed by skipping effects?'],
    ['Buy or lease', 'Should you Buy or lease?'],
    ['💡 Caring for oak', 'How do you care for oak?'],
    ['⚖️ Rules of origin', 'What are the rules of origin?'],
    ['Core CRM features', 'What are the Core CRM features?'],
    ['Choosing your best desk TODAY', 'How do you choose the best desk?'],
    ['Best movers in the U.S.', 'What are the best movers in the U.S.?'],
    ['Best resistance bands and gym flooring', 'What are the best resistance bands and gym flooring?'],
    ['The best heating and cooling system', 'What is the best heating and cooling system?'],
  ])('%s', (heading, question) => {
    expect(questionBehind(heading, 'en')).toBe(question);
  });

  test('as a step where it tells what to do, and by its time', () => {
    const place = { isStep: true, instructs: true, below: '' };
    expect(questionBehind('Step 2: Apply for permits', 'en', place)).toBe('How do you apply for permits?');
    expect(questionBehind('Book the venue', 'en', { ...place, below: '12 months before' })).toBe(
      'When should you book the venue?',
    );
    expect(questionBehind('Buy linseed oil', 'en', place)).toBe('How do you buy linseed oil?');
    expect(questionBehind('Start composting', 'en', place)).toBe('How do you start composting?');
    expect(questionBehind('Automate savings', 'en', place)).toBe('How do you automate savings?');
    expect(questionBehind('Build savings starting now', 'en', place)).toBe('How do you build savings?');
    expect(questionBehind('Compare 6 types of pipes', 'en', place)).toBe('How do you compare types of pipes?');
    expect(questionBehind('Making your own soap', 'en', place)).toBe('How do you make your own soap?');
    for (const none of [
      'Look for a guarantee',
      'Make your final decision',
      'Making your pool decision',
      'Key components',
    ])
      expect(questionBehind(none, 'en', place)).toBeNull();
    for (const none of ['Start your trial', 'Scale up', 'Clean Slate', 'Form 1040'])
      expect(questionBehind(none, 'en', place)).toBeNull();
    expect(questionBehind('Apply for permits', 'en')).toBeNull();
    expect(questionBehind('Buy linseed oil', 'en')).toBeNull();
  });

  test('what is best for a use, where the entry of a list says so of the subject', () => {
    const place = { isStep: false, instructs: true, below: '' };
    expect(questionBehind('Pipedrive: Best for sales teams', 'en', { ...place, subject: 'CRM' })).toBe(
      'What is the best CRM for sales teams?',
    );
    expect(questionBehind('Best for you', 'en', { ...place, subject: 'CRM' })).toBeNull();
    expect(questionBehind('Best for sales teams', 'en', place)).toBeNull();
  });

  test('as a way to do it only on a page that explains', () => {
    const place = { isStep: false, instructs: false, below: '' };
    expect(questionBehind('Protecting your data', 'en', place)).toBeNull();
    expect(questionBehind('Benefits of oak', 'en', place)).toBe('What are the benefits of oak?');
  });

  test.each([
    'Start your trial',
    'Buy now',
    'Work with us',
    'Moving of America',
    'Building and Garden',
    'Running costs over ten years',
    'Packing list for a backpacking trip',
    'Training plan for beginners',
    'Cutting boards',
    'How we test',
    'Types of analytics we offer',
    'How today’s leaders are investing',
    'Making solar work for you',
    'Best of all',
    'Why choose us',
    'Our best desks',
    'Pros and cons',
    'The first step',
    'Rent a car/driving in Japan',
    'Best desk must haves for every budget',
    'A history of paper mills and paper art',
  ])('nothing in %s', (heading) => {
    expect(questionBehind(heading, 'en', { isStep: true, instructs: true, below: '' })).toBeNull();
  });
});

describe('a heading that states a belief asks', () => {
  test.each([
    ['en', 'Myth 3: Oak never rots.', false, 'Is it true that Oak never rots?'],
    ['en', '4. Myth: “Oak never rots”', false, 'Is it true that Oak never rots?'],
    ['en', '4 – Oak is always dear.', true, 'Is it true that Oak is always dear?'],
    ['en', '4 – Oak is always dear.', false, null],
    ['en', '4 – Oak tables', true, null],
    ['en', 'Oak is always dear.', true, null],
    ['en', 'Myth: Does oak rot?', true, null],
    ['de', 'Mythos 2: Eiche fault nie', false, 'Stimmt die Aussage „Eiche fault nie“?'],
    ['fr', 'Mythe n°1 : le chêne ne pourrit pas', false, null],
    ['fr', 'Idée reçue : le chêne ne pourrit pas', false, 'Est-ce vrai\u00a0: le chêne ne pourrit pas\u00a0?'],
    ['es', 'Mito 1: El roble no se pudre', false, '¿Es verdad que El roble no se pudre?'],
    ['ja', '神話1', true, null],
  ])('%s: %s (listed: %s)', (language, heading, isListed, question) => {
    expect(questionOfBelief(heading, language, isListed)).toBe(question);
  });

  test('on a page whose title says that it lists them', () => {
    expect(listsBeliefs('10 Oak Myths, Debunked', 'en')).toBe(true);
    expect(listsBeliefs('Die 10 größten Irrtümer', 'de')).toBe(true);
    expect(listsBeliefs('Oak mythology', 'en')).toBe(false);
  });
});

describe('a heading of a schedule answers', () => {
  test.each([
    ['en', '1 Week Before the Wedding', 'What should you do 1 Week Before the Wedding?'],
    ['en', 'The Day Before the Move:', 'What should you do the Day Before the Move?'],
    ['en', 'After your trip', 'What should you do after your trip?'],
    ['de', '3 Monate vor der Hochzeit', 'Was ist 3 Monate vor der Hochzeit zu tun?'],
    ['de', 'Nach dem Umzug', 'Was ist nach dem Umzug zu tun?'],
    ['fr', '6 mois avant le mariage', 'Que faire 6 mois avant le mariage\u00a0?'],
    ['fr', 'La veille du départ', null],
    ['es', 'Una semana antes de la boda', '¿Qué hacer una semana antes de la boda?'],
    ['en', 'Before and after', null],
    ['ja', '引っ越しの1週間前', null],
  ])('%s: %s', (language, heading, question) => {
    expect(questionOfPeriod(heading, language)).toBe(question);
  });
});

describe('a heading that names a matter answers', () => {
  test.each([
    ['en', 'The 7 Key Benefits of Oak', 'What are the benefits of Oak?'],
    ['en', 'Cost of a new roof', 'How much does a new roof cost?'],
    ['en', 'The Difference Between Oak and Ash', 'What is the difference Between Oak and Ash?'],
    ['fr', 'Les avantages du chêne', 'Quels sont les avantages du chêne\u00a0?'],
    ['fr', 'Prix d’une toiture', 'Quel est le prix d’une toiture\u00a0?'],
    ['de', 'Vorteile von Eiche', 'Was sind die Vorteile von Eiche?'],
    ['de', 'Nachteil beim Barkauf', 'Welchen Nachteil gibt es beim Barkauf?'],
    ['en', 'Best compact cameras for video', 'What are the best compact cameras for video?'],
    [
      'en',
      'Best sewing and embroidery machine for beginners',
      'What is the best sewing and embroidery machine for beginners?',
    ],
    ['en', 'Best racks and mats', 'What are the best racks and mats?'],
    ['en', 'Best storage and flooring', 'What are the best storage and flooring?'],
    ['es', 'Ventajas del roble', '¿Cuáles son las ventajas del roble?'],
    ['it', 'Vantaggi della quercia', 'Quali sono i vantaggi della quercia?'],
    ['pt', 'Benefícios do carvalho', 'Quais são os benefícios do carvalho?'],
    ['nl', 'Voordelen van eiken', 'Wat zijn de voordelen van eiken?'],
  ])('%s: %s', (language, heading, question) => {
    expect(questionBehind(heading, language)).toBe(question);
  });

  test.each([
    ['en', 'Benefits of Oak: a guide'],
    ['en', 'Oak, ash and elm'],
    ['en', 'Our desks'],
    ['en', 'Cook & KITCHEN'],
    ['en', 'Running Man by Ann Lee / Jo Lund'],
    ['en', 'Running shoe reviews'],
    ['en', 'First aid'],
    ['en', 'Try several types of knobs'],
    ['en', 'More desks to consider'],
    ['ja', 'オークの利点'],
  ])('%s: nothing sure is behind %s', (language, heading) => {
    expect(questionBehind(heading, language)).toBeNull();
  });
});
