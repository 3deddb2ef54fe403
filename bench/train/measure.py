"""The metrics of the corpora for a selection of blocks. bench/extract.ts computes the same on the engine's text."""
import collections

import numpy as np

from labels import fold, tokens


def f1(chosen, truth):
    common = sum((collections.Counter(chosen) & collections.Counter(truth)).values())
    return 2 * common / (len(chosen) + len(truth)) if common else 0.0


def shingles(words):
    return collections.Counter(tuple(words[i : i + 4]) for i in range(max(len(words) - 3, 1 if words else 0)))


def score(pages, starts, chosen):
    by_type, news, tp, fp, fn = collections.defaultdict(list), [], 0, 0, 0
    for k, page in enumerate(pages):
        text = "\n".join(b for i, b in enumerate(page["blocks"]) if chosen[starts[k] + i])
        if page["set"] == "trafilatura-dev":
            text = fold(text)
            found = sum(1 for segment in page["with"] if fold(segment) in text)
            tp, fn = tp + found, fn + len(page["with"]) - found
            fp += sum(1 for segment in page["without"] if fold(segment) in text)
        elif page["set"] == "aeb":
            a, b = shingles(tokens(text, True)), shingles(tokens(page["main_content"], True))
            common = sum((a & b).values())
            news.append((common / max(1, sum(a.values())), common / max(1, sum(b.values()))))
        else:
            by_type[page["page_type"]].append(f1(tokens(text, False), tokens(page.get("main_content") or "", False)))
    precision, recall = np.mean(news, axis=0)
    result = {"wcxb-dev": np.mean([x for values in by_type.values() for x in values])}
    result.update({kind: np.mean(values) for kind, values in sorted(by_type.items())})
    result.update({"aeb": 2 * precision * recall / (precision + recall), "trafilatura-dev": 2 * tp / (2 * tp + fp + fn)})
    return {name: round(float(value), 4) for name, value in result.items()}


# The constants of analysis/extract/content/select.ts.
ARTICLE_RECALL, ARTICLE_SHARE, FORUM_SHARE, COMMENT_STEPS, STAYING_WORDS = 0.6, 0.5, 0.25, 3, 40


def best_cut(starts, judged, sizes, article, forum, comment_steps):
    """The selection of select.ts for each page: the cut with the best expected F, without comments except in forums.

    `article` and `forum` are each page's shares of these kinds, `comment_steps` is the blocks' feature near.comment.
    """
    chosen = np.zeros(len(judged), bool)
    for k, (s, e) in enumerate(zip(starts, starts[1:])):
        if e == s:
            continue
        weight = ARTICLE_RECALL if article[k] > ARTICLE_SHARE else 1
        order = np.argsort(-judged[s:e], kind="stable")
        right, taken = np.cumsum((judged[s:e] * sizes[s:e])[order]), np.cumsum(sizes[s:e][order])
        count = int(np.argmax((1 + weight) * right / (taken + weight * right[-1]))) + 1
        chosen[s + order[:count]] = True
        staying = chosen[s:e] & (comment_steps[s:e] > COMMENT_STEPS)
        if forum[k] < FORUM_SHARE and sizes[s:e][staying].sum() >= STAYING_WORDS:
            chosen[s:e] = staying
    return chosen
