/** Question words and question forms of English. */
import type { Questions } from '../questions.ts';
import { concerns } from './concerns.ts';
import { questionBehindHeading } from './heading-questions.ts';
import { asSubject, instructs } from './instructions.ts';

const auxiliaries =
  "is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|must|may|might|isn't|aren't|don't|doesn't|can't|won't|shouldn't";

/** How a search for how to do something begins. */
const howTo = 'how (?:to|do i|do you|do we|can i|can you|can we|should i|should you)';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'how much (?:is|are|was|were)(?! (?:too|enough))|how (?:expensive|costly|pricey)',
    how: "how|how's|(?:for|by|in) how (?:long|many|much|often)",
    what: "what|what's|(?:at|in|on|by|during|after|from|to|into|under|with|for) what(?! (?:follows|we|you|i|it's worth))",
    why: 'why|how come',
    which: '(?:(?:in|on|by|during|for|from|to|into|with|at|under|of) )?which|what (?:kind|kinds|type|types|sort) of',
    who: 'who|whose|whom',
    when: 'when',
    where: 'where',
    amount: 'how much|what',
    money: 'costs?|prices?|pay|fees?|expensive|spend',
  },
  places: null,
  genuine: {
    asks: `how|what|why|which|who|whose|whom|when|where|${auxiliaries}|am|(?:in|at|on|for|to|with|by|from|of|about|under|after|before) (?:what|which|how|whom|whose)`,
    asksAnywhere: 'vs|versus|or',
    calls: `how (?:can|do) (?:i|you) (?:see|view|contact|reach|log in|sign up)|how to (?:navigate|master|succeed|get started)|are you (?!allowed|charged|covered|eligible|entitled|insured|legally|liable|protected|required|responsible|supposed|taxed)\\p{L}+|do you (?:have (?!to)|want|dream|like|love|know|feel|still|prefer|enjoy|wish|struggle|suffer|offer|sell|ship|provide|deliver|accept|carry|run|own|plan)|have you|did you know|did (?:i|we) |would you (?:like|rather)|who (?:am i|are we|is this)|what(?:'s| is| are) (?:new|next|trending|stopping|holding|your|you doing|in it for)|what (?:are you waiting|do you think)|why (?:wait|not)|why (?:should you )?trust|how (?:can|may) (?:we|i) help|how will you|what (?:captivates|drives|excites|fascinates|inspires|interests|motivates|moves) you|what(?:'s| is) an? (?:\\S+ ){1,3}you (?:admire|adore|love)|what's (?:in the box|(?:included|inside)(?! (?:in|with)))|is your|are your|(?:was|is|did) this (?:page |article |information |answer )?(?:helpful|useful|help)|which of our|can you (?:guide|help|tell)|will you be|isn't it|where (?:are you|is your|do you plan)`,
    callsAnywhere:
      '(?<=^)or (?:are|can|did|do|does|has|have|is|should|was|were|will)|do you (?:want|offer|provide|sell|ship|deliver|accept|recommend)|are you (?:looking for|planning)|your (?:dream|strategic|approach|company offer)',
    unmarked: `(?:how|what|when|where|which|whom)(?: [^\\s.]+){0,2}? to|how (?:(?:much|many|long|often|far|fast|big|old|soon|hard|safe|accurate|expensive|effective|reliable|quickly) (?:[^\\s]+ ){0,3})?(?:${auxiliaries})|(?:what|who|whose|why|when|where)(?:'s| (?:${auxiliaries}))|which [^.]{1,60} (?:${auxiliaries})|what (?:[^\\s]+ ){1,3}(?:${auxiliaries}) (?:i|you|we|it|they|the|a|an|my|your|there)`,
    we: "we|we're|we've|we'd|us|our|ours|ourselves",
    i: "i|i'm|i've|i'd|my|me|mine|myself",
  },
  cues: {
    compare:
      'differences?|differ|differs|different from|vs|versus|compared? (?:to|with)|comparison|(?:better|cheaper|safer|worse|healthier|easier|faster) (?:.{0,60}? )?(?:than|or)',
    risk: 'safe|safer|safest|unsafe|secure|insecure|dangers?|dangerous|risks?|risky|harmful|side effects?|bad for|scams?|mistakes|what happens if',
    price: 'cost|costs|costing|price|prices|priced|pricing|fees?|expensive',
  },
  instructs,
  asSubject,
  several:
    '(?:what|where|things|places) to (?:see|do|visit|eat|drink|stay|go|buy|bring|pack|wear|read|watch|get|ask|look for)',
  deed: new RegExp(`^${howTo} (.+)$`, 'iu'),
  steps: new RegExp(`^${howTo} `, 'iu'),
  counts: 'how (?:many|much)',
  figures:
    'how (?:many|much|long|old|far|tall|high|deep|wide|large|big|heavy|often|fast)|(?:what|which) (?:year|date|day|month|century|decade|percent|percentage|number|price|age|amount)',
  lengths: {
    asked:
      'how long (?:should|does|do|is|are|can|must|may) (?:\\S+ ){0,6}(?:essays?|letters?|resumes?|résumés?|cvs?|posts?|articles?|blogs?|statements?|paragraphs?|pages?|titles?|descriptions?|bios?|abstracts?|theses|thesis|books?|novels?|passwords?|urls?|captions?|tweets?|headlines?|introductions?|conclusions?|personal statements?)(?: (?:be|need to be|have to be))?$|how many (?:words|pages|characters|paragraphs|sentences)|word (?:count|limit)',
    units: 'words?|pages?|characters?|letters?|paragraphs?|sentences?|lines?',
  },
  durations: 'how (?:long|soon|quickly)(?! (?:is|are) (?:the|an?) | should the)',
  occasions: {
    asked: 'when (?:exactly )?(?:should|shall|do|does|can|must|to|is it)',
    told: 'if|when|whenever|once|until|unless|before|after|as soon as',
  },
  choosing: 'how to choose',
  influences:
    '(?:(?:what|which) factors|what) (?:affects?|changes?|decides?|determines?|drives?|impacts?|influences?)|(?:what|which factors) (?:do|does) [^?]+ depend on',
  verdicts:
    'yes|no|absolutely|definitely|generally|usually|typically|in most cases|it depends|not necessarily|of course',
  merits:
    "why (?:do (?:we|i|you) |should (?:i|we|you) )?(?:buy|choose|get|hire|like|love|pick|prefer|recommend|switch to|trust|try|use|work with)|who (?:should|shouldn[’']t) (?:buy|choose|get|hire|skip|use)|what are (?:the )?\\S+[’']s (?:benefits|cons|downsides|drawbacks|features|limitations|plans|prices|pros)",
  picks: {
    told: "(?:top|overall|go-?to|(?<!your )favou?rite|winning|clear|safest|smartest|best|number one|no\\. 1|#1) (?:overall )?(?:picks?|choices?|recommendations?)|(?<!your )best bets?|best (?:overall|value|bang for)|(?:we|i)(?:'d|’d| would)?(?: also| highly| strongly| wholeheartedly| definitely)? (?:recommend|suggest|chose|picked|ranked)(?! (?:that )?(?:you|checking|choosing|reading|talking))|(?:we|i)(?:'ve|’ve| have) (?:chosen|picked|ranked|selected)|and recommend|(?:is|are|remains?|as|was|were|its) (?:[\\p{L}’']+ ){0,3}(?:(?:one|some) of )?(?:the|my|our) (?:very |overall |all-round |most )?(?:best(?! (?:places?|ways?|times?|part|practices?|of)(?! \\p{L}+ to buy))|favou?rites?|winners?)|(?:my|our|personal) (?:overall |all-time )?favou?rites?|stands out|earn(?:s|ed) (?:the )?top marks|(?:takes?|took) the (?:lead|crown|top spot|first place)|top(?:s|ped) (?:our|my|the) lists?|(?:can['’]?t|cannot|hard to) (?:beat|go wrong with)|(?:the|our|outright|overall) (?:clear )?winner|most popular|best-selling|(?:should )?(?:start|go) with",
    sought:
      "(?:choos(?:e|ing)|compar(?:e|ing)|evaluat(?:e|ing)|find(?:ing)?|identify(?:ing)?|look(?:ing)? for|pick(?:ing)?|search(?:ing)? for|select(?:ing)?|determin(?:e|ing)|discover|thanks to|guide to|with) (?:(?:out )?(?:what|which) )?(?:is )?the best|(?:not|never|won[’']t|isn[’']t|aren[’']t|wasn[’']t) (?:[\\p{L}’']+ ){0,3}(?:best|top|first|favou?rites?|winners?)",
  },
  rewordings: [
    ["what(?:'s| is| are) the (?:best |easiest |right |proper )?ways? to", 'how to'],
    ["what(?:'s| is| are) the (?:key |main |basic |first )?steps? to", 'how to'],
    [
      'how (?:to|do (?:i|you|we)|can (?:i|you|we)|should (?:i|you|we)) (?:build|create|craft|develop|devise|make|put together)(?= (?:an?|the|your|my) )',
      'how to create',
    ],
    [
      'how (?:to|do (?:i|you|we)|can (?:i|you|we)|should (?:i|you|we)) (?:measure|track|monitor|evaluate|assess)(?= )',
      'how to measure',
    ],
    [
      'how (?:to|do (?:i|you|we)|can (?:i|you|we)|should (?:i|you|we)) (?:reduce|lower|decrease|minimi[sz]e)(?= )',
      'how to reduce',
    ],
    [
      'how (?:to|do (?:i|you|we)|can (?:i|you|we)|should (?:i|you|we)) (?:improve|increase|boost|enhance)(?= )',
      'how to improve',
    ],
    ['how old (?:(?:do|does) \\S+ (?:have|need) to|must \\S+|should \\S+) be to', 'what is the minimum age to'],
    ["what(?:'s| is) the best (?:time|month|season)(?: of (?:the )?year)? (?:to|for)", 'when is the best time to'],
    ['how much time (?:does it take|do (?:i|you|we) need|is needed) (?:to|for)', 'how long does it take to'],
    ['(?<=^)what (?:does|do) (.+?) (?:mean|stand for)(?=\\?|$)', 'what is $1'],
    [
      '(?<=^)(?:is it (?:possible|allowed|ok|okay|permitted|legal) (?:for (?:me|you) )?to|(?:are|am) (?:i|you|we) allowed to)',
      'can i',
    ],
    [
      '(?<=^)(?:does|do) (?!(?:i|you|we|it|they) )(.+?) (?:(?:really|actually|even|still) )?matter(?=\\?|$)|(?<=^)how important (?:is|are) (.+?)(?=\\?|$)',
      'what are the benefits of $1$2',
    ],
    [
      'why (?:do|does|should|would) (?:your |most |many |small )?(?:business(?:es)?|compan(?:y|ies)|organi[sz]ations?|people|teams?|firms|homeowners|families) (?:need|use|want|choose|hire|invest in)',
      'what are the benefits of',
    ],
    [
      '(?<=^)what are (?:some |the |common |typical |main )*(.+?) use cases(?=\\?|$)|(?<=^)what are (?:some |the |common |typical |main )*(?:uses|use cases|applications) of (.+?)(?=\\?|$)',
      'what is $1$2 used for',
    ],
    ['how much (?:does|do|will|would|should) it cost to (?:hire|buy|get|have|own|book|rent)', 'how much costs'],
    [
      '(?:can|could|will) (?:i|you|we) (?:be |get )reimbursed by (?:my |your |the |our )?(?:health )?insurance|(?:do|does|will|can) (?:you|my|your|the|our|i|we) (?:\\S+ )?(?:accept|take|use) (?:my |your )?(?:health )?insurance(?: for)?',
      'does insurance cover',
    ],
    ['(?:is|are) (.+?) covered by (?:my |your |the |our )?(?:health )?insurance', 'does insurance cover $1'],
    [
      '(?<=^)what happens to (?:the |my |your |our )?(?:personal )?(?:data|information)(?: [^?]+)?|(?<=^)(?:is|are|will) (?:my|your|our|the) (?:personal )?(?:data|information|privacy|conversations?|messages) (?:be |kept |stay |remain )*(?:private|confidential|protected|safe|secure)(?: and (?:private|confidential|protected|safe|secure))?(?=\\?|$)',
      'is private and confidential',
    ],
    [
      '(?<=^)how (?:is|are) (?:the |your |our )?(\\S+(?: \\S+)?)(?: (?:on|at|with|in) (?:the|your|our) \\S+)? (?:qualified|licensed|certified|trained|vetted|screened)(?=\\?|$)|(?<=^)(?:is|are) (?:the |your |our )?(\\S+(?: \\S+)?) (?:qualified|licensed|certified)(?: and (?:qualified|licensed|certified|experienced))?(?=\\?|$)|(?<=^)who are (?:the|your) (\\S+s)(?=\\?|$)',
      'what qualifications have $1$2$3',
    ],
    [
      '(?<=^)what (?:qualifications|credentials) (?:do|does) (?:the |your |our )?(.+?) have(?=\\?|$)',
      'what qualifications have $1',
    ],
    [
      '(?<=^)who (?:benefits?|profits?)(?: the)?(?: most)? from (.+?)(?=\\?|$)|(?<=^)who (?:is|are) (.+?) (?:suitable |good |best |right |ideal )?for(?=\\?|$)|(?<=^)who should (?:use|get|buy|take|consider|choose) (.+?)(?=\\?|$)',
      'is $1$2$3 right for you',
    ],
    [
      '(?<=^)can (.+?) (?:support|handle|accommodate) [^?]*as (?:they|it|you|we|i|your business) (?:scales?|grows?)|(?<=^)(?:is|are) (.+?) scalable[^?]*',
      'can $1$2 grow',
    ],
    ['what (?:not to|should (?:i|you) (?:not|never)) (?:pack|bring|take)', 'what not to bring'],
    ['what (?:to|should (?:i|you)|do (?:i|you) need to) (?:pack|bring|take)(?= (?:for|on))', 'what to bring'],
    [
      'how (?:to|do (?:i|you)|can (?:i|you)) (?:book|enroll (?:for|in)|register for|schedule|sign up for)',
      'how to sign up for',
    ],
    [
      'how (?:to|do (?:i|you|we)|should (?:i|you)|can (?:i|you)) (?:start |begin )?(?:brainstorm(?:ing)?|com(?:e|ing) up with|generat(?:e|ing)) (?:(?:good|great|some|the) )?(topics?|ideas?)',
      'how to choose $1',
    ],
    [
      '(benefits|advantages) of (?:building|buying|choosing|doing|getting|having|hiring|learning|owning|playing|starting|studying|taking(?: up)?|using|working with)',
      '$1 of',
    ],
    ['at any age', ''],
    [
      "(?:(?:what|which) )?(?:things|what|factors)(?: should (?:i|you)| do (?:i|you) need)? (?:to )?(?:look for|consider|know|check|keep in mind|ask)(?: (?:when|before|in|about|while))?(?: (?:you(?:'re)? )?(?:hire|hiring|buy|buying|choose|choosing|select|selecting|pick|picking|comparing))?",
      'how to choose',
    ],
    [
      'how (?:to|do (?:i|you)|can (?:i|you)|should (?:i|you)) (?:choose|select|pick|find|decide on)(?: the)?(?: (?:right|best|perfect|ideal))?',
      'how to choose',
    ],
    [
      'a (?:worthwhile|good|smart|sensible) (?:investment|purchase|buy)|worth (?:the (?:money|cost|investment|price)|buying|having|getting|your money)|worthwhile',
      'worth it',
    ],
    ['what (?:is|are) the (?:price|cost|average cost|typical cost|average price)s? of', 'how much costs'],
    [
      'why (?:should (?:i|you) |do (?:i|you) need (?:to )?|would (?:i|you) )?(?:build|buy|choose|consider|get|have|hire|invest in|own|pick|use|want)',
      'what are the benefits of',
    ],
    [
      'why is it (?:so )?(?:important|crucial|essential|vital|necessary) to (?:build|buy|choose|get|have|hire|own|use)',
      'what are the benefits of',
    ],
    [
      'why (?:does|do|is|are) (?!it )(.+?) (?:(?:so|such|very) )?(?:matter|important|crucial|essential|vital|necessary|needed)',
      'what are the benefits of $1',
    ],
    ['what is the importance of', 'what are the benefits of'],
    ['how (?!to |do |can you |can i )(?:\\S+ ){1,4}(?:can |could |may )?benefit from', 'what are the benefits of'],
    [
      'how (?:do|does) (?!(?:i|you|we|one|they|it) )(.+?) (?:boost|drive|enhance|help|improve|increase|strengthen)s? .+|how (?:can|could) (?!(?:i|you|we|one|they|it) )(.+?) help (?!(?:me|you|us) ).+',
      'what are the benefits of $1$2',
    ],
    ['(?:advantages|pros|upsides)', 'benefits'],
    ['(?:disadvantages|cons|downsides)', 'drawbacks'],
    ['(?:what|which) (?:factors )?(?:affects?|impacts?|influences?|determines?|drives?)', 'what factors affect'],
    ['what (?:defines|characterizes|distinguishes|constitutes)', 'what makes'],
    [
      '(?:what are the )?(?:signs|symptoms) (?:that|of)|how (?:do|can|would|will) (?:i|you|we) (?:know|tell|identify|recognize|notice) (?:if|when|whether|that)',
      'signs of',
    ],
    ['(?:thrive|grow (?:well|best)|do (?:well|best))(?= (?:in|on|with|without|under) )', 'are best'],
    ['(?<=^where .*)(?:place|position|keep)', 'put'],
    ['which (.+) (?:do|does|would) (?:i|we|you|experts?) recommend', 'which $1 is best'],
    [
      'what is (?:a|the) (?:realistic |typical |usual |average )?(?:timeline|time ?frame|duration) (?:for|of)',
      'how long does',
    ],
    ['what are (?:some |the best |the top |good )?tips (?:to|for|on)', 'how to'],
    ['what are (?:some |the best |the top |good )(.+) tips', 'how to $1'],
    ['what exactly (?:is|are|defines?)|what (?:is|are) meant by', 'what is'],
    ['how (?:common|popular) (?:is|are)', 'how widespread is'],
    [
      'how (?:do|can|should) (?:i|you|we) (?:start|begin)(?: off| out)?(?: with)?|(?:how (?:to|do i|do you) )?get(?:ting)? started with|where (?:do|should) (?:i|you) start with',
      'how to start',
    ],
    ['how (?:to|do (?:i|you|we)|can (?:i|you|we)) (?:open|create|form|set up|establish)(?= an? )', 'how to start'],
    [
      '(?:(?:do|will|would) (?:i|you|we) (?:really )?(?:need|require)|(?:is|are) (?:really )?(?:needed|required|necessary))(?: (?:to|for) (?:start|begin|make|do|build|create|set up|starting|doing|making|building)(?= (?:an?|your) ))?',
      'need',
    ],
    [
      "what(?:'s| is| are) (?:usually |typically )?included (?:in|with)|what services (?:do|does)(?= .+ (?:include|offer|provide|cover)\\?)|what (?:do|does)(?= .+ include\\?)",
      'what includes',
    ],
    ['in (?:\\d+|three|four|five|six|seven|eight|nine|ten) (?:[^\\s]+ ){0,2}steps', ''],
  ],
  intents: [
    ['worth', 'worth it'],
    ['suited', '(?:right|suitable|good) for (?:you|me)|should (?:i|you) (?:get|buy)'],
    [
      'length',
      'how long (?:(?:is|are)(?! (?:it|there))|(?:should|must|can|may|does|do) (?:\\S+ ){1,5}(?:be|have to be|need to be)(?=\\?|$))',
    ],
    ['duration', 'how (?:long|soon|quickly)'],
    ['frequency', 'how often'],
    ['amount', 'how (?:much|many)'],
    ['kinds', '(?:what|which) (?:are )?(?:the )?(?:[^\\s]+ ){0,2}(?:types|kinds|sorts|categories) of'],
    [
      'superlative',
      '(?<!^how (?:to|do|can|should) [^?]*)(?<!for )(?<!of )(?<!of the )(?:best|worst|(?:most|least) (?!common|important|popular)[^\\s]+|cheapest|easiest|fastest|longest|largest|biggest|safest|highest|lowest|smallest|strongest)',
    ],
    ['criteria', 'what makes'],
    ['case', '^what if|what (?:happens|should (?:i|you|we) do) (?:if|when)'],
    ['negated', "not|never|(?<!^\\S+)n't"],
    ['balance', 'benefits and drawbacks|benefits or drawbacks'],
    ['benefits', 'benefits'],
    ['drawbacks', 'drawbacks'],
    [
      'definition',
      "^what(?:'s| is| are) (?!the |your |my )(?:(?!(?:of|for|in|to|used|needed|required|included|available|covered)(?: |\\?|$))[^\\s]+ ?){1,6}(?: and (?:what|how|why|who) .+)?$",
    ],
  ],
  about: 'What should I know about $1?',
  fromHeadings: {
    periods: {
      heading:
        '((?:(?:\\d+|one|two|three|four|six)(?: ?[–-] ?\\d+)? (?:days?|weeks?|months?) |the (?:day|night|week|month) )?(?:before|after) (?:the|your) [^\\s]+(?: [^\\s]+)?)',
      question: 'What should you do $1?',
    },
    before: 'the|top|main|key|major|common|most common|different|many|\\d{1,2}',
    keepsCapital: false,
    patterns: [
      {
        heading:
          '(benefits|advantages|disadvantages|drawbacks|downsides|types|kinds|features|components|causes|symptoms|signs|risks|dangers|side effects|pros and cons|requirements|uses|stages|limitations|rules|principles|elements|phases|goals|challenges|effects|parts) (of .+)',
        question: 'What are the $1 $2?',
      },
      { heading: '(importance|purpose|meaning) (of .+)', question: 'What is the $1 $2?' },
      { heading: '(difference|differences) (between .+ and .+)', question: 'What is the difference $2?' },
    ],
    beliefs: {
      label: '(?:myths?|misconceptions?|false belief)',
      titles: 'myths?|misconceptions?|debunked',
      verb: "are|aren't|boosts?|can|can't|cannot|causes?|doesn't|don't|has|have|is|isn't|leads?|makes?|must|need|needs|should|will",
      question: 'Is it true that $1?',
    },
    derive: questionBehindHeading,
  },
  articles: 'a an',
  massNoun: /(?:[^s]|ics|ss)$/iu,
  pluralNoun:
    /(?:[^aiosu]s|[aeiou]es|ies|\p{L}{2}[ao]s|people|women|men|children)(?<!business|ics|news|gas|atlas|canvas|christmas|alias|bias|texas|kansas|chaos|cosmos|ethos|kudos)$/iu,
  ofMany: [
    [/\bthat \$1 is\b/u, 'that $1 are'],
    [/\bIs there free (?=\$2)/u, 'Are there free '],
    [/\bIs (?=\$1)/u, 'Are '],
    [/\bis (?=\$1)/u, 'are '],
    [/\bDoes (?=\$1)/u, 'Do '],
    [/\bdoes (?=\$1)/u, 'do '],
    [/\$1 pays for itself/u, '$1 pay for themselves'],
  ],
  priceOf: 'How much does $1 cost?',
  offerers: 'company companies provider providers agency agencies firm firms',
  ownText:
    ' (?:when|while|by) (?:following|using|reading) (?:an?|the|this) (?:[^\\s?]+ ){0,6}(?:guide|tutorial|article)| (?:in|using|with) (?:an?|this) (?:[^\\s?]+ ){0,6}(?:guide|tutorial|article)',
  texts: 'article guide tutorial',
  doings: 'classes consultations courses lessons services sessions treatments workshops',
  roles: `advisors analysts cleaners coaches consultants counsellors counselors designers developers doctors instructors lawyers
    nutritionists planners teachers therapists trainers tutors writers`,
  doersOf: 'providers of $1',
  bestOf: 'What are the best $1?',
  concerns,
  distinguishing: `best better good worst worse bad not no without before after often long many much more less most least soon early first
    last new old free same wrong look looking`,
  weak: `actually anymore basic common core current different essential exact exactly final finally first full general genuine good important key
    main major many most multiple necessary new own overall popular proper properly really regular right several simple some specific
    successful successfully supposedly top total typical ultimately usual various verdict wisely yourself
    best better compelling effective effectively great perfect unforgettable winning
    need setup
    conventional ordinary standard traditional
    benefits drawbacks
    agency app brand business company firm kind option platform product professional program provider service software solution sort system
    thing tool type way
    boost drive find finalize get handle help hire hiring make offer people provide purchase select spend much`,
  treatments: `advice basics benefits checklist comparison course examples explained facts guide history ideas introduction list lists meaning
    overview plan plans ranking reviews schedule steps template tips tutorial types`,
  impersonal:
    /\bit(?: \S+ that\b| worth \p{L}+ing\b|(?= (?:\S+ ){1,4}to \p{L})|(?= \S+ (?:if|when|for) ))|(?<=\bcry )it(?= out\b)/iu,
  pronouns: 'it its they them their theirs he him his she her hers',
  forReader: 'for (?:your|my|our|any|every|all) [^?]{1,60}',
  leads: 'or|and|but|so|well|now|okay|ok|(?:the |our |my )?(?:final )?(?:verdict|conclusion)|(?:the )?bottom line',
  demonstratives: 'this these',
  priceQualifiers:
    'much average avg estimated estimate typical typically usually month monthly year yearly annual annually',
};
