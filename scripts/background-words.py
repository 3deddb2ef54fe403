"""Writes how often words occur, as wordfreq has them, for scripts/background-words.ts: JSON to standard output.

{language: [[words of the most frequent class], …]}; class i holds the words of frequency 10^(-i/100), down to a millionth.
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
