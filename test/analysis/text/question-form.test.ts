/** The question in a heading or a title, as a reader would ask it, and what only looks like one. */
import { describe, expect, test } from '@jest/globals';
import { questionIn, speaksAs } from '../../../analysis/text/question-form.ts';

describe('a heading asks', () => {
  test.each([
    ['en', '3. How much does it cost?', 'How much does it cost?'],
    ['en', 'Q: Is oak safe for toddlers?', 'Is oak safe for toddlers?'],
    ['en', 'Step 2 – How do you sand a table?', 'How do you sand a table?'],
    ['en', 'Re: What is the best oil', 'What is the best oil'],
    ['en', 'How to Oil a Table: A Beginner’s Guide', 'How to Oil a Table'],
    ['en', 'What is oak? (With pictures)', 'What is oak?'],
    ['en', 'How to Choose a Desk in 2026', 'How to Choose a Desk'],
    ['en', 'How to choose the best desk FAQs', 'How to choose the best desk'],
    ['en', 'How to write FAQs', 'How to write FAQs'],
    ['en', 'Which desk is best for the money in 2026?', 'Which desk is best for the money?'],
    ['en', 'Which desk is best (2026)?', 'Which desk is best?'],
    ['de', 'Wie hoch ist die Förderung für Lampen 2026?', 'Wie hoch ist die Förderung für Lampen?'],
    ['en', 'Who should buy the desk (oak, 2021)?', 'Who should buy the desk (oak, 2021)?'],
    ['en', 'Are desks safe? Which are safest?', 'Are desks safe?'],
    ['en', 'Oak vs. ash: which lasts longer?', 'Oak vs. ash: which lasts longer?'],
    ['en', 'Where do desks rank in the US?', 'Where do desks rank in the US?'],
    ['en', 'But what is a riser?', 'But what is a riser?'],
    ['en', 'How free is\u00c2\u00a0free software?', 'How free is free software?'],
    ['en', 'What is â?', 'What is â?'],
    ['en', 'When to use oak¶', 'When to use oak'],
    ['en', 'What’s included in a service plan?', 'What’s included in a service plan?'],
    ['fr', 'Étape 5 : comment régler l’écran ?', 'comment régler l’écran ?'],
    ['fr', 'Un ou deux moteurs ?', 'Un ou deux moteurs ?'],
    ['fr', 'Le plancher supporte-t-il le poids ?', 'Le plancher supporte-t-il le poids ?'],
    ['fr', 'Comment régler un bureau', 'Comment régler un bureau'],
    ['de', 'Lohnt sich ein Stehtisch?', 'Lohnt sich ein Stehtisch?'],
    ['de', 'Welcher Tisch passt zu mir', 'Welcher Tisch passt zu mir'],
    ['es', '¿Cuánto dura un escritorio?', '¿Cuánto dura un escritorio?'],
    ['it', 'Come scegliere una scrivania', 'Come scegliere una scrivania'],
    ['pt', 'Como escolher uma mesa', 'Como escolher uma mesa'],
    ['nl', 'Hoe kies je een bureau?', 'Hoe kies je een bureau?'],
    ['ar', 'كيف تختار مكتبًا؟', 'كيف تختار مكتبًا؟'],
    ['zh', '如何选择升降桌', '如何选择升降桌'],
    ['xx', 'Nini hii?', 'Nini hii?'],
  ])('%s: %s', (language, heading, question) => {
    expect(questionIn(heading, language)).toBe(question);
  });
});

describe('a heading does not ask', () => {
  test.each([
    ['as a statement', 'en', 'How deductibles work'],
    ['as a statement', 'en', 'When faced with a large wine list'],
    ['as a statement', 'fr', 'Quand tu pars'],
    ['as a statement', 'de', 'Was Sie beachten müssen'],
    ['as a call', 'en', 'What’s included?'],
    ['as a call', 'en', 'What’s trending in oak?'],
    ['as a call', 'en', 'How will you outdo your toughest rivals?'],
    ['as a call', 'en', 'What motivates you to stand?'],
    ['as a call', 'en', 'What is a desk you admire?'],
    ['as a call', 'en', 'Ready to grow your company?'],
    ['as a call', 'en', 'So, are you ready?'],
    ['as a call', 'en', 'Do you want to take the risk?'],
    ['as a call', 'fr', 'Besoin d’aide ?'],
    ['as a call', 'de', 'Noch Fragen?'],
    ['as a call', 'es', '¿Listo para empezar?'],
    ['for itself', 'en', 'How we tested'],
    ['for itself', 'en', 'How can we help you?'],
    ['for itself', 'fr', 'Comment nous avons noté'],
    ['for itself', 'nl', 'Waarom kiezen voor ons?'],
    ['of the seller', 'en', 'What level of reporting do you provide?'],
    ['in the middle of a story', 'en', 'I filed my claim in May. What should I do?'],
    ['as an answer', 'en', 'A: Do you have milk with it?'],
    ['as a paragraph', 'en', `What is ${'a very '.repeat(40)}long desk?`],
    ['as an alternative to what stands before', 'en', 'Or did coffee begin in Yemen?'],
    ['at all', 'en', 'The best desks'],
  ])('%s: %s: %s', (_, language, heading) => {
    expect(questionIn(heading, language)).toBeNull();
  });
});

test('a writer is told by his words, but not by a country', () => {
  expect(speaksAs('i', 'Should I pay for my roof?', 'en')).toBe(true);
  expect(speaksAs('we', 'What do desks cost in the US?', 'en')).toBe(false);
  expect(speaksAs('we', 'Nini hii?', 'xx')).toBe(false);
});
