/** Numbers in words, by language, with their values; "one" is left out, because it is also an article. */

function table(words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words
      .trim()
      .split(/\s+/u)
      .map((pair) => pair.split('=') as [string, string]),
  );
}

const han = table(
  '二=2 两=2 兩=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9 十=10 百=100 千=1000 万=10000 萬=10000 億=100000000 亿=100000000',
);

/** By ISO 639-1 code; words in lower case. */
export const numberWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: table(
    'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000 billion=1000000000 billions=1000000000 dozen=12 dozens=12',
  ),
  de: table(
    'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarde=1000000000 milliarden=1000000000 dutzend=12',
  ),
  fr: table(
    'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 cents=100 mille=1000 milliers=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000 douzaine=12 vingtaine=20 centaine=100',
  ),
  es: table(
    'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 mil=1000 miles=1000 millón=1000000 millones=1000000 docena=12',
  ),
  it: table(
    'due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100 mille=1000 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000',
  ),
  nl: table(
    'twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 twintig=20 dertig=30 veertig=40 vijftig=50 honderd=100 duizend=1000 miljoen=1000000 miljard=1000000000',
  ),
  pt: table(
    'dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 vinte=20 trinta=30 quarenta=40 cinquenta=50 cem=100 cento=100 mil=1000 milhão=1000000 milhões=1000000 bilhão=1000000000 bilhões=1000000000',
  ),
  sv: table(
    'två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 elva=11 tolv=12 tjugo=20 trettio=30 fyrtio=40 femtio=50 hundra=100 tusen=1000 miljon=1000000 miljoner=1000000 miljard=1000000000 miljarder=1000000000',
  ),
  ja: han,
  zh: han,
};
