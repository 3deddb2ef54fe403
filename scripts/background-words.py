"""Writes the word frequencies of wordfreq as JSON to standard output, for scripts/background-words.ts.

{language: [[words of the most frequent class], …]}. Class i holds the words of frequency 10^(-i/100), down to 10^-6.
"""
import json
import sys

import wordfreq

LEAST = 600

classes = {
    language: wordfreq.get_frequency_list(language, wordlist="best")[: LEAST + 1]
    for language in sorted(wordfreq.available_languages("small"))
}
json.dump(classes, sys.stdout, ensure_ascii=False)
