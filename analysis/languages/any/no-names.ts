/** Capitalized words that are not names in a market: peoples, languages, parts of a page. */

/** Adjectives of places, faiths and languages, which English and Dutch capitalize; other languages do not. */
export const peoples = `african american arab arabic asian australian austrian belgian brazilian british californian canadian caribbean
  buddhist catholic christian chinese confucian cuban danish dutch egyptian english ethiopian european finnish french german greek hebrew hindu
  hispanic hungarian indian indonesian iranian iraqi irish islamic israeli italian jamaican japanese jewish korean latin
  lebanese malaysian mediterranean mexican moroccan muslim nordic norwegian pakistani persian peruvian polish portuguese protestant
  roman romanian russian sanskrit scandinavian scottish sikh spanish swedish swiss syrian taiwanese taoist thai turkish ukrainian victorian
  venetian sufi vietnamese welsh western eastern northern southern west east north south midwest
  afrikaans amerikaanse amerikaans australische belgische belgisch britse canadese chinese deense duitse duits engelse engels
  europese europees finse franse frans griekse indiase ierse italiaanse italiaans japanse koreaanse nederlandse nederlands
  noorse oostenrijkse poolse portugese russische spaanse spaans turkse vlaamse zweedse zwitserse`;

/** Words for pages and their parts, and other capitalized words without a subject. */
export const pageWords = `mr mrs ms dr prof sir madam step tip tips note part zone level lesson module chapter section figure table image photo day days week weeks month phase stage round
  tag tage woche phase stufe schritt tabelle abbildung kapitel jour jours semaine étape tableau chapitre día días semana etapa fase paso tabla capítulo
  source pros cons
  faq faqs q&a pdf url html css http https www ok vs am pm tv id usa-only n/a tba diy ceo cto cfo hr pr roi kpi kpis b2b b2c
  mon tue tues wed thu thur thurs fri sat sun mmhg kwh kwp kw wp mwh gwh kva km cm mm m² mah btu psi rpm gsm xxs xs xl xxl xxxl
  monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag
  mittwoch donnerstag freitag samstag sonntag lunes martes miércoles jueves viernes sábado domingo maandag dinsdag woensdag
  donderdag vrijdag zaterdag zondag christmas easter thanksgiving halloween black-friday internet web earth god satan covid covid-19`;
