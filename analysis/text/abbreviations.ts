/** Abbreviations that end in a full stop without ending a sentence, by language. */

/** The same in most European texts. */
const everywhere =
  'dr prof mr mrs ms st no nr vs etc vol pp p fig ed al cf tel max min ca approx inc ltd co corp jr sr';

const byLanguage: Record<string, string> = {
  en: 'e.g i.e u.s u.k a.m p.m ph.d rev gen gov sen rep capt lt col sgt hon mt ft est dept univ assn bros jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun eds ref refs sec ch viz al',
  de: 'z.b d.h u.a o.ä u.ä v.a i.d.r s.o s.u z.t bzw usw ggf evtl vgl abs art aufl bd bes dipl ing ehem eigtl einschl entspr etw geb gegr gem hl hrsg inkl insb jh jhd kap lt mind mio mrd nachf österr rd sog std str tsd urspr verh wg zzgl zw jan feb mär apr jun jul aug sep sept okt nov dez s u v n chr',
  fr: 'm mm mme mlle mgr av boul bd ex env fém masc janv févr avr juil sept oct nov déc p.ex c.-à-d hab km i.e art chap éd s sté cie ets tél',
  es: 'sra srta d dña ud uds pág págs ej p.ej art cap fig ee.uu ee uu aprox avda c cía dto gral izq núm tel tfno a.c d.c ene feb abr jun jul ago sept oct nov dic',
  it: 'sig sigg dott dott.ssa avv ing geom rag on sen pag pagg es ecc art cap fig prof.ssa s.p.a s.r.l a.c d.c gen feb apr giu lug ago set ott nov dic tel n',
  pt: 'sr sra srs dr dra d exmo exma pág págs ex p.ex art cap fig aprox av tel núm séc a.c d.c ltda eng jan fev abr jun jul ago set out nov dez',
  nl: 'dhr mevr mw drs ir mr bijv bv d.w.z o.a i.p.v m.b.t t.o.v a.u.b blz enz evt excl incl jl nl ong plm resp st t.a.v vlgs zgn jan feb apr jun jul aug sept okt nov dec',
  pl: 'dr hab inż mgr prof ul al os pl np m.in tj tzn tzw itd itp r w s nr str zob godz tys mln mld św ok ww pt im jw br',
  cs: 'mgr ing bc judr mudr phdr rndr doc csc ph.d např tj tzn tzv apod atd atp č čl odst str s r n.l př mj min max tel ul sv',
  sk: 'mgr ing bc judr mudr phdr rndr doc csc ph.d napr t.j t.z tzv a.i atď č čl ods str s r n.l pr ul sv',
  sv: 'bl.a d.v.s dvs e.d etc f.d f.n fr.o.m m.fl m.m o.d osv p.g.a resp s.k t.ex t.o.m ca kl nr st tel s',
  da: 'bl.a d.v.s dvs ca f.eks fx inkl jf kl m.fl m.m mfl mht mio nr osv pga s.k tlf vha kr st',
  nb: 'bl.a d.v.s dvs ca f.eks inkl jf kl m.fl m.m mill mrd nr osv pga s.k tlf kr st',
  fi: 'esim mm ns eli ym yms jne ks n no nro os puh s t v vrt klo kpl ao em',
  hu: 'dr id ifj pl stb kb ill u.n ún vö ld old sz db kft rt zrt bt júl aug szept okt nov dec jan febr márc ápr máj jún',
  ro: 'dl dna dlui str nr art alin etc ex pag vol sec î.hr d.hr jud bd',
  ru: 'г гг в вв т.е т.д т.п т.к т.н др пр см рис табл стр с ул д кв обл р руб коп тыс млн млрд им проф акад ред изд напр янв февр апр авг сент окт нояб дек и.о',
  uk: 'р рр ст т.д т.п т.зв ін див рис табл стор с вул буд кв обл грн коп тис млн млрд ім проф акад ред вид напр м н.е',
  tr: 'dr prof doç yrd av sn no vb vs bkz örn yy s cad sok mah apt m.ö m.s t.c a.ş ltd şti',
  el: 'κ κα κος κ.λπ κ.ά π.χ δηλ βλ σελ αρ τηλ π.μ μ.μ χλμ μ.χ',
  ca: 'sr sra dr dra etc p.ex pàg núm av c tel aprox art cap fig',
  ar: 'أ.د هـ ق.م ص.ب د.م ت',
  hi: 'डॉ प्रो श्री श्रीमती सुश्री कु रु कि.मी कि.ग्रा मि.ली ई.पू सं पृ उदा लि प्रा जन फ़र फर अग सित अक्टू नव दिस',
  th: 'ดร นพ พญ ทพ ทพญ ภก ศ รศ ผศ น.ส ด.ช ด.ญ พ.ศ ค.ศ น ถ ซ ต อ จ ม กก กม ซม มล ชม โทร บจก บมจ หจก รพ ร.ร ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค',
};

const sets = new Map<string, ReadonlySet<string>>();

/** The abbreviations of a language, without their last full stop, in lower case. */
export function abbreviationsOf(language: string): ReadonlySet<string> {
  const known =
    sets.get(language) ??
    new Set(`${everywhere} ${byLanguage[language === 'no' ? 'nb' : language] ?? ''}`.trim().split(' '));
  sets.set(language, known);
  return known;
}
