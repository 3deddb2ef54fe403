/** Which names in brackets are other names of what stands before them. */
import { expect, test } from '@jest/globals';
import { bracketedNames } from '../../../../../analysis/market/topics/spelling/bracketed-names.ts';
import { analyzerFor } from '../../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../../measured-page.ts';

const english = analyzerFor('en');
const keyword = new Set(english.analyze('indoor plants').map(({ stem }) => stem));

/** The other names of `phrase`, by their stems, where each of `texts` is the page of one site. */
function namesOf(phrase: string, ...texts: readonly string[]): string[] {
  const pages = texts.map((text, at) => measuredPage(`s${at}`, `${at}.example`, [text]));
  const stems = english.analyze(phrase).flatMap(({ stem }) => (keyword.has(stem) ? [] : [stem]));
  const named = bracketedNames(pages, keyword, english)({ stems, isAsked: false });
  return named.map((name) => name.stems.join(' '));
}

const latin = 'Put a cast iron plant (Aspidistra elatior) there.';
const common = 'Aspidistra elatior (cast iron plant) needs little.';

test('two sites put them together, in whatever order', () => {
  expect(namesOf('cast iron plant', latin, common)).toEqual(['aspidistra elatior']);
  expect(namesOf('Aspidistra elatior', latin, common)).toEqual(['cast iron']);
});

test('one site is enough where it says so', () => {
  expect(namesOf('cast iron plant', latin)).toEqual([]);
  expect(namesOf('cast iron plant', 'A cast iron plant (also known as Aspidistra elatior).')).toEqual([
    'aspidistra elatior',
  ]);
});

test('alternatives in one pair of brackets are names, a list gives examples', () => {
  const texts = ['The snake plant (Sansevieria / Dracaena trifasciata).', 'A snake plant (Dracaena trifasciata).'];
  expect(namesOf('snake plant', ...texts)).toEqual(['dracaena trifasciata']);
  const lists = ['Use ferns (staghorn, maidenhair).', 'Try ferns (staghorn, maidenhair).'];
  expect(namesOf('ferns', ...lists)).toEqual([]);
});

test('the head of a longer name is not called so', () => {
  const texts = ['A parlor palm (Chamaedorea elegans).', 'One parlor palm (Chamaedorea elegans).'];
  expect(namesOf('palms', ...texts)).toEqual([]);
  expect(namesOf('parlor palm', ...texts)).toEqual(['chamaedorea elegan']);
});

test('what code calls is no name', () => {
  expect(namesOf('render', 'Call render(props) once.', 'Then render(props) runs.')).toEqual([]);
});
