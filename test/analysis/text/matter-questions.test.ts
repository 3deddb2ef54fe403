/** Questions behind headings whose noun tells what a reader asks, and what questions ask for besides their first word. */
import { describe, expect, test } from '@jest/globals';
import { questionBehind } from '../../../analysis/text/derived-questions.ts';
import { intentOf } from '../../../analysis/text/question-intents.ts';

describe('an English heading', () => {
  test.each([
    ['Health Benefits of Going Vegan', 'What are the Health Benefits of Going Vegan?'],
    ['Required attributes for clothes', 'What are the Required attributes for clothes?'],
    ['Foods to avoid', 'What Foods should you avoid?'],
    ['Things to know before the move', 'What should you know before the move?'],
    ['7 Ways to Transition to a New Diet', 'How do you transition to a New Diet?'],
    ['Methods for cleaning oak:', 'How do you clean oak?'],
    ['Why the Timetable Matters', 'Why does the Timetable matter?'],
    ['Understanding how oak insulation works', 'how does oak insulation work?'],
    ['Best Low-Cost Car: 2026 Example', 'What is the best Low-Cost Car?'],
    ['Step-by-Step Guide to Forming a Club', 'How do you form a Club?'],
    ['STEP BY STEP PROCESS FOR TEACHING A PARROT', 'How do you teach A PARROT?'],
    ['10 Health Benefits of Oak', 'What are the Health Benefits of Oak?'],
    ['The best new methods changing carpentry', 'What are the best new methods changing carpentry?'],
  ])('%s answers %s', (heading, question) => {
    expect(questionBehind(heading, 'en')).toBe(question);
  });

  test.each([
    'Required attributes for our desks',
    'Ways to our office',
    'Tips to avoid',
    'Best reviews',
    'Signs to Rome',
    'The Defining Oak Trends of 2026',
    'Setting the Stage: Why Oak',
    'Designing the Future',
    'Best Rate Guarantee',
    'Planning to invest more',
    'Buying a boat could cost your home',
  ])('%s asks nothing', (heading) => {
    expect(questionBehind(heading, 'en')).toBeNull();
  });
});

test.each([
  ['de', 'was ist ein balkonkraftwerk', 'definition'],
  ['de', 'was ist wichtig', undefined],
  ['de', 'was passiert, wenn es regnet', 'case'],
  ['fr', "qu'est-ce qu'un bureau", 'definition'],
  ['fr', 'quels sont les avantages du chêne', 'benefits'],
  ['es', '¿Qué es un escritorio?', 'definition'],
  ['es', '¿qué no cubre el seguro?', 'negated'],
] as const)('%s: %s: %s', (language, question, intent) => {
  expect(intentOf(question, language)).toBe(intent);
});

test.each([
  ['what is the best desk?', 'superlative'],
  ['what is the most common desk?', undefined],
  ['what is the range of most desks?', undefined],
  ['what are the main types of desks?', 'kinds'],
  ['is a desk worth it?', 'worth'],
  ['is a desk right for you?', 'suited'],
  ['how long does a desk last?', 'duration'],
  ['how often do you oil a desk?', 'frequency'],
  ['what if a desk breaks?', 'case'],
  ['what is not covered?', 'negated'],
  ['what are the benefits and drawbacks of desks?', 'balance'],
  ['what are the benefits of desks?', 'benefits'],
  ['what is a standing desk and what does it do?', 'definition'],
  ['what are desks used for?', undefined],
  ['what is the height of a desk?', undefined],
])('%s: %s', (question, intent) => {
  expect(intentOf(question, 'en')).toBe(intent);
  expect(intentOf(question, 'ja')).toBeUndefined();
});
