/** Month names of some seventy languages, as dates are written: nominative and genitive, long and short. */

/**
 * One line a month, names in lower case without the marks U+0300 to U+036F, full stops and spaces.
 * Source: Unicode CLDR 48 (Gregorian month names in dates, `ar` to `zu`), with the names of Austria, the Levant and the
 * Maghreb, Greek nominatives and Thai abbreviations added by hand.
 */
const NAMES: readonly string[] = [
  'ean eanair ene enero gen gener gennaio ian ianuarie ion ionawr jaan jaanuar jaenner jan janar janeiro janner januar januara januari januarie januaro january januwari janv janvaris janvier led leden ledna oca ocak sausio sausis sij sijecanj sijecnja sty styczen stycznia tammi tammikuu tammikuuta urt urtarrila xan xaneiro yan yanvar ιαν ιανουαριος ιανουαριου сту студзень студзеня січ січень січня янв январь января януари јан јануар јануари қаң қаңтар հնվ հունվար հունվարի ינואר ינו׳ جانفي جنوری يناير ژانویه ژانویهٔ जन जनवरी जाने जानेवारी জানু জানুয়ারি ਜਨ ਜਨਵਰੀ જાન્યુ જાન્યુઆરી ஜன ஜனவரி జన జనవరి ಜನ ಜನವರಿ ജനു ജനുവരി දුරුතු มกราคม มค იან იანვარი كانونالثاني',
  'chw chwef chwefror feabh feabhra feb febbraio feber febr febreiro febrer febrero februar februara februari februarie februaris februaro february februwari fev fevereiro fevr fevral fevrier helmi helmikuu helmikuuta lut lutego luty ots otsaila peb pebrero shk shkurt sub subat uno unor unora vasario vasaris veebr veebruar velj veljaca veljace φεβ φεβρουαριος φεβρουαριου ақп ақпан лют лютага лютии лютого люты феб фебруар фев февр февраль февраля февруари փետրվար փետրվարի փտվ פברואר פבר׳ شباط فبراير فروری فوریه فوریهٔ فيفري फ़र फ़रवरी फेब्रु फेब्रुअरी फेब्रुवारी ফেব ফেব্রুয়ারি ਫ਼ਰ ਫ਼ਰਵਰੀ ફેબ્રુ ફેબ્રુઆરી பிப் பிப்ரவரி ఫిబ్ర ఫిబ్రవరి ಫೆಬ್ರ ಫೆಬ್ರವರಿ ഫെബ്രു ഫെബ്രുവരി නවම් กพ กุมภาพันธ์ თებ თებერვალი',
  'bre brezen brezna kovas kovo maalis maaliskuu maaliskuuta maart mac machi maerz mar marc marca march marcius marco marec maret mars marso mart marta martie marto marts martxoa marz marzec marzo mas mashi maw mawrth mrt mrz ozu ozujak ozujka μαρ μαρτιος μαρτιου бер березень березня мар март марта нау наурыз сак сакавік сакавіка մարտ մարտի մրտ מרץ آذار مارس مارچ मार्च মার্চ ਮਾਰਚ માર્ચ மார் மார்ச் మార్చి ಮಾರ್ಚ್ മാർ മാർച്ച് මැදින් มีค มีนาคม მარ მარტი',
  'abr abril aib aibrean api apirila apr aprel april aprila aprile aprili aprilie aprilis aprill aprilo avr avril balandis balandzio dub duben dubna ebr ebrill eph ephreli huhti huhtikuu huhtikuuta kwi kwiecien kwietnia nis nisan pri prill tra travanj travnja απρ απριλιος απριλιου апр апрель апреля април квіт квітень квітня кра красавік красавіка сәу сәуір ապր ապրիլ ապրիլի אפריל אפר׳ آوریل أبريل أفريل اپریل نيسان अप्रिल अप्रैल एप्रि एप्रिल এপ্রি এপ্রিল ਅਪ੍ਰੈ ਅਪ੍ਰੈਲ એપ્રિલ ஏப் ஏப்ரல் ఏప్రి ఏప్రిల్ ಏಪ್ರಿ ಏಪ್ರಿಲ್ ഏപ്രി ഏപ്രിൽ බක් เมย เมษายน აპრ აპრილი',
  'beal bealtaine geguze geguzes kve kveten kvetna mag maggio mai maiatza maig maijs maio maj maja majo majus may mayo mayıs mei mey meyi svi svibanj svibnja touko toukokuu toukokuuta μαι μαιος μαιου маи мам мамыр мая мај трав травень травня մայիս մայիսի մյս מאי أيار مئی ماي مايو مه مهٔ मई मे মে ਮਈ મે மே మే ಮೇ മേയ് වෙසක් พค พฤษภาคม მაი მაისი',
  'birzelio birzelis cerven cervna cvn cze czerwca czerwiec eka ekaina giu giugno haz haziran hun hunyo iun iunie iyn iyun juin jun juna june junho juni junie junij junijs junio junius juny juuni kesa kesakuu kesakuuta lipanj lipnja meh mehefin meith meitheamh qer qershor xuno ιουν ιουνιος ιουνιου июн июнь июня мау маусым черв червень червня чэр чэрвень чэрвеня юни јун јуни հնս հունիս հունիսի יוני جوان جون حزيران يونيو ژوئن जुन जून জুন ਜੂਨ જૂન ஜூன் జూన్ ಜೂನ್ ജൂൺ පොසොන් มิถุนายน มิย ივნ ივნისი',
  'cervence cervenec cvc gor gorff gorffennaf heina heinakuu heinakuuta hul hulyo iuil iul iulie iyl iyul juil juillet jul jula julai julayi julho juli julie julij julijs julio juliol julius july juuli korr korrik liepa liepos lip lipca lipiec lug luglio srpanj srpnja tem temmuz uzt uztaila xul xullo ιουλ ιουλιος ιουλιου июл июль июля лип липень липня ліп ліпень ліпеня шіл шілде юли јул јули հլս հուլիս հուլիսի יולי تموز جولائی جويلية يوليو ژوئیه ژوئیهٔ जुल जुलाई जुलै জুল জুলাই ਜੁਲਾ ਜੁਲਾਈ જુલાઈ ஜூலை జులై ಜುಲೈ ജൂലൈ ඇසළ กค กรกฎาคม ივლ ივლისი',
  'abu abuztua ag aga agasti ago agost agosti agosto agu agust agustos agustus aout aug august augusta augusti augusto augusts augustus augusztus avg avgust avq avqust awst elo elokuu elokuuta gush gusht kol kolovoz kolovoza lun lunasa ogo ogos rugpjucio rugpjutis sie sierpien sierpnia srp srpen srpna αυγ αυγουστος αυγουστου авг август августа жні жнівень жніуня серп серпень серпня там тамыз օգոստոս օգոստոսի օգս אוגוסט אוג׳ آب أغسطس أوت اوت اگست अग अगस्ट अगस्त ऑग ऑगस्ट আগ আগস্ট ਅਗ ਅਗਸਤ ઑગસ્ટ ஆக ஆகஸ்ட் ఆగ ఆగస్టు ಆಗ ಆಗಸ್ಟ್ ഓഗ ഓഗസ്റ്റ് නිකිණි สค สิงหาคม აგვ აგვისტო',
  'eyl eylul ira iraila medi mfomh rugsejis rugsejo ruj rujan rujna sen sentabr sentyabr sep sept septemba septembar september septembra septembre septembrie septembris septembro septhemba septiembre set setembre setembro setiembre settembre setyembre sht shtator syys syyskuu syyskuuta szept szeptember wrz wrzesien wrzesnia zar zari σεπ σεπτεμβριος σεπτεμβριου вер верасень верасня вересень вересня сент сентябрь сентября сеп септембар септември қыр қыркүиек սեպ սեպտեմբեր սեպտեմբերի ספטמבר ספט׳ أيلول سبتمبر ستمبر سپتامبر شتنبر सप्टें सप्टेंबर सित सितंबर सितम्बर सेप्टेम्बर সেপ সেপ্ট সেপ্টেম্বর ਸਤੰ ਸਤੰਬਰ સપ્ટે સપ્ટેમ્બર செப் செப்டம்பர் సెప్టెం సెప్టెంబర్ ಸೆಪ್ಟೆಂ ಸೆಪ್ಟೆಂಬರ್ സെപ്റ്റം സെപ്റ്റംബർ බිනර กย กันยายน სექ სექტემბერი',
  'dfomh eki ekim hyd hydref loka lokakuu lokakuuta oct october octobre octombrie octubre okt oktabr okthoba oktoba oktobar oktober oktobra oktobris oktobro oktoober oktubre oktyabr ott ottobre out outubro paz pazdziernik pazdziernika rij rijen rijna spalio spalis tet tetor urr urria οκτ οκτωβριος οκτωβριου жовт жовтень жовтня кас кастрычнік кастрычніка окт октобар октомври октябрь октября қаз қазан հոկ հոկտեմբեր հոկտեմբերի אוקטובר אוק׳ أكتوبر اکتبر اکتوبر अक्टू अक्टूबर अक्तूबर अक्टोबर ऑक्टो ऑक्टोबर অক্টো অক্টোবর ਅਕਤੂ ਅਕਤੂਬਰ ઑક્ટો ઑક્ટોબર அக் அக்டோபர் అక్టో అక్టోబర్ ಅಕ್ಟೋ ಅಕ್ಟೋಬರ್ ഒക്ടോ ഒക്‌ടോബർ වප් ตค ตุลาคม ოქტ ოქტომბერი تشرينالأول تشرينالاول',
  'aza azaroa kas kasım lapkricio lapkritis lis listopad listopada listopadu marras marraskuu marraskuuta nen nentor nob nobyembre noiembrie nov novemba novembar november novembra novembre novembris novembro noviembre noy noyabr samh samhain stu studeni studenoga tach tachwedd νοε νοεμβριος νοεμβριου лист листопад листопада ліс лістапад лістапада нов новембар ное ноември нояб ноябрь ноября қар қараша նոյ նոյեմբեր նոյեմբերի נובמבר נוב׳ نوامبر نوفمبر نومبر نونبر नव नवंबर नवम्बर नोभेम्बर नोव्हें नोव्हेंबर নভে নভেম্বর ਨਵੰ ਨਵੰਬਰ નવે નવેમ્બર நவ நவம்பர் నవం నవంబర్ ನವೆಂ ನವೆಂಬರ್ നവം നവംബർ ඉල් พย พฤศจิกายน ნოე ნოემბერი تشرينالثاني',
  'abe abendua ara aralık dec decembar december decembra decembre decembrie decembris decembro dek dekabr des desemba desember desembre dets detsember dez dezember dezembro dhj dhjetor dic dicembre diciembre dis disemba disember disyembre gru grudnia grudzien gruodis gruodzio joulu joulukuu joulukuuta noll nollaig pro prosinac prosinca prosince prosinec rhag rhagfyr δεκ δεκεμβριος δεκεμβριου груд грудень грудня дек декабрь декабря декември дец децембар жел желтоқсан сне снежань снежня դեկ դեկտեմբեր դեկտեմբերի דצמבר דצמ׳ دجنبر دسامبر دسمبر ديسمبر डिसें डिसेंबर डिसेम्बर दिस दिसंबर दिसम्बर ডিসে ডিসেম্বর ਦਸੰ ਦਸੰਬਰ ડિસે ડિસેમ્બર டிச டிசம்பர் డిసెం డిసెంబర్ ಡಿಸೆಂ ಡಿಸೆಂಬರ್ ഡിസം ഡിസംബർ උඳුවප් ธค ธันวาคม დეკ დეკემბერი كانونالأول كانونالاول',
];

/** Croatian and Bosnian names that other Slavic languages use for another month. */
const SOUTH_SLAVIC: ReadonlyMap<string, number> = new Map([
  ['lip', 6],
  ['srp', 7],
  ['lis', 10],
  ['listopad', 10],
  ['listopada', 10],
]);

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((line, index) => line.split(' ').map((name): [string, number] => [foldMonth(name), index + 1])),
);

/**
 * The month that a word names, 1 to 12.
 * @param word one word, in any case, with or without accents
 * @param language ISO 639-1 of the page, where it is known: a few names mean different months in two languages
 */
export function monthOf(word: string, language?: string): number | undefined {
  if (word.length < 2 || word.length > 20) return undefined;
  const key = foldMonth(word);
  const southSlavic = language === 'hr' || language === 'bs' ? SOUTH_SLAVIC.get(key) : undefined;
  // Hebrew writes "in" together with the month.
  return southSlavic ?? MONTHS.get(key) ?? (key.startsWith('ב') ? MONTHS.get(key.slice(1)) : undefined);
}

/** Lower case without accents and Hindi dots: pages write `fevrier` and `FÉVRIER` as well as `février`. */
export function foldMonth(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.॰\s]/g, '');
}
