/** English words with which sentences state figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about:
    'about, around, roughly, approximately, approx., approx, nearly, almost, close to, closer to, nearer, near, some, circa, an estimated, just about, somewhere around, an average of, a total of, total of, on average, just under, just over, a little over, a little under',
  atLeast:
    'at least, from, well over, more than, over, a minimum of, minimum, upwards of, no less than, starting at, starting from, in excess of, above, as low as, as little as',
  atMost:
    'up to, well under, at most, less than, under, below, no more than, a maximum of, maximum, as much as, as many as, as high as, as long as, fewer than, within',
  throughout: 'over',
  lows: 'low, lowest, min, min., minimum, lower, from',
  highs: 'high, highest, max, max., maximum, upper, to',
  orMore: 'or more, or longer, or higher, and up, and above, or above, minimum, or greater',
  orLess: 'or less, or fewer, or below, maximum, or under, max',
  between: 'between, from, anywhere from, anywhere between, somewhere between',
  and: 'and',
  to: 'to, through, up to',
  per: 'per, each, for each, for every, every',
  each: 'a, an',
  periods: 'annually=a, yearly=a, per annum=a, monthly=mo, weekly=wk, daily=d, hourly=h, annual=a',
  on: 'in, since, by, on, until, from, as of, before, after, around, in early, in late, in mid, through',
  eras: 'ad, a.d., ce, c.e.',
  century: /(?<number>\d{1,2})(?:st|nd|rd|th)[ -]centur(?:y|ies)(?!\s(?:bc|b\.c\.))/u,
  decade: /(?<year>(?:1\d|20)\d0)['’]?s(?!\p{L})/u,
  times:
    'early, late, mid, middle, midst, end, close, beginning, start, turn, half, latter, first, second, third, last, quarter, summer, winter, spring, autumn, fall',
  verbs: {
    is: 'is, are, was, were, averages, average, averaged, ranges, range, ranged, totals, total, equals, measures, stands, sits, falls, lies, varies, vary, remains, amounts, reaches, reach, reached, hit, hits, tops, topped, surpasses, surpassed, exceeds, exceed, exceeded, estimated, rated, set, limited, capped, recommended, considered, defined, hovers, runs, run, represents, represent, constitutes, constitute, accounts, account, comprises, makes up, make up, goes, extends, drops, spans',
    starts: 'starts, start, begins, begin, starting',
    costs: 'costs, cost, sells, sell, retails, retail, priced',
    lasts: 'takes, take, took, lasts, last, lasted, lives, live, stays, stay, keeps, keep',
    weighs: 'weighs, weigh, weighed',
    carries: 'holds, hold, carries, carry, supports, support, lifts, lift, handles, fits, fit, accommodates, seats',
    uses: 'uses, use, requires, require, consumes, consume, draws, draw, needs, need',
    makes:
      'produces, produce, generates, generate, delivers, deliver, provides, provide, emits, emit, outputs, yields, contains, contain, adds, add, burns, burn',
    has: 'has, have, had, reported, reports, posted, recorded, feature, offer, offers, offer, offered, includes, include, features, comes with, come with, boasts, carries, carry, gives, give, gets, get, employs, employ, operates, operate, serves, serve, counts, provides, provide',
    pays: 'pays, pay, paid, spends, spend, spent, earns, earn, earned, charges, charge, charged',
    happens:
      'was founded, were founded, been founded, was established, were established, been established, was launched, were launched, been launched, was introduced, were introduced, been introduced, was released, were released, been released, was invented, were invented, been invented, was created, were created, been created, was built, were built, been built, was formed, were formed, been formed, was born, were born, been born, was published, were published, been published, was passed, were passed, been passed, was enacted, were enacted, been enacted, was acquired, were acquired, been acquired, was discontinued, were discontinued, been discontinued, was merged, were merged, been merged, is due, was started, opened, began, started, expired, expires, ends, ended, died',
  },
  actions:
    'accept, accepts, achieve, achieves, adapt, adapts, adopt, adopts, afford, affords, agree, agrees, allocate, allocates, allow, allows, appear, appears, applies, apply, arise, arises, arrive, arrives, ate, attend, attends, attract, attracts, avoid, avoids, became, become, becomes, believe, believes, belong, belongs, bought, bring, brings, brought, came, caught, choose, chooses, chose, combine, combines, comes, compete, competes, completes, complies, comply, confirm, confirms, connect, connects, consider, considers, consist, consists, continue, continues, contribute, contributes, convert, converts, create, creates, cultivate, decrease, decreases, define, defines, delve, delves, demonstrate, demonstrates, depend, depends, describe, describes, deserve, deserves, determine, determines, develop, develops, differ, differs, disappear, disappears, discover, discovers, donate, donates, drank, dries, drove, eat, eats, educate, educates, eliminate, eliminates, emerge, emerges, enable, enables, encourage, encourages, enhance, enhances, enjoy, enjoys, enroll, enrolls, ensure, ensures, enter, enters, equate, equates, establish, establishes, evaluate, evaluates, exist, exists, expect, expects, explain, explains, explore, explores, fail, fails, fell, felt, flew, follow, follows, forgot, fought, gather, gathers, gave, got, grew, grow, grows, happen, happens, hide, hides, identifies, identify, implement, implements, improve, improves, incorporate, incorporates, indicate, indicates, inform, informs, inspire, inspires, integrate, integrates, introduce, introduces, invest, invests, invite, invites, involve, involves, knew, know, knows, learn, learns, leave, lets, maintain, maintains, maxes, maximize, maximizes, mean, meant, meets, minimize, minimizes, negotiate, notify, obtain, obtains, occur, occurs, outperform, outperforms, overcome, owns, participate, participates, perform, performs, persuade, pour, pours, prefer, prefers, prepare, prepares, prevent, prevents, prioritize, prioritizes, promote, promotes, protect, protects, prove, proves, publish, publishes, pursue, pursues, ran, realize, realizes, receive, receives, recommend, recommends, recover, recovers, reduce, reduces, refer, refers, reflect, reflects, registers, relies, rely, remember, remembers, remove, removes, replace, replaces, resolve, resolves, retain, retains, reveal, reveals, said, sang, sat, satisfy, says, seem, seems, sees, sell, sells, send, sends, sent, settle, settles, sit, sits, slept, solve, solves, spoke, stood, strengthen, strengthens, submit, submits, succeed, succeeds, suffer, suffers, suggest, suggests, survive, survives, swam, taught, teach, teaches, tell, tells, tend, tends, think, thinks, threaten, threatens, threw, thrive, thrives, told, took, transform, transforms, understand, understands, understood, unite, unites, unlock, unlocks, wants, went, woke, worry, write, writes, wrote',
  adverbs:
    'typically, usually, generally, normally, often, commonly, currently, now, also, only, just, still, even, actually, approximately, roughly, about, around, can, could, may, might, will, would, should, must, be, been, has, have, had, is, are, was, were, being, on, average, tend to, tends to, likely to, expected to, able to, said to, used to, set to, designed to, globally, worldwide, nationwide, already, sometimes, mostly, likely, officially, first, finally, really, easily, easy, well, more, priced, expected, measured, anywhere, somewhere, up, out, down, in, as, a, an, the, full, whopping, mere, roughly, recommended, estimated, standard, rated, respectable, impressive, typical',
  links: 'at, from, for, between, with, of, near, as, in, to, until, on, since, within, under, over',
  of: 'of',
  quantities:
    'height, width, length, depth, thickness, diameter, size, weight, mass, load, capacity, volume, area, distance, range, reach, radius, speed, velocity, power, wattage, voltage, energy, consumption, output, input, temperature, pressure, noise, frequency, resistance, price, cost, fee, charge, rate, rent, premium, deductible, deposit, budget, salary, wage, income, pay, payment, revenue, sales, profit, turnover, value, worth, tax, fine, grant, limit, cap, threshold, coverage, share, percentage, proportion, probability, risk, average, median, minimum, maximum, total, duration, time, period, term, life, lifetime, lifespan, warranty, guarantee, delay, age, half-life, level, dose, intake, content, concentration, density, yield, efficiency, accuracy, resolution, bandwidth, latency, population, audience, density, slope, angle, drop, stack, score, ratio, playtime, runtime, ctr, cpm, cpc, roi',
  expect:
    "expect, expect to pay, expect to spend, you'll pay, you'll spend, you'll need to pay, you can expect, you will spend, budget, plan on, plan to spend, plan for, you can expect to pay, you should expect to pay, you will pay, it costs, it takes, it can cost, it can take, it will cost, it will take, it usually takes, it typically takes",
  purposes: 'for, to, toward, towards, on, as, into',
  toward: 'for, to',
  articles: 'the, a, an, your',
  quantifiers: 'each, every, most, many, all, any, some, both, several, few, one, another, other, certain',
  gerunds: 'ing',
  participles: 'ed',
  manners: 'ly',
  comparatives:
    'later, earlier, more, less, higher, lower, faster, slower, quicker, fewer, cheaper, greater, better, worse, bigger, larger, smaller, longer, shorter, younger, older, fitter, stronger, weaker, easier, harder, heavier, lighter, closer, further, farther, deeper, sooner, healthier, safer, happier, taller, wider',
  breaks:
    'that, because, while, although, though, whereas, since, so, but, when, once, where, as, and, or, then, however, meanwhile, whether, unless, until, which',
  relatives: 'that, which, who',
  openings:
    'in contrast, by contrast, on average, on the other hand, in general, in fact, in addition, in total, in short, in other words, for example, for instance, for comparison, in most cases, in many cases, in reality, at most, at least, at first, as mentioned, as noted, as described, as detailed, as explained, as discussed, as stated, as outlined, as touched upon, as you can see, as we have seen',
  unclear:
    'it, they, this, these, those, he, she, we, i, you, them, him, her, us, me, there, here, our, my, ours, mine, his, their, its, which, who, whose, what, reported, recorded, same, former, latter, above, following, such',
  doubtful:
    "if, suppose, imagine, as an example, look for, sample, hypothetical, not, isn't, aren't, doesn't, don't, didn't, won't, can't, cannot, wasn't, weren't, wouldn't, couldn't, shouldn't, no, without, never, assuming, assume, let's say, hypothetically",
  own: "we, our, ours, we've, we're, we'd, us, ourselves",
  narrator: "i, i've, i'm, i'd, me, my, mine, myself",
  advice: 'recommend, recommended, suggest, advise',
  ownAdvice:
    "i recommend, we recommend, i suggest, we suggest, i advise, we advise, i would budget, we would budget, i'd budget, we'd budget, i would plan, we would plan, i'd plan, we'd plan, i would bring, i'd bring, i would allow, we would allow, i'd allow, we'd allow",
  speakers:
    "we, we've, we're, we'd, we'll, our team, our research team, our experts, our testers, our editors, our staff, our reviewers",
  careers:
    'experience, expertise, career, in business, in the business, in the industry, in the field, in the office, in practice',
  biographies:
    'author of, co-author of, coauthor of, senior contributor, graduate of, alumnus of, alumna of, faculty member, freelance writer, staff writer, senior writer, senior editor',
  being: 'been',
  boilerplate:
    'min read, minute read, mins read, min remaining, mins remaining, minutes remaining, reading time, posted, last updated, updated this article, updated this post, updated this guide, ago, subscribe, newsletter, copyright, ©, cookies, feedback, checkout, cart, use code, with code, coupon code',
  offers:
    '% off, discount, coupon, promo code, promo, on sale, sale, sale price, shipping, ships, ship, orders, returns, refund, refunds, money-back, free trial, trial, giveaway, percent off',
  offerStarts: 'save',
  gains:
    'save, saves, saved, saving, savings, rebate, rebates, discount, discounts, credit, credits, refund, earn, earns, cashback, bonus, deposit, tip, tips, gratuity, fine, penalty',
  takings:
    'revenue, revenues, turnover, sales, profit, profits, funding, investment round, valuation, market size, salary, salaries, wages, rewards, gift card, gift cards, coupon, voucher, each additional, every additional, per additional, orders of, orders over, orders above, orders(?= \\p{Sc}), (?<=\\p{N}\\+? )off, (?<=\\p{N} )(?:billion|trillion)',
  comparisons:
    'later, earlier, more, less, higher, lower, faster, slower, fewer, cheaper, greater, better, bigger, larger, smaller, longer, shorter, above, below, than, off, increase, decrease, growth, reduction, drop, boost, jump, rise, decline, ago',
  definite: 'the',
  afterUnits:
    'tall, wide, long, deep, high, thick, broad, away, apart, indoors, outdoors, overhead, prior, beforehand, ahead, straight, total, earlier, later',
  aged: 'old, of age, of life',
  ages: 'age, ages, aged, age of, ages of, at the age of, the age of',
  older: 'and older, or older, and up, and over',
  reader: 'you, your',
  spans: 'next, last, past, coming, previous, following',
  presents:
    "here are, here is, here’s, here's, below are, these are, this article, this blog post, this guide, this infographic, this list, this page, this post, in this article, in this guide, in this post",
  frequencies: 'of the time',
  rests: 'remaining, other',
  persons:
    'men, women, boys, girls, children, kids, adults, people, persons, those, anyone, individuals, teens, teenagers, seniors, patients, students, infants, babies, toddlers',
  changes: 'by',
  since:
    'for, for nearly, for almost, for over, for more than, for about, for around, for the past, for the last, over the past, over the last',
  perfect: 'has, have, been',
  advised: 'tips, ways, reasons, ideas, tricks, hacks, mistakes, takeaways, pointers, suggestions',
  numbered:
    'type, types, phase, stage, level, tier, step, chapter, part, version, grade, category, class, figure, table, section, article, clause, title, appendix, week, day, month, number, no., #, option, tip, lesson, module, unit, page, round, group, generation, gen',
  examples: 'example, sample, e.g.',
  exampleStarts: 'for example, for instance, as an example',
  seats: 'user, users, seat, seats, license, licenses, licence, licences, agent, agents',
  payers:
    'homeowner, homeowners, people, person, couple, couples, consumer, consumers, family, families, household, households, client, clients, owner, owners, traveler, travelers, traveller, travellers, parents, students, patients, americans',
  samples:
    'study, studies, survey, surveyed, polled, respondents, responses from, participants, trial, trials, meta-analysis, researchers, interviewed, sample, reviews of, research reviews',
  inverts: false,
  cases: 'during, in, with, on',
  conditions: "if you, if you're, if your, when you, when you're, when your",
  additions: 'plus',
  limits:
    'before, after, excluding, including, without, depending on, during, per, with, by, compared to, based on, not including',
};
