/** The source of the word frequencies. scripts/background-words.ts produces the lists. */

/**
 * Lists are sorted; each word is stored as the length of the prefix shared with the previous word, its class, and the
 * rest. The whole is packed with Brotli, in Base64.
 */
export const backgroundSource = {
  name: 'wordfreq',
  version: '3.1.1',
  license: 'CC BY-SA 4.0',
  source:
    'Robyn Speer, wordfreq (https://doi.org/10.5281/zenodo.7199437), after Wikipedia, OpenSubtitles 2018 (OPUS, opensubtitles.org), SUBTLEX (M. Brysbaert et al., crr.ugent.be/programs-data/subtitle-frequencies), Google Books Ngrams (books.google.com/ngrams), the Leeds Internet Corpus, ParaCrawl, news, Reddit and Twitter; here cut to the most frequent words',
  /** Rarer words are omitted: fifteen in a million. Lists twice as long changed no benchmark by more than .005. */
  least: 1.5e-5,
};
