/** English stop words, everyday words and words about nouns. */
import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';
import { finiteVerbs } from './words/finite-verbs.ts';

export const stopWords: StopWords = {
  list: 'en',
  contentWords: `free half keys long order orders plus run shed shell ad ai fi hr man men net ph pr tv uk vc web area areas back bill biol bottom caption case cases cause causes changes computer copy course cry date detail
    effect end face faces fact facts fire full front group groups help high higher highest home homepage html
    importance important inc index information inner interest invention large length line low
    lower man member members men microsoft mill million billion mug net netscape new newer newest novel number numbers old
    older oldest order page pages part parts place places point points present problem problems research ring room
    rooms round section self side sides site small smaller smallest state states stop system test
    text thick thin tip top value web webpage website width words work year years young younger zero
    youngest`,
  functionWords: 'roughly',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `able access achieve add address adjust affect allow already amazing amount answer apply approach area ask
    aspect avoid available awesome back bad basic beautiful begin benefit big bit bottom bring brand build button buy
    calculate call capability care case cause century certain challenge chance change check choice choose clear close
    collect combine come common complete consider contain continue control convenient correct cover create current
    custom daily day deal decide deep deliver depend desire detail determine develop different difference difficult
    direct discover double easy ecosystem effect effective effort element end enjoy ensure enterprise entire essential
    especially exact example excellent exist expect experience expert explain explore extra extremely eye face fact
    factor fall fast favorite feature feel few fill final find fine first fit focus follow form free fresh friend front
    fun full future gain general gentle give goal good great group grow guide hand handle happen happy hard head hear
    heavy help high hold hour huge idea ideal immediate impact important improve include increase individual industry
    information insight inspiration instead interest introduce involve issue item job join key kind know large last
    late latest lead learn least leave left length less let level life lifestyle light like limit line link list little
    live long look lose lot love low made main maintain major make manage mark matter maximum mean meet member mention
    mind minimum minute miss modern moment month move multiple name natural need new next nice normal note number offer
    official old open option order original outside pack page part pay people perfect perform period person personal
    pick piece place plan play plenty plus point popular position possible potential practice prefer premium prepare
    present pretty prevent price problem process produce product prove provide purpose quality question quick quickly
    range reach read ready real reason receive recommend reduce regular relate remain remember remove replace report
    require rest result return review right rise role round rule run safe sale save search second section see segment
    select self send sense separate series serve service set several shape share ship short show side sign significant
    similar simple single situation size slight slow small smart smooth solid solution solve sort source space special
    specific spend split spread stand standard start state stay step stick stop strong stuff style success suggest suit
    super supply support sure surprise switch take talk task team technology tell tend thing think thick thin tie tier
    time tip title together tool top total touch track transform trend tried trouble true try turn type understand
    unique update upgrade user usual value variety various version view visit wait walk want warm way week weekend
    whole wide wish wonder wonderful word work world worry worth wrong year young easily easier base incredible
    incredibly instance typical typically additional additionally anti pre semi non multi ultra mid half consistent
    consistently advance advanced critical highly account push bought carry draw arrive arrived sold roughly frequent
    frequently chose press notice advise higher highest lower lowest larger smaller biggest faster longer shorter older
    earlier compare enable identify enhance adapt initial automatically vary core simply comprehensive dedicated
    minimal emerging defined extended evaluate expand established driven align tailored previous evolving relevant
    assess aware experienced ultimately encourage reflect aim seek leverage ease highlight valuable accurate actual
    prioritize discuss crucial positive pull impressive represent earn concern simplify exceptional absolutely
    eliminate numerous suitable occur primary proper properly recognize attract fail rely boost navigate contribute
    demonstrate appear exciting familiar extensive ongoing diverse elevate incorporate overwhelming maximize regularly
    versatile robust increasingly assume occasionally empower realize thrive unlock gather imagine proven conduct
    attached intended constantly distinct approve invite reveal straightforward meaningful literally dominant purchase
    decision focused built term keep definitely perfectly fully greatly widely likely exactly allowed required desired
    given percent paid slowly smallest`,
  quantities: 'one half percent dollar dollars euro euros pound pounds cent cents',
  linking: 'of and in for to the on with by at from or without vs',
};

export const nouns: Nouns = {
  areCapitalized: false,
  formCompounds: false,
  comeFirst: false,
  determiners: `the a an this that these those my your his her its our their no any some each every another both many few
      several more most all much enough`,
  infinitive: 'to',
  objectDeterminers: 'the a an this these those my your his her our their any some each every another',
  subjects: 'i you we they he she',
  verbMarkers: `to i you he she it we they who can could will would shall should may might must do does did don't doesn't not
      never always often also is are was were be been being am isn't aren't have has had get gets very too so just really
      quite let let's please and/or how when if`,
  finiteVerbs,
  adverb: /^\p{L}{3,}(?:al|ar|at|ect|ed|ent|ant|ert|ful|ib|ab|ic|ing|ite|ive|less|ous|ure|ual)ly$/u,
  amounts: `abundance array batch bit bunch couple dozens fraction handful host hundreds loads lots majority millions multitude
      myriad pair pairs piece pieces plenty plethora portion selection thousands tons variety wealth`,
  calls: /^(?:(?:also|commonly|sometimes|often|better) )*(?:called|known as|a\.?k\.?a\.?|formerly) /iu,
  general: `ability abstract action activity adult advantage agency ambition amount anticipation asset audience author
      behavior bill boy breed business capability catalog category chapter child choice city client colleague
      collection commitment company complexity component concept condition consumer content count counter country
      coverage creator criteria customer daytime debris decision degree demand department desire detail developer
      development device difference direction discovery domain drawback effort element employee employer engine
      enthusiast environment event example excellence expectation experience expert expertise explanation factor
      family fan field file focus form format foundation friend function functionality gap girl goal group growth
      guest guidance home homeowner house household idea impact individual industry influence innovation input insight
      inspiration institution interest internet investor issue item journey kid kind knowledge layer leader learner
      level life list location lot machine maker man management market material matter means measure member message
      mile model moment money need network number object objective office operation opinion opportunity organization
      outcome outlet outlook output owner package page parent participant partner passion people percent period person
      perspective phase phone picture piece place plan platform pleasure point portion position possibility potential
      power preference presence principle priority pro problem process product professional program project property
      provider purpose quality quantity question range reader reality reason recipient reference region relation
      report request requirement research resident resource response result role rule scale scene section sector
      selection sense session setting shape shop shopper side situation size skill society solution source space
      specialist staff stage standard start startup state statement step stock strategy strength structure student
      stuff style subject success suggestion surface system task taxpayer teacher team technique technology tendency
      term thing title tool topic tradition trend trial tutor unit university usage user value variety vendor version
      view viewer vision visitor volunteer website week woman worker workplace world year`,
  describing: `accessible accurate active actively actual adaptable adorable advanced affordable annual applied attractive
      authentic available award-winning beautiful beneficial better bigger bold bright broader calm capable careful
      carefully casual cheap cheaper claimed clean cleaner clearer clicked closer comfortable competitive complete
      complex comprehensive connected considerate continued convenient convincing cost-effective costly crafted
      creative critical cultural curated custom customizable customized cutting-edge dark darker data-driven dedicated
      deep deeper delicious designed different direct distinct diverse durable dynamic easier easily easy effective
      effectively efficient efficiently elegant emotional endless engaged engaging engineered enjoyable
      enterprise-grade essential exclusive executed existing experienced external extra extracting fast faster
      flexible foundational free frequent fresh friendly full-bodied full-service fully fun functional fundamental
      furry general genuine global good great greater growing guaranteed handcrafted happier happy harder hassle-free
      healthier healthy heavier helpful hidden high-end high-performance high-quality higher highest ideal immersive
      impressive inclusive independent indispensable individual industry-leading informative initial innovative
      insightful inspired instant intelligent intense interactive intermediate internal intuitive key knowledgeable
      large-scale larger lasting leading lighter lightweight live local locally logical long-term longer lovable
      low-cost lower loyal lush magnetic major manageable matched measurable memorable mental minded modern monthly
      motivated multiple new newer next-generation nice numerous older ongoing optimal organized oriented outright
      overall own passionate peaceful perfect personalized pleasant polished popular positive possible potential
      powered powerful practical precise premium priced pricey pristine proactive productive professional
      professionally proficient profitable projected proper properly proprietary pure qualified quick quicker quickly
      quiet rapid rapidly ready ready-made real real-time recent regional regular related relevant reliable remarkable
      renowned reputable respectful responsive reusable rewarding rich right robust safe safer satisfied scalable
      seamless seamlessly seasoned secure sensitive sharp shorter significant similar simple skilled skillful slow
      slower smaller smart smarter smooth smoother smoothly soft soothing sophisticated special specialized specific
      spotless stable staged state-of-the-art steep steeper step-by-step straightforward strategic streamlined strong
      stronger structured stunning stylish successful suitable superior supportive supposedly sustainable tailor-made
      tailored talented technical tested thorough thoughtful tighter time-consuming timely tolerant top-notch
      top-quality top-rated tough traded traditional trained transparent trending true trusted trustworthy ultimate
      unexpected unforgettable unique unlimited unmatched unparalleled unwanted upbeat urgent useful valuable various
      vast versatile vetted vibrant visual vital warm warmer well-known wide wider willing world-class worldwide
      worry-free younger`,
};
