"""Trains the two models of analysis/extract/content and writes their weights.

Usage, from the project's folder (Python 3.11, `pip install lightgbm==4.7.0 numpy==2.4.6 rapidfuzz==3.14.6` in an
environment outside of it):
    node bench/train/dump-features.ts FOLDER
    python bench/train/train.py FOLDER [--evaluate | --weights]

Prints the scores of a five-fold cross-validation (left out with --weights). All pages of one registrable domain are in
the same fold, so that no page is judged by a model that has seen its site. Without --evaluate it then trains on
everything and writes page-kind-weights.json and block-weights.json. Both models are boosted trees (LightGBM) with
fixed seeds.
"""
import hashlib
import json
import pathlib
import sys
from urllib.parse import urlparse

import lightgbm as lgb
import numpy as np

from labels import label, tokens
from measure import best_cut, score

FOLDER = pathlib.Path(sys.argv[1])
CONTENT = pathlib.Path(__file__).resolve().parents[2] / "analysis/extract/content"
KINDS = ["article", "documentation", "service", "product", "collection", "forum", "listing"]
PARTS = 5
COMMON = dict(verbose=-1, num_threads=2, seed=1, deterministic=True, force_col_wise=True, bagging_freq=1)
# Small trees and strong shrinkage, because 2,160 pages are few and every file of weights is read on a cold start.
KIND = dict(COMMON, objective="multiclass", num_class=7, learning_rate=0.08, num_leaves=8, min_data_in_leaf=8,
            feature_fraction=0.3, bagging_fraction=0.8, lambda_l2=5)
KIND_ROUNDS = 100
BLOCK = dict(COMMON, objective="cross_entropy", learning_rate=0.08, num_leaves=15, min_data_in_leaf=80,
             min_sum_hessian_in_leaf=0.05, feature_fraction=0.25, bagging_fraction=0.7, lambda_l2=10, max_bin=63)
BLOCK_ROUNDS = 400


def main():
    names = json.loads((FOLDER / "names.json").read_text())
    x = np.fromfile(FOLDER / "blocks.f32", np.float32).reshape(-1, len(names["block"]))
    p = np.fromfile(FOLDER / "pages.f32", np.float32).reshape(-1, len(names["page"]))
    pages = [json.loads(line) for line in (FOLDER / "texts.jsonl").open()]
    starts = np.cumsum([0] + [len(page["blocks"]) for page in pages])
    owner = np.repeat(np.arange(len(pages)), np.diff(starts))
    labels = np.array([value for page in pages for value in label(page)], np.float32)
    sizes = np.array([max(1, len(tokens(b, True))) for page in pages for b in page["blocks"]], np.float32)
    weights = block_weights(pages, starts, labels, sizes)
    kinds = np.array([kind_of(page) for page in pages])
    part = np.array([part_of(page) for page in pages])

    shares = np.zeros((len(pages), 7), np.float32)
    for held in range(PARTS):
        shares[part == held] = train_kinds(p, kinds, pages, part != held).predict(p[part == held])
    known = np.array([page["set"] == "wcxb-dev" for page in pages])
    print("kinds right:", round(float((shares.argmax(1) == kinds)[known].mean()), 4))
    # The second model gets each page's shares from a model that has not seen the page, as it will in production.
    rows = np.hstack([x, shares[owner], p[owner][:, shown(names["page"])]])
    if "--weights" not in sys.argv:
        judged = np.zeros(len(x), np.float32)
        for held in range(PARTS):
            test = part[owner] == held
            judged[test] = train_blocks(rows, labels, weights, ~test).predict(rows[test])
            print("part", held, "judged", flush=True)
        judged.tofile(FOLDER / "judged.f32")
        article, forum = (shares[:, KINDS.index(kind)] for kind in ("article", "forum"))
        guides = (article, forum, x[:, names["block"].index("near.comment")])
        print("held out:", json.dumps(score(pages, starts, best_cut(starts, judged, sizes, *guides))))
    if "--evaluate" in sys.argv:
        return
    everything = np.ones(len(pages), bool)
    kind_model = train_kinds(p, kinds, pages, everything)
    write("page-kind-weights.json", {"features": names["page"], "forests": forests(kind_model, 7)})
    block_model = train_blocks(rows, labels, weights, np.ones(len(x), bool))
    block_names = names["block"] + [f"kind.{kind}" for kind in KINDS] + [f"page.{n}" for n in np.array(names["page"])[shown(names["page"])]]
    write("block-weights.json", {"features": block_names, "forest": forests(block_model, 1)[0]})


def shown(page_names):
    """Indexes of the page features that the block model sees, as shownPageFeatures in page-features.ts."""
    return [i for i, name in enumerate(page_names) if not name.startswith(("boxes.", "share.tag:"))]


def kind_of(page):
    if page["set"] == "wcxb-dev":
        return KINDS.index(page["page_type"])
    return 0 if page["set"] == "aeb" else -1


def part_of(page):
    host = urlparse(page["url"] or "").netloc or page["id"]
    return int(hashlib.md5(".".join(host.split(".")[-2:]).encode()).hexdigest(), 16) % PARTS


def block_weights(pages, starts, labels, sizes):
    """Weights a block by what an error costs its page's F1: the block's words divided by the words of the truth."""
    weights = np.zeros(len(labels), np.float32)
    for k, page in enumerate(pages):
        s, e = starts[k], starts[k + 1]
        if page["set"] == "trafilatura-dev":
            weights[s:e] = np.where(labels[s:e] >= 0, 6, 0)
            continue
        truth = len(tokens(page.get("main_content") or "", True))
        # Skips pages whose truth is not in their markup.
        if truth == 0 or (labels[s:e] * sizes[s:e]).sum() < 0.3 * truth:
            continue
        weights[s:e] = (150 if page["set"] == "aeb" else 100) * np.minimum(1, sizes[s:e] / (truth + 30))
    return weights


def train_kinds(p, kinds, pages, chosen):
    use = chosen & (kinds >= 0)
    weight = np.array([1.0 if page["set"] == "wcxb-dev" else 0.3 for page in pages])
    return lgb.train(KIND, lgb.Dataset(p[use], kinds[use], weight=weight[use]), KIND_ROUNDS)


def train_blocks(rows, labels, weights, chosen):
    use = chosen & (weights > 0)
    return lgb.train(BLOCK, lgb.Dataset(rows[use], labels[use], weight=weights[use]), BLOCK_ROUNDS)


def forests(model, count):
    """Converts the trees of each class to the arrays of analysis/extract/content/forest.ts."""
    found = [{"feature": [], "value": [], "skip": [], "roots": []} for _ in range(count)]
    for i, tree in enumerate(model.dump_model()["tree_info"]):
        forest = found[i % count]
        forest["roots"].append(len(forest["feature"]))
        flatten(tree["tree_structure"], forest)
    return found


def flatten(node, forest):
    at = len(forest["feature"])
    if "leaf_value" in node:
        forest["feature"].append(-1)
        forest["value"].append(float(f"{node['leaf_value']:.4g}"))
        forest["skip"].append(0)
        return
    assert node["decision_type"] == "<="
    forest["feature"].append(node["split_feature"])
    forest["value"].append(float(f"{node['threshold']:.6g}"))
    forest["skip"].append(0)
    flatten(node["left_child"], forest)
    forest["skip"][at] = len(forest["feature"]) - at
    flatten(node["right_child"], forest)


def write(name, value):
    (CONTENT / name).write_text(json.dumps(value, separators=(",", ":")) + "\n")


main()
