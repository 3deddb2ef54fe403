/** Sentence ends in English, definitions, and words that refer to an earlier sentence. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'e.g i.e u.s u.k a.m p.m ph.d rev gen gov sen rep capt lt col sgt hon mt ft est dept univ assn bros jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun eds ref refs sec ch viz al',
  hasDottedOrdinals: false,
  wordOfOneLetter: 'I',
  haveEndMarks: true,
  definitions: [
    `^${subject}(?:is|are|was|means|refers to|describes) (?:a|an|the|any|one of|when|how)(?![\\p{L}\\p{M}])`,
  ],
  backReferences:
    'it its this that these those they them their he she his her such however therefore thus hence also moreover furthermore instead otherwise besides',
  announcements: [
    '^(?:to )?(?:learn|read|find out|discover|see|explore) more',
    '^(?:read|keep|scroll) on|^(?:keep|continue) reading|(?:^|you can |feel free to )(?:jump|skip|scroll) (?:ahead |down |straight |right )?to|^click|^stay tuned|^without further ado',
    '^(?:see|visit|watch|download|browse|read|view|grab) (?:our|my)|^check out (?:our|my|the (?:full|complete|following)|this|these)|^for more (?:on|information|details|ideas|tips|help|about|expert|advice|inspiration)',
    '(?:in|throughout|through) (?:this|our|the next|the following) (?:[^\\s]+ ){0,3}(?:article|guide|post|tutorial|section|video|series|chapter|page|comparison|checklist|piece|round-?up|review)',
    '^(?:so )?(?:this|our|the following) (?:[^\\s]+ ){0,3}(?:article|guide|post|tutorial|section|video|series|chapter|page|comparison|checklist|round-?up|review|list) (?:will |can |also )?(?:covers?|explains?|walks?|provides?|breaks?|shows?|explores?|offers?|outlines?|describes?|discusse?s?|gives?|contains?|helps?)',
    "(?:we|i)(?:'ve| have)(?: also| just| already)? (?:put together|compiled|rounded up|gathered|collected|narrowed down|curated|written|listed)",
    "(?:we|i)(?:'ve| have) (?:created|made|prepared) (?:an?|the|this) (?:[^\\s]+ ){0,4}(?:guide|list|checklist|overview|article|post)",
    "(?:we|i)(?:'ll| will)(?: also| first| now| then)? (?:cover|explore|dive|delve|look at|take a (?:closer |quick )?look|break down|learn|explain|list)",
    "(?:^|[;—–-] )let's (?:now |first |all )?(?:take a|look|dive|explore|get (?:into|started)|break|see|talk|go (?:over|through)|discuss|examine|review|jump|begin|delve|find out|start)",
    "you(?: can|'ll| will)? (?:learn|read|find out|discover) (?:more|everything|all) about",
    '(?:on|in) the next page',
  ].join('|'),
  emptySubjects:
    /^it(?:['’]s|\s(?:is|was|(?:can|may|might|could|will|would)\sbe))\s(?!an?\s|the\s|one\s)(?:[\p{L}\p{M}]+\s){1,3}(?:to|that|when|if)\s/iu,
  neverTwice: 'the a an of to for from by with at on and or but if our your my their',
};
