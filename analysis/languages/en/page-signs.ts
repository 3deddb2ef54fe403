/** English words that show the basis and the age of a page. */
import type { DisclosureWords, PageSignWords } from '../page-signs.ts';
import { instructions } from './instructions.ts';

export const pageSigns: PageSignWords = {
  reviews:
    '\\d(?:\\.\\d)?(?: ?/ ?5| (?:out )?of 5|[- ]stars?)|rated \\d(?:\\.\\d)?|\\d\\.\\d (?:star )?ratings?|[\\d,]{2,} (?:\\p{L}+ )?(?:customer |verified |google |client )?(?:reviews|ratings|testimonials)',
  licence:
    'licen[sc]ed (?:and|&) (?:insured|bonded|certified)|fully (?:licen[sc]ed|insured)|licen[sc]e (?:number|no\\.?|#)|us ?dot (?:number|#|no)|bonded and insured|(?:we|our \\p{L}+|(?:the|this) (?:company|firm|team|clinic|school)) (?:is|are) (?:fully |all )?(?:licen[sc]ed|insured|accredited|certified)|nabcep|iso \\d{4,5}|soc 2|bbb[- ]accredited|accredited by',
  guarantee:
    '(?:\\d+|one|two|three|five|ten|limited|lifetime|extended|manufacturer)[- ](?:year |month |day )?(?:warrant(?:y|ies)|guarantees?)|(?:warrant(?:y|ies)|guarantee) (?:of|for|covers|lasts)|money[- ]back|free returns|return policy|days to return',
  method:
    'how we (?:chose|choose|picked|pick|tested|test|ranked|rank|selected|select|rated|rate|evaluated|evaluate|reviewed|review|made)|our (?:methodology|ranking|rating|scoring|selection|testing) (?:criteria|process|system|method(?:ology)?)|our (?:testing|selection|review|evaluation|research)(?: (?:&|and) (?:testing|selection|review|evaluation|research))+(?: process)?|our methodology|(?:selection|ranking|evaluation|rating) criteria|why you should trust us|how (?:exactly )?did we (?:come up|choose|pick|select|rank)|our criteria|(?:ranked|ordered|narrowed|chosen|selected|picked) [^.]{0,80}based on|we (?:compared|ranked|rated|evaluated|analy[sz]ed|scored|reviewed|tested) (?:more than |over )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|dozens|these|each|every|all)',
  experience:
    "(?:we|i)(?: have|[’']ve)? (?:personally |also |only )?(?:tested|tried|used|bought|measured|installed|visited|brewed|planted|grown|grew|baked|cooked)|whenever we (?:test|try|review)|(?:been|have been) (?:testing|reviewing)|i (?:love|like|prefer|always|usually|never) (?:to )?\\p{L}+|i (?:grow|plant|use|keep|make|bake|wear|drive)|i(?: have|[’']ve) (?:had|owned|worn)|in (?:our|my) (?:own )?(?:tests?|testing|experience|home|lab|kitchen)|hands[- ]on (?:test(?:ing)?|experience|review)|first[- ]hand",
  cases: 'case stud(?:y|ies)|(?:success|customer|client) stor(?:y|ies)',
  voices:
    '^(?:(?:our|the|more|read|see|verified|glowing|recent|latest|top|real|happy|google|yelp|customer|client|patient|student|parent|guest|user|member|homeowner|product) ){0,4}(?:testimonials|reviews|client stories|customer stories|success stories)(?: from [^.]{3,40})?[.!:]?$|^what (?:(?:our|some|other|happy|the|my) )*(?:customers?|clients?|patients?|students?|parents?|guests?|users?|members?|people|families|neighbors|others|they) (?:of ours )?(?:are saying|have (?:to say|said)|say|said|think)',
  vague_source:
    '(?<!(?:our|my)(?: own| internal)? )(?:studies|research|surveys|experts|statistics|(?<=^|[.!?;,:—–] |\\b(?:and|but|that|as|some|many|most|several|recent|new|various|numerous|multiple|other|industry|market|media|news|official|these|the) )reports|scientists|researchers)(?: (?:have|has|also|consistently|in the field))* (?:shows?|shown|suggests?|suggested|find|found|finds|says?|estimates?|indicates?|proven?|agree|reveals?|recommends?)|(?<!(?:our|my|internal) )data (?:clearly |consistently )?(?:shows?|suggests?|indicates?|proves?)|(?:expert|research|science)[- ](?:backed|proven)|according to (?:experts|studies|research|some|estimates|reports|surveys)',
  data: 'study|studies|analysis|survey|research|report|census|data|figures',
  relative_day:
    '(?:earlier|later) this year|last (?:month|week)|recently announced|just announced|coming soon|in the coming (?:months|weeks)',
  pick: "best (?:overall|for|choice|pick|option)|our (?:top |first |favou?rite )?(?:pick|choice|recommendation)|(?:we|i)(?:’d|'d| would)? recommend(?! (?:and|in|to|at|for))|(?:we|i) (?:chose|picked|selected|named|crowned) [^.]{1,80} as (?:the|our|my|best)|(?:we|i)(?:[’']ve| have) (?:picked|chosen|selected|crowned) the|(?<!(?:you|they|we|i|to|can|could|will) )(?:start with|go (?:for|with))|top pick|(?:number one|no\\.? ?1|#1|first|top|favou?rite) (?:choice|pick|recommendation)|(?:the|our|overall|clear) winner (?:is|was|here|overall|for)|you can[’']?t go wrong",
  plan: '(?:will (?:be|come|become|take|start|begin|launch|open|enter|apply|have to|need to)|(?:is|are) (?:expected|set|due|scheduled|planned|slated|about|going) to) [^.;:]{0,80}?(?:in|by|from|for|until|of|during) (?:(?:early|mid|late|\\p{L}{3,9})[- ])?(?=20\\d\\d)|(?:(?:sign up|register|enroll?|order|book|apply|valid|offer|deal|promotion|discount|sale) (?:(?!ended|expired|closed|was|were|had)[^.;:]){0,40}?(?:by|until|till|through|before)|(?:ends?|expires?|closes?) on) (?:\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? |\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9},? )(?=20\\d\\d)',
  plan_after_year:
    '^(?:in|by|from|during) (20\\d{2}),? (?![^.;:]{0,25}(?:said|announced|that|if|whether))[^.;:,]{1,25} will (?:be|become|come|take|start|begin|launch|open|enter|apply|have to)',
  free: '(?:completely|totally|100 ?%|always|forever) free|free (?:forever|for (?:up to )?\\d+|for (?:one|two|three|five|ten)|plan|account|tier|version|up to)|up to \\d+ \\p{L}+ (?:for )?free',
  saving: 'sav(?:e|es|ed|ing|ings)|rebates?|cash ?back|tax credits?',
  other_money:
    'debts?|owe[sd]?|owing|(?:loan|account|card|outstanding|average) balances?|salar(?:y|ies)|wages?|incomes?|earn(?:s|ed|ing|ings)?|ma(?:kes?|king|de) (?:(?:about|around|between|from|up to|over|an average of) )?\\p{Sc}[\\d,.]+|deductibles?|coverage limits?|file (?:a|your) claim|emergency funds?|(?:raised|donated?|donations?|funding|revenues?|net worth|prize money)|fin(?:es|ed)|penalt(?:y|ies)|tips? (?:of|between|from)|tipp(?:ed|ing)|gratuit(?:y|ies)|get tips|coupons?|\\p{Sc}[\\d,.]+ (?:\\p{L}+ )?(?:more|less|cheaper|extra|higher|lower)|\\p{Sc}[\\d,.]+ off',
  average: 'averages?|median|on average|typically costs?|per ?cent',
  instruction: `^(?:then |next,? |first,? )?(?:${instructions.join('|')}|aim|allocate|ask|contribute|don[’']?t|drink|eat|give|go|let|make|remember|slow|speed|spend|start|stop|take|try|walk)(?! ?[-’'])`,
  own_count: 'we|our|ours|us|my|i',
  rating: 'ratings?|rated|stars?|scores?|(?:out )?of (?:5|10)',
  abandoned:
    "(?:these|this) (?:docs|documentation|pages?|articles?|guide|post|site|website|tutorial|wiki|list) (?:is|are|was|were|has been|have been)(?: now| currently)? (?:very )?(?:old|outdated|out of date|out-of-date|deprecated|archived|obsolete|no longer (?:being )?(?:actively )?(?:updated|maintained|current))|(?:these|this) (?:docs|documentation|pages?|articles?|guide|post|site|website|tutorial|wiki|list) (?:will not|won['’]t|will no longer) be (?:updated|maintained)|(?:this|the) (?:page|article|guide|post|information|content)(?: \\p{L}+){0,2} may (?:be|contain|include) (?:out of date|outdated|obsolete)|you(?:['’]re| are) (?:viewing|reading|looking at) (?:the )?(?:documentation|docs|a page) for an? (?:old|older|outdated|previous)",
  pandemic:
    '(?:covid(?:[- ]19)?|coronavirus) (?:safety|protocols?|precautions?|measures?|guidelines?|polic(?:y|ies))|(?:covid(?:[- ]19)?|the (?:current |ongoing )?(?:pandemic|coronavirus)) (?:has (?:presented|brought|made|forced|caused)|is still|continues)|(?:current|ongoing|in light of the|amid the) (?:global )?(?:pandemic|covid(?:[- ]19)?|coronavirus)|(?:during|in) these (?:unprecedented|uncertain|difficult|challenging|trying) times',
  printable:
    'printables?|printer[- ]friendly|(?:free|our|downloadable|editable) pdf|as a pdf|pdf (?:version|checklist|template|download)|download (?:and print |the |our |this |your |a |my |free )+(?:\\p{L}+ ){0,2}(?:checklist|template|guide|planner|worksheet|spreadsheet|timeline|list|chart|calendar|workbook|pdf)',
  suits:
    '(?:best|ideal|perfect|well suited|best suited|great choice|good choice|right choice|made) for|best (?:overall|value|budget)|(?:ideal|great|good|excellent|better|best|right) (?:choice|option|pick|fit) (?:for|if|when)',
  since: '(?:since|founded in|established in) (?:\\p{L}+ )?(?:19|20)\\d{2}',
  rate_for_year:
    '(?:is|are|ranges?|stands?|remains?|applies|apply)(?= |,|$)[^;]{0,160}?for (?:the )?(?:(?:tax|fiscal|calendar) )?(?:years? )?(?=20\\d\\d)20\\d\\d|for (?:the )?(?:(?:tax|fiscal|calendar) )?(?:years? )?20\\d\\d,? [^;]{0,80}?(?:is|are|ranges?|stands?|remains?)',
  not_in_force:
    'was|were|had|rose|fell|grew|gr(?:ow|ows|owth)|increas(?:e|ed)|decreas(?:e|ed)|up|down|expected|projected|forecast(?:ed)?|estimated|since|compared|study|survey|report(?:ed)?|sales|market|revenues?|according',
};

export const disclosures: DisclosureWords = {
  earning:
    'affiliat|commission|(?:we|i) (?:may |might |can |will |could |sometimes |also )?(?:earn|get paid|be paid|are paid|receive|be compensated|get a (?:small )?(?:cut|share|percentage|kickback))|(?:earn|receive|get)s? (?:us |me )?(?:a )?(?:small )?(?:fee|share|percentage|compensation|revenue|money)|(?:receives?|earns?|gets?|any|some|no|financial|monetary|advertis\\p{L}+) (?:\\p{L}+ )?compensation|(?:be|are|am|is|get) compensated (?:for|if|when|by|through)|sponsor|paid (?:partner|promotion|link|placement)|amazon associate|associates program|referral (?:link|fee|code|program|partner)|partner links?|advertising (?:disclosure|relationship)|advertiser disclosure|disclosure|at no (?:extra|additional) cost to you|support (?:us|our (?:site|work)|the site)|paid (?:by|for by) (?:the )?(?:companies|brands|partners|advertisers)|\\bads? (?:disclosure|by)',
  own: "(?:our|my) (?:very )?(?:own )?(?:\\p{L}+ )?(?:own|products?|platform|software|apps?|tools?|services?|solutions?|systems?|company|brands?|stores?|shop|team|customers?|clients?|users?|members?|pricing|prices|plans?|collections?|range|suite|website|business|engineers?|designers?|customers)(?![\\p{L}\\p{M}])|ours|(?:we|i)(?:[’']ve| have)? (?:also |\\p{L}+ly )?(?:make|made|built|build|created|create|designed|design|developed|develop|offer|sell|launched|founded|own|provide|help|are (?:the|a|an|proud)|at)|in-house|disclosure|disclaimer|bias(?:ed)?|shameless|full transparency",
  ours: '(?:our|my) (?!(?:top |first |own |favou?rite |personal |\\p{L}+ )?(?:picks?|choices?|lists?|rankings?|ratings?|scores?|reviews?|reviewers?|recommendations?|guides?|tests?|testing|testers?|methodology|criteria|articles?|roundups?|opinions?|favou?rites?|verdict|comparison|research|blog|readers?|experience|take))',
  selection:
    "criteria|methodolog|(?:we|i)(?:[’']ve| have)? (?:\\p{L}+ ){0,2}(?:chose|choose|pick|picked|select|selected|test|tested|tried|compare|compared|rank|ranked|rate|rated|review|reviewed|evaluat\\p{L}+|considered|asked|interviewed|looked at)|(?:chosen|selected|ranked|ordered|rated|picked|tested|voted|nominated|judged) (?:by|for|from|based|on|according|because)|(?:why|how) (?:we|i) |awards?(?![\\p{L}])|award[- ]winning|shortlist|alphabeti[sz]ed|in (?:alphabetical|chronological|no particular) order",
  experience:
    "(?:i|my|myself|me)(?![\\p{L}\\p{M}\\p{N}])|our (?:own )?(?:tests?|testing|testers?|reviewers?|reviews?|interviews?|experts?|editors?|favou?rites?)|hands[- ]on|first[- ]hand|we(?:[’']ve| have)? (?:\\p{L}+ ){0,2}(?:tested|tried|used|visited|measured|read|watched|played|made)",
};
