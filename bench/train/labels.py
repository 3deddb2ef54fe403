"""Labels the blocks of a page as content or not, from the ground truth of its set."""
import collections
import re

from rapidfuzz.distance import LCSseq

WORD = re.compile(r"\w+")


def tokens(text, keeps_case):
    return WORD.findall(text if keeps_case else text.lower())


def fold(text):
    return re.sub(r"\s+", " ", text).strip()


def label(page):
    """Returns a number per block: the share of its words that are in the truth, or -1 where the truth does not say."""
    if page.get("main_content") is None:
        return from_segments(page) if page["set"] == "trafilatura-dev" else [-1.0] * len(page["blocks"])
    return from_text(page)


def from_segments(page):
    """Labels blocks of required segments 1 and blocks of forbidden segments 0."""
    joined, spans = "", []
    for block in page["blocks"]:
        text = fold(block)
        spans.append((len(joined), len(joined) + len(text)))
        joined += text + " "
    labels = [-1.0] * len(spans)
    for segments, value in ((page["without"], 0.0), (page["with"], 1.0)):
        for segment in filter(None, map(fold, segments)):
            at = joined.find(segment)
            while at >= 0:
                for i, (start, end) in enumerate(spans):
                    if start < at + len(segment) and end > at:
                        labels[i] = value
                at = joined.find(segment, at + 1)
    return labels


def from_text(page):
    """Labels each block with its share of the longest common subsequence of words. Blocks that the truth has in another
    order are found by their 4-word shingles. Each shingle of the truth is used once."""
    keeps_case = page["set"] == "aeb"
    ids = {}

    def numbers(words):
        return [ids.setdefault(word, len(ids)) for word in words]

    blocks = [numbers(tokens(block, keeps_case)) for block in page["blocks"]]
    flat = [word for block in blocks for word in block]
    owner = [i for i, block in enumerate(blocks) for _ in block]
    truth = numbers(tokens(page["main_content"], keeps_case))
    hits = [0] * len(blocks)
    # The alignment needs a bit per pair of words. Beyond this limit, the shingles label the end of the page.
    if len(flat) * len(truth) > 6e8:
        aligned = LCSseq.opcodes(flat[:60000], truth[:10000])
    else:
        aligned = LCSseq.opcodes(flat, truth) if flat and truth else []
    for step in aligned:
        if step.tag == "equal":
            for k in range(step.src_start, step.src_end):
                hits[owner[k]] += 1
    labels = [hits[i] / len(block) if block else 0.0 for i, block in enumerate(blocks)]
    left = collections.Counter(tuple(truth[i : i + 4]) for i in range(len(truth) - 3))
    for i in sorted(range(len(blocks)), key=lambda i: -labels[i]):
        shingles = [tuple(blocks[i][k : k + 4]) for k in range(len(blocks[i]) - 3)]
        found = sum(1 for shingle in shingles if left[shingle] > 0)
        if labels[i] < 0.5:
            if len(shingles) < 2 or found / len(shingles) < 0.6:
                continue
            labels[i] = found / len(shingles)
        for shingle in shingles:
            left[shingle] -= 1
    return labels
