/** What searchers of any English keyword want to know about its subject, and the words of texts that tell it. */
import type { Concern } from '../questions.ts';

/** Words of titles on what to take along. */
const packing = 'pack(?:ing)?|gear|checklists?|bring|essentials';

export const concerns: readonly Concern[] = [
  {
    signs:
      '(?:start(?:s|ing)? (?:at|from)|priced? (?:at|from|:)|prices? (?:start|range|vary)|costs? (?:about|around|between|from)?|just|only|pay|payments? of) ?[$€£]\\d[\\d.,]*|(?:costs?|prices?|price range|budgets?|spend(?:ing)?)[^.$€£\\n]{0,20}[$€£]\\d[\\d.,]*|[$€£]\\d[\\d.,]* ?(?:/|per |an? )(?:mo|month|week|year|yr|hour|hr|user|session|person)|^(?:(?:plans?|features) (?:and|&) )?(?:pricing|prices|costs?)(?: (?:and|&) (?:plans?|features|packages))?:?$',
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
  {
    signs:
      '(?:benefits|advantages) of (?:\\S+ ){0,3}$2|$2 benefits|^(?:the )?(?:key |main |top |health )?(?:benefits|advantages):?$',
    question: 'What are the benefits of $1?',
  },
  {
    signs: 'battery life|hours (?:of (?:battery|playback|listening|use)|per charge|on a (?:single |full )?charge)',
    question: 'How long does the battery of $1 last?',
    of: 'things',
  },
  {
    signs:
      'free trials?|free (?:demo|first|introductory|trial) (?:lesson|session|class|call)?|try (?:\\S+ ){0,3}for free',
    question: 'Is there a free trial of $1?',
  },
  {
    signs: 'free (?:\\S+ ){0,2}(?:consultations?|estimates?|quotes?|assessments?)',
    question: 'Does $1 come with a free consultation?',
    by: 'service',
  },
  {
    signs:
      "what(?:[’']s| is) included|(?:every|each|all|our) (?:\\S+ ){0,3}(?:packages?|plans?|services?|$2) (?:include|comes? with)s?|(?:packages?|$2) includes?|what you(?:[’']ll| will)? (?:get|receive)(?: with| in|:|$)|included (?:in|with) (?:every|each|all|our|your)|^(?:\\S+ ){0,3}packages?:?$|compare (?:\\S+ ){0,2}(?:packages?|plans)|each package",
    question: 'What is included in $1?',
    by: 'service',
  },
  {
    signs:
      '(?:certified|licensed|qualified|accredited|vetted|background[- ]checked|trained) (?:\\S+ ){0,3}(?:cleaners?|coach(?:es)?|consultants?|counselors?|experts?|installers?|instructors?|professionals?|specialists?|teachers?|technicians?|therapists?|trainers?|tutors?|writers?)',
    question: 'What qualifications do $5 have?',
    by: 'service',
  },
  {
    signs:
      '(?:unlimited|free|one|two|three|\\d+|rounds? of) (?:\\S+ )?(?:revisions?|rewrites?)|revision (?:policy|period|requests?|rounds?)',
    question: 'How many revisions are included in $1?',
    by: 'service',
  },
  {
    signs:
      'rush (?:service|orders?|delivery|option|fee)|expedited (?:\\S+ )?(?:service|delivery|option)|same[- ]day (?:service|delivery|turnaround|appointments?)|\\d+[- ]hour (?:\\S+ )?(?:rush|turnaround|delivery)',
    question: 'Is there a rush option for $1?',
    by: 'service',
  },
  {
    signs:
      '(?:fully |bonded and |licensed and |licensed, bonded,? and )insured|insured and bonded|$2 (?:\\S+ ){0,6}insured|insured (?:\\S+ ){0,2}$2',
    question: 'Is $1 insured?',
  },
  {
    signs: 'affordab(?:le|ility|ly)|budget[- ]friendly|inexpensive|low[- ]cost|wallet[- ]friendly',
    question: 'Which $2 are affordable?',
    of: 'several',
  },
  {
    signs: 'certifications?|[\\p{L}™®]+[- ]certified|certified (?:by|organic|b[- ]corp\\p{L}*)',
    question: 'Which certifications matter for $2?',
    of: 'several',
    by: 'article',
  },
  {
    signs:
      'plus[- ]size(?:s|d)?|size[- ]inclusiv\\p{L}+|inclusive(?:ly)? siz\\p{L}+|(?:sizes?|sizing)[^.]{0,40} (?:[2-6]xl?|x{2,}l)',
    question: 'Which $2 are available in plus sizes?',
    of: 'several',
  },
  {
    signs:
      '(?:made|manufactured|produced|sewn|built)(?: \\S+){0,2} in (?:the )?(?:usa?|u\\.s\\.(?:a\\.)?|united states|america)|american[- ]made',
    question: 'Which $2 are made in the USA?',
    of: 'several',
  },
  {
    signs: 'vegan|cruelty[- ]free',
    question: 'Which $2 are vegan?',
    of: 'several',
  },
  {
    signs:
      'beginner[- ]friendly|(?:good|great|ideal|perfect|best|suitable|easy|right) (?:\\S+ )?for (?:absolute |complete )?(?:beginners|first[- ]timers)',
    question: 'Which $2 is best for beginners?',
    unlessOne: 'Which $2 are best for beginners?',
    of: 'things',
  },
  {
    signs:
      '(?:no|without|prior|previous|lack of) (?:\\S+ ){0,2}experience|(?:beginners?|first[- ]timers?) (?:can|are welcome)|experience (?:is )?(?:not )?(?:needed|required|necessary)',
    question: 'Do you need experience for $1?',
    of: 'mass',
    ofDeeds: 'Do you need experience to $3?',
  },
  {
    signs:
      '(?:\\d|one|two|three|four|five|six)(?: ?[–-] ?| to | or )?(?:\\d|two|three|four|five|six|seven)? (?:\\S+ )?(?:days?|runs?|times|workouts?|sessions) (?:of (?:\\S+ )?)?(?:per|a|each|every) week',
    question: 'How many days a week should you plan for $1?',
    of: 'mass',
  },
  {
    signs:
      '$2 (?:is|are|can be) (?:\\S+ ){0,2}effective|effectiveness of (?:\\S+ ){0,2}$2|(?:studies|research|evidence) (?:\\S+ ){0,6}$2',
    question: 'How effective is $1?',
    of: 'mass',
  },
  {
    signs:
      '$2 (?:\\S+ ){0,5}(?:safe|unsafe|harmful|harms?|dangerous)|(?:safe|harmful|dangerous|safety of|risks of) (?:\\S+ ){0,3}$2',
    question: 'Is $1 safe?',
    of: 'mass',
  },
  {
    signs:
      '(?:when|best time|right (?:age|time)|ready|too (?:late|early)) (?:to|for) (?:(?:start|begin)(?:ing)? )?(?:\\S+ )?$2|(?:start|begin)(?:ning|ing)? (?:\\S+ ){0,2}$2 (?:\\S+ ){0,3}(?:at|around|when|as early|before|months|weeks)',
    question: 'When should you start $1?',
    of: 'mass',
  },
  {
    signs:
      '(?<=^|[.!?:] |what )(?:an? |the )?$2 (?:is|are|refers? to|means|describes) (?:an?|the|any|one|when|all|how)',
    question: 'What is $1?',
  },
  {
    signs:
      '\\d[\\d,]*(?: ?(?:[–-]|to) ?[\\d,]+)?[- ](?:words|pages|paragraphs)(?: long)?|word (?:count|limit)|page limit',
    question: null,
    ofDeeds: 'How long should $1 be?',
  },
  {
    signs: 'chatgpt|ai (?:tools?|writers?|writing|generators?|assistants?)|generative ai|artificial intelligence',
    question: null,
    ofDeeds: 'Can AI help you $3?',
  },
  {
    signs:
      'ai[- ](?:powered|driven|based|assisted|tools?|features?|assistants?|generators?|agents?|builders?|writers?|capabilities)',
    question: 'Which AI tools does $1 have?',
    of: 'one',
  },
  {
    signs: '(?:traditional|conventional|ordinary|in-person|face-to-face) $4',
    question: 'How is $1 different from a traditional $4?',
    unlessOne: 'How is $1 different from traditional $4?',
  },
  {
    signs:
      'sav(?:e|ings?) (?:\\S+ ){0,6}(?:var(?:y|ies)|depends?|depending)|(?:vary|varies|depend|depends|depending) on (?:\\S+ ){0,10}sav(?:e|ings?)',
    question: 'What affects how much you save with $1?',
  },
  {
    signs:
      'free (?:\\S+ ){0,6}(?:up to )?(?:\\d+|one|two|three|five|ten) (?:users?|seats|contacts|members|projects|websites)|free (?:for|up to) (?:\\S+ )?users',
    question: 'What are the limits of a free $2?',
    unlessOne: 'What are the limits of free $2?',
  },
  {
    signs:
      'gratuit(?:y|ies)|customary to tip|tip(?:ping)? (?:\\S+ ){0,3}(?:vendors?|drivers?|crew|movers?|staff|cleaners?|guides?)',
    question: 'How much should you tip for $1?',
  },
  {
    signs: '(?:$2|event|events|liability|cancellation|travel|additional|extra|supplemental|\\p{L}+ing) insurance',
    question: 'Do you need insurance for $1?',
    ofDeeds: 'Do you need insurance to $3?',
  },
  {
    signs: 'what to (?:pack|bring|take)|(?:packing|gear) (?:check)?lists?|(?:pack|bring|carry) (?:these|the following)',
    question: 'What should you bring for $1?',
    of: 'mass',
  },
  {
    signs:
      '(?:at least |get |from )?(?:two|three|four|multiple|several|a few|\\d+) (?:\\S+ )?(?:quotes|estimates|bids)|(?:quotes|estimates|bids) from (?:at least |about )?(?:two|three|four|multiple|several|a few|\\d+)',
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
    signs:
      'refund(?:s|ed|able)?|cancel(?:led|ed)? (?:\\S+ ){0,4}(?:any ?time|at no charge|\\d+ (?:hours|days) (?:in advance|before))|cancell?ation (?:policy|fee)',
    question: 'Can you cancel $1 and get a refund?',
  },
  {
    signs:
      'financing (?:options?|plans?|terms|programs?|is|through)|(?:apply for|get|offer(?:s|ing)?|provides?|through|with|flexible|low[- ]interest|\\S+ free|0%|interest) (?:\\S+ )?financing|^(?:\\S+ ){0,3}financing(?: \\S+){0,3}$|pay (?:in|over) (?:\\d+|four|monthly) (?:installments?|instalments?|payments?|months)|(?:monthly|interest-free) (?:installments|instalments|payments)|buy now,? pay later',
    question: 'Can you finance $1?',
  },
  { signs: 'discounts?|coupons?|promo codes?', question: 'Are there discounts on $1?' },
  { signs: 'confidential(?:ity|ly)?', question: 'Is $1 private and confidential?' },
  {
    signs:
      'data (?:security|privacy|protection) (?:features|measures|is|are)|(?:protect(?:s|ed|ing)?|safeguard(?:s|ed|ing)?|secur(?:e|es|ing)) (?:\\S+ ){0,3}data|data (?:\\S+ ){0,3}(?:stays?|is|are|remains?|kept) (?:safe|secure|protected)|hipaa|soc 2|encrypt(?:ed|ion|s)|security (?:measures|features|enhancements)',
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
      'turn(?:ed )?around(?: times?| in| within)?|takes? (?:about |around |up to |anywhere from |between |just |only )?[\\d–-]+(?: (?:to|and) \\d+)? (?:business |working )?(?:hours|days|weeks|months)|delivered (?:in|within) \\d+|(?:delivery|draft|ready|completed|results)[^.]{0,40} (?:in|within) \\d+ (?:business )?(?:hours|days|weeks)|\\d+[- ]hour (?:express |rush )?(?:delivery|turnaround)|\\d+[- ](?:day|week|month) (?:\\S+ ){0,3}(?:plan|program|programme|schedule|course|training)',
    question: 'How long does $1 take?',
    ofDeeds: 'How long does it take to $3?',
  },
  {
    signs:
      'do (?:it|this|everything) (?:all )?(?:yourself|on your own)|(?:with|without|hir(?:e|ing)) (?:an? |the help of (?:an? )?)(?:\\S+ )?(?:lawyer|attorney|accountant|professional|contractor|agency|expert|consultant|planner|plumber|electrician)',
    question: null,
    ofDeeds: 'Should you $3 yourself or hire a professional?',
  },
  {
    signs:
      '(?:switch|chang)(?:e|es|ing)? (?:your |to (?:a|another) )?(?:new |different )?(?:advisors?|analysts?|cleaners?|coach(?:es)?|consultants?|counsellors?|counselors?|designers?|developers?|doctors?|instructors?|lawyers?|nutritionists?|planners?|providers?|teachers?|therapists?|trainers?|tutors?|writers?)',
    question: 'Can you switch $5?',
    by: 'service',
  },
  {
    signs:
      '(?:matched|start(?:ed)?|appointments?|available|book(?:ed)?|seen|first (?:session|lesson|class)) (?:\\S+ ){0,5}(?:within|in (?:as little as|just|less than|under)|as soon as) (?:\\S+ ){0,2}(?:hours?|days?|minutes|weeks?)|(?:same|next)[- ]day (?:appointments?|availability)|(?:no|long|short|shorter) (?:wait(?:ing)? (?:lists?|times?)|waitlists?|waits?)',
    question: 'How soon can you start $1?',
    of: 'mass',
    by: 'service',
  },
  {
    signs:
      '(?:see|seeing|notice|noticing|expect|get|deliver(?:s|ing)?|experience) (?:\\S+ ){0,3}(?:results?|progress|improvements?|returns?) (?:\\S+ ){0,3}(?:in|within|after) (?:\\S+ ){0,4}(?:days|weeks|months|years?)|results (?:\\S+ ){0,3}(?:in|within|after) (?:\\S+ ){0,3}(?:days|weeks|months)|takes? (?:\\S+ ){0,4}(?:days|weeks|months|years?) (?:before|to|until) (?:\\S+ ){0,2}(?:see|notice|show)|time[- ]to[- ](?:value|results|insights?)',
    question: 'How long does it take to see results from $1?',
    of: 'services',
  },
  {
    signs:
      'never too (?:late|old)|too (?:late|old) to (?:start|learn|begin)|adult (?:beginners?|learners?|students?)|(?:start|learn)(?:ing)? (?:\\S+ ){0,4}as an adult',
    question: 'Is it too late to start $1 as an adult?',
    of: 'services',
    ofDeeds: 'Is it ever too late to $3?',
  },
  {
    signs:
      '(?:register|enrol+) (?:for|in|online|today|now|by|any|your)|(?:pre-)?registration (?:form|fees?|process|is|opens?)|enrol+ment (?:form|fees?|process|is|opens?)|enrol+ing|(?:schedule|book) (?:a|your) (?:\\S+ )?(?:trial|first|introductory) (?:lesson|class|session)',
    question: 'How do you sign up for $1?',
    of: 'services',
  },
  {
    signs:
      '(?:stay|keep|remain|maintain)(?:ing|s)? (?:\\S+ ){0,2}motivat(?:ed|ion)|los(?:e|ing) motivation|lack of motivation',
    question: 'How do you stay motivated with $1?',
    of: 'services',
  },
  {
    signs:
      'tech(?:nology)? stack|(?:tools|technologies|platforms) (?:we (?:use|work with)|such as|like|including)|(?:best|top|popular|common|leading) (?:\\S+ ){0,2}tools',
    question: 'Which tools are used for $1?',
    of: 'services',
    by: 'service',
  },
  {
    signs:
      "who (?:it|this)(?:[’']s| is) (?:for|best for)|(?:is|are) (?:\\S+ )?(?:ideal|perfect|suited|suitable|designed|a (?:great|good) (?:fit|choice|option)) for (?:anyone|people|those|businesses|companies|families|individuals|organi[sz]ations|homeowners|households)|who (?:can |will )?benefits?|who should (?:use|get|consider|take|choose)|who (?:we|is this) (?:help|serve|for)",
    question: 'Who benefits most from $1?',
  },
  {
    signs:
      '^(?:\\S+ )?industries(?: we serve| served)?:?$|industries (?:we (?:serve|support)|served)|(?:solutions|use cases|analytics|services) (?:by|across|for every) industr(?:y|ies)|(?:banking|energy|finance|healthcare|insurance|logistics|manufacturing|retail)(?:,|,? and|,? &) (?:\\S+ ){0,2}(?:banking|energy|finance|healthcare|insurance|logistics|manufacturing|retail)',
    question: 'Which industries use $1?',
    of: 'services',
    by: 'service',
  },
  {
    signs:
      '(?:opening|first) (?:sentence|line|paragraph)s?|hook (?:the |your |a )?(?:readers?|audience)|attention[- ]grabbing|strong (?:opening|introduction|hook)',
    question: 'How do you start $1?',
    ofDeeds: 'How do you start $1?',
  },
  {
    signs:
      '(?:topics?|subjects|themes) (?:that )?(?:to avoid|you should avoid)|(?:avoid|avoiding) (?:\\S+ ){0,3}(?:topics?|clich\\p{L}+)|clich(?:e|é)d?s?',
    question: 'What topics should you avoid in $1?',
    ofDeeds: 'What topics should you avoid in $1?',
  },
  {
    signs:
      '^(?:\\S+ ){0,2}clothing(?: (?:\\S+ ){0,2}\\S+)?:?$|(?:clothing|base|insulating|moisture-wicking) layers?|what to wear|wear (?:\\S+ ){0,3}layers',
    question: 'What should you wear for $1?',
    of: 'mass',
    among: packing,
  },
  {
    signs:
      '(?:carry|bring|pack|drink) (?:\\S+ ){0,5}(?:water|lit(?:er|re)s?)|(?:lit(?:er|re)s?|ounces) of water|water (?:bottles?|bladders?|treatment|filters?|filtration|purification)|hydration (?:bladder|pack|system)|^(?:\\S+ ){0,3}(?:water|hydration)(?: (?:\\S+ ){0,3}\\S+)?:?$',
    question: 'How much water should you carry for $1?',
    of: 'mass',
    among: packing,
  },
  {
    signs:
      '(?:calories|pounds of food|food|meals) (?:\\S+ ){0,2}(?:per|a|each) day|(?:carry|bring|pack) (?:\\S+ ){0,4}(?:food|meals|snacks)|^(?:\\S+ ){0,3}(?:food|nutrition|meals|snacks)(?: (?:\\S+ ){0,2}\\S+)?:?$',
    question: 'How much food should you bring for $1?',
    of: 'mass',
    among: packing,
  },
  {
    signs: 'first[- ]aid',
    question: 'What should be in a first aid kit for $1?',
    of: 'mass',
    among: packing,
  },
  {
    signs:
      "leave (?:\\S+ ){0,3}(?:at home|behind)|(?:don[’']t|do not|not to|avoid) (?:pack|bring)(?:ing)?|overpack(?:ing)?",
    question: 'What should you not bring for $1?',
    of: 'mass',
    among: packing,
  },
];
