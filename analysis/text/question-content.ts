/** What a question asks about: its words less those that only ask. */
import type { AnalyzedWord, Analyzer } from './analyzer.ts';
import { type AskedKind, withoutCue } from './question-cues.ts';

/**
 * Stop words that tell two questions apart: the best desk is not a desk, how often is not how long, and to cover is not
 * to cover no more.
 */
const telling: Record<string, string> = {
  en: `best better good worst worse bad not no without before after often long many more less most least soon early first
    last new old free same wrong`,
  fr: `meilleur meilleure meilleurs meilleures mieux bon bonne pire mauvais pas sans avant après souvent longtemps temps
    plus moins premier première dernier dernière nouveau gratuit`,
  de: `beste besten bester bestes besser gut schlecht nicht kein ohne vor nach oft lange viel mehr weniger erste letzte neu
    kostenlos`,
  es: `mejor mejores peor bueno buena malo no sin antes después frecuencia tiempo más menos primero último nuevo gratis`,
  it: `migliore migliori meglio peggio buono buona non senza prima dopo spesso tempo più meno primo ultimo nuovo gratis`,
  pt: `melhor melhores pior bom boa não sem antes depois frequência tempo mais menos primeiro último novo grátis`,
  nl: `beste beter goed slecht niet geen zonder voor na vaak lang veel meer minder eerste laatste nieuw gratis`,
};

/** Words that qualify a price and make no other question of it: "the average cost", "a month". */
const priceQualifiers: Record<string, string> = {
  en: 'average typical typically usually month monthly year yearly annual annually',
  fr: 'moyen moyenne mois mensuel an par année',
  de: 'durchschnittlich durchschnittliche durchschnitt monat monatlich jahr jährlich',
  es: 'promedio medio media mes mensual año anual',
  it: 'medio media mese mensile anno annuo',
  pt: 'médio média mês mensal ano anual',
  nl: 'gemiddeld gemiddelde maand maandelijks jaar jaarlijks',
};

/** The words of a question that say what it is about, `telling` ones included, without those that only ask. */
export interface QuestionContent {
  stems: string[];
  /** Words that mean something by themselves: no stop, everyday word or figure. */
  meaning: AnalyzedWord[];
}

/** Reads what `text` asks about; `kind` is what it asks for, whose words ("cost", "difference") count no more. */
export function questionContent(text: string, kind: AskedKind | undefined, analyzer: Analyzer): QuestionContent {
  const isTelling = oneOf(telling[analyzer.language]);
  const isQualifier = oneOf(kind === 'price' ? priceQualifiers[analyzer.language] : undefined);
  const words = analyzer
    .analyze(withoutCue(text, kind, analyzer.language))
    .filter((word) => !isQualifier(word.text) && !word.figure);
  const stems = words.filter((word) => !word.stop || isTelling(word.text)).map((word) => word.stem);
  return {
    stems: [...new Set(stems)].sort(),
    meaning: words.filter((word) => !word.stop && !word.everyday),
  };
}

function oneOf(list: string | undefined): (word: string) => boolean {
  const words = new Set((list ?? '').split(/\s+/u));
  return (word) => words.has(word);
}
