/** Chooses the form in which a phrase would be shown as a topic. */
import { formsByWeight } from './spelling/form-variants.ts';
import type { PhraseForm, SubjectPhrase } from './subject-phrases.ts';

/** The form in which a phrase is shown. */
export interface Form extends PhraseForm {
  /** Whether the whole question is the topic. */
  isAsked: boolean;
}

/**
 * The best supported form of the phrase. Everyday words need a word of the keyword ("CRM plans") or a question ("How to
 * choose a CRM") to name something.
 */
export function formOf(
  { stems, forms, questions }: SubjectPhrase,
  keyword: ReadonlySet<string>,
  sitesOf: (word: string) => number,
): Form | null {
  const written = formsByWeight([...forms.values()], sitesOf);
  const [first] = written;
  const isEveryday = (first ?? questions[0]?.form)?.words.every(
    (word) => word.stop || word.everyday || keyword.has(word.stem),
  );
  if (first !== undefined && !isEveryday) return { ...first, isAsked: false };
  const sites = new Set(questions.map(({ site }) => site)).size;
  const asked = questions
    .filter(({ hasKeyword }) => hasKeyword || sites > 1)
    .toSorted(
      (a, b) =>
        Number(b.hasKeyword) - Number(a.hasKeyword) ||
        a.form.text.length - b.form.text.length ||
        (a.form.text < b.form.text ? -1 : 1),
    )[0];
  if (asked !== undefined) return { ...asked.form, isAsked: true };
  const withKeyword = written.find(({ words }) => words.some(({ stem }) => keyword.has(stem)));
  const form = withKeyword ?? (stems.length > 1 ? first : undefined);
  return form === undefined ? null : { ...form, isAsked: false };
}
