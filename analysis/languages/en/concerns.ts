/** What searchers of any English keyword want to know about its subject, and the words of texts that tell it. */
import type { Concern } from '../questions.ts';

export const concerns: readonly Concern[] = [
  {
    signs:
      '(?:start(?:s|ing)? (?:at|from)|priced? (?:at|from|:)|prices? (?:start|range|vary)|costs? (?:about|around|between|from)?|just|only|pay|payments? of) ?[$€£]\\d[\\d.,]*|(?:costs?|prices?|price range|budgets?|spend(?:ing)?)[^.$€£\\n]{0,20}[$€£]\\d[\\d.,]*|[$€£]\\d[\\d.,]* ?(?:/|per |an? )(?:mo|month|week|year|yr|hour|hr|user|session|person)',
    question: 'How much does $1 cost?',
  },
  {
    // What somebody charges "per hour" is not what it costs to become one.
    signs:
      '(?:costs?|fees?|expenses?|budgets?|spend(?:ing)?)[^.$€£\\n]{0,20}[$€£]\\d[\\d.,]*|[$€£]\\d[\\d.,]* (?:\\S+ )?fees?',
    question: null,
    ofDeeds: 'How much does it cost to $3?',
  },
  { signs: '[$€£] ?\\d[\\d.,]*', question: 'How much does $1 cost?', of: 'things' },
  {
    signs: '(?:main |different |common |several |\\w+ )?types of (?:\\S+ ){0,2}$2|$2 types',
    question: 'What are the types of $2?',
  },
  {
    signs:
      'importance of (?:\\S+ ){0,2}$2|$2 (?:is|are) (?:so |very |especially )?(?:important|crucial|essential|vital)|why (?:\\S+ ){0,3}$2 matters',
    question: 'Why is $1 important?',
    of: 'mass',
  },
  { signs: '(?:benefits|advantages) of (?:\\S+ ){0,3}$2', question: 'What are the benefits of $1?' },
  {
    signs: 'battery life|hours (?:of (?:battery|playback|listening|use)|per charge|on a (?:single |full )?charge)',
    question: 'How long does the battery of $1 last?',
    of: 'things',
  },
  {
    signs:
      'free trials?|free (?:demo|consultation|first|introductory|trial) (?:lesson|session|class|call)?|try (?:\\S+ ){0,3}for free',
    question: 'Is there a free trial of $1?',
  },
  {
    signs:
      '(?:at least |get |from )?(?:two|three|four|multiple|several|a few|\\d+) (?:\\S+ )?(?:quotes|estimates|bids)',
    question: 'How many quotes should you get for $1?',
  },
  {
    signs:
      '(?:licensed|license number|licence number) (?:\\S+ ){0,3}$2|$2 (?:\\S+ ){0,4}(?:licensed|license number|licence number)',
    question: 'How do you check that $1 is licensed?',
    of: 'things',
  },
  {
    signs:
      "(?:basic |essential |right |necessary )?(?:tools|supplies) (?:you(?:’ll|'ll| will)? |we )?(?:need|required|needed)|(?:essential|basic|must-have) tools",
    question: 'What tools do you need for $1?',
    ofDeeds: 'What tools do you need to $3?',
  },
  { signs: 'worth (?:it|the (?:money|investment|cost|price|extra))', question: 'Is $1 worth it?' },
  {
    signs:
      'free (?:forever|plans?|versions?|tiers?|editions?|accounts?)|free (?:\\S+ )?$2(?=[.,;:!?)]|$| (?:for|to|with|that|and|or|is|are|in|on|from|plans?|software|tools?|apps?))|$2(?: \\S+){0,4} for free|$2 (?:is|are) free',
    question: 'Is there a free $2?',
    unlessOne: 'Is there free $2?',
  },
  {
    signs:
      'covered by (?:your |most )?(?:health )?insurance|insurance (?:plans? |companies |providers )?(?:may |will |often )?(?:covers?|pays?|accepted)|(?:accepts?|take) (?:most )?insurance|co-?pays?|in-network|reimburse(?:d|ment)? (?:by|from) (?:your|my|the) insur(?:ance|er)',
    question: 'Does insurance cover $1?',
  },
  { signs: 'rebates?', question: 'Are there rebates for $1?' },
  { signs: 'tax credits?', question: 'Are there tax credits for $1?' },
  {
    signs:
      '(?:needs?|requires?|required|pull(?:s|ing)?|appl(?:y|ies|ying) for|gets?|getting|obtain(?:s|ing)?|handles?|secur(?:e|ing)|without|includ(?:e|es|ing)) (?:\\S+ ){0,4}permits?|permits? (?:\\S+ ){0,3}(?:required|needed|costs?|fees?)|^(?:\\S+ ){0,2}permits?(?: \\S+){0,3}$|(?:building|parking|electrical|planning) permits?|planning permission',
    question: 'Do you need a permit for $1?',
    ofDeeds: 'Do you need a permit to $3?',
  },
  { signs: 'warrant(?:y|ies)', question: 'Is there a warranty on $1?' },
  {
    signs: 'money[- ]back guarantee|(?:satisfaction|interview|results?|\\d+[- ]day) guarantee|guaranteed results',
    question: 'Is there a guarantee with $1?',
  },
  {
    signs: 'refunds?|refundable|cancel (?:any ?time|at any time)|cancell?ation (?:policy|fee)',
    question: 'Can you cancel $1 and get a refund?',
  },
  {
    signs:
      'financing|pay (?:in|over) (?:\\d+|four|monthly) (?:installments?|instalments?|payments?|months)|(?:monthly|interest-free) (?:installments|instalments|payments)|buy now,? pay later',
    question: 'Can you finance $1?',
  },
  { signs: 'discounts?|coupons?|promo codes?', question: 'Are there discounts on $1?' },
  { signs: 'confidential(?:ity|ly)?', question: 'Is $1 private and confidential?' },
  {
    signs:
      'data (?:security|privacy|protection) (?:features|measures|is|are)|encrypt(?:ed|ion|s)|security (?:measures|features|enhancements)',
    question: 'Is $1 secure?',
  },
  {
    signs:
      '(?:factors|things) (?:that |which )?(?:can |will |may )?(?:affect|impact|influence|determine|drive)(?:s|ing)? (?:the |your |how )?(?:\\S+ ){0,3}(?:costs?|prices?|pricing|much)|(?:cost|price|pricing) factors|(?:costs?|prices?|pricing) (?:\\S+ ){0,4}(?:depends? on|var(?:y|ies) (?:depending|based) on)|what (?:affects|impacts|influences|determines) (?:the |your )?(?:\\S+ ){0,2}(?:costs?|prices?|pricing)',
    question: 'What factors affect the cost of $1?',
  },
  {
    signs:
      'sav(?:e|ing) (?:money )?(?:on|when) (?:\\S+ ){0,4}$2|(?:lower|reduce|cut|reducing|lowering|cutting) (?:the |your )?(?:costs? of (?:\\S+ ){0,3}$2|(?:\\S+ )?$2 costs?)',
    question: 'How can you save money on $1?',
  },
  {
    signs:
      '(?:hidden|unexpected|unforeseen|surprise) (?:costs?|fees?|charges?|expenses?)|(?:costs?|fees?|expenses?) (?:you|people) (?:may |might |often )?(?:not expect|overlook|forget)',
    question: 'What hidden costs does $1 have?',
    ofDeeds: 'Which hidden costs do you face when you $3?',
  },
  {
    signs:
      '(?:key|main|core|essential|important|must[- ]have|top) features (?:of|in|to look for|include)|features (?:to look for|to consider|that matter)|what features',
    question: 'What features should $1 have?',
    of: 'things',
  },
  {
    signs: 'how (?:it|this|our process|our service|$2) works?|how (?:does|do) (?:it|$2) work',
    question: 'How does $1 work?',
  },
  {
    signs:
      'easy[- ]to[- ]use|user[- ]friendly|ease of use|easy to set up|quick to set up|(?:steep |gentle )?learning curve',
    question: 'How easy is it to set up and use $1?',
  },
  {
    signs:
      '(?:third[- ]party|native|app|software|smart home|$2|[\\d,]+\\+?) integrations?|integrat(?:es?|ions?|ed|ing) (?:\\S+ ){0,4}with (?:\\S+ ){0,3}(?:apps?|tools?|systems?|platforms?|software|devices|assistants?|gmail|outlook|slack|zapier|google|microsoft|apple|amazon|alexa|siri|homekit)',
    question: 'Which apps and systems does $1 integrate with?',
  },
  {
    signs:
      '(?:regular|routine|little|low|minimal|annual|easy|requires?|ongoing) (?:\\S+ )?(?:maintenance|upkeep)|maintenance costs?|how to (?:clean|maintain)|descal(?:e|ing)',
    question: 'How much maintenance does $1 need?',
    of: 'things',
  },
  {
    signs: 'pays? for (?:itself|themselves)|payback(?: period)?|pays? off over time|break[- ]even|recoups?',
    question: 'How long until $1 pays for itself?',
  },
  {
    // Not "dresses, wallets and accessories", which are for people.
    signs: '(?<!(?:,|and|&|or|bearer|girl|perfect|your) )accessor(?:y|ies)',
    question: 'Which accessories do you need for $1?',
    of: 'things',
  },
  {
    signs: '(?:common|costly|biggest|avoid|rookie|beginner) mistakes|mistakes (?:to avoid|people make)|pitfalls',
    question: 'What mistakes should you avoid with $1?',
    ofDeeds: 'What mistakes should you avoid when you $3?',
  },
  {
    signs:
      '(?:disadvantages?|drawbacks?|downsides?) (?:of|to)|(?:its|the main|one|some) (?:disadvantages?|drawbacks?|downsides?)',
    question: 'What are the disadvantages of $1?',
  },
  { signs: 'alternatives? to (?:(?:an?|the) )?$2', question: 'What are the alternatives to $1?' },
  { signs: 'use[- ]cases?|applications of', question: 'What is $1 used for?' },
  {
    signs:
      "how to choose|what to look for|buy(?:er|ing)(?:[’']?s)? guide|(?:things|factors) to consider|(?:choose|find|pick|select)(?:ing)? (?:the|a|an) (?:right|best|good) (?:$2)?|when (?:choosing|selecting|hiring|buying) (?:an? )?$2",
    question: 'How do you choose the right $2?',
  },
  {
    signs: 'lifespan|(?:lasts?|last) (?:for )?(?:up to |about |around |at least )?\\d+ (?:or more )?years|service life',
    question: 'How long does $1 last?',
    of: 'things',
  },
  {
    signs:
      'turn(?:ed )?around(?: times?| in| within)?|takes? (?:about |around |up to |anywhere from |between |just |only )?[\\d–-]+(?: (?:to|and) \\d+)? (?:business |working )?(?:hours|days|weeks|months)|delivered (?:in|within) \\d+|(?:delivery|draft|ready|completed|results)[^.]{0,40} (?:in|within) \\d+ (?:business )?(?:hours|days|weeks)|\\d+[- ]hour (?:express |rush )?(?:delivery|turnaround)',
    question: 'How long does $1 take?',
    ofDeeds: 'How long does it take to $3?',
  },
  {
    signs:
      'do (?:it|this|everything) (?:all )?(?:yourself|on your own)|without (?:an? |any |the help of (?:an? )?)?(?:lawyer|attorney|accountant|professional|contractor|agent|expert)|do[- ]it[- ]yourself|diy',
    question: null,
    ofDeeds: 'Can you $3 yourself?',
  },
];
