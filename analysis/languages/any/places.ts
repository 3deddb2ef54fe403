/** Place names that no table of countries contains: regions, states, provinces, large cities; separated by commas. */

/** Countries among the regions that Unicode names in every language; see `Intl.DisplayNames`. */
export const countryCodes = `AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI
  CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU
  ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ
  MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM
  SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW`;

const continents = `africa,antarctica,asia,europe,oceania,turkey,north america,south america,central america,latin america,middle east,
  far east,near east,caribbean,scandinavia,balkans,mediterranean,new world,old world,arabia,arabian peninsula,persia,mesopotamia,
  abyssinia,siam,burma,ceylon,formosa,prussia,bohemia,ottoman empire,roman empire,british empire,soviet union,west indies,east indies,
  dutch east indies,levant,maghreb,sahara,amazon basin,horn of africa,southeast asia,east asia,south asia,western europe,eastern europe,
  america,americas,united states of america,usa,us,u.s.,u.s.a.,uk,u.k.,eu,uae,england,scotland,wales,northern ireland,great britain,
  holland,czech republic,ivory coast,asia pacific,apac,emea`;

const regions = `alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,
  iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,
  new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,
  south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,washington dc,west virginia,wisconsin,wyoming,
  puerto rico,new england,silicon valley,bay area,midwest,long island,staten island,
  ontario,quebec,québec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland,
  new south wales,queensland,tasmania,south australia,western australia,
  bavaria,bayern,hessen,sachsen,thüringen,brandenburg,niedersachsen,nordrhein-westfalen,baden-württemberg,rheinland-pfalz,
  schleswig-holstein,saarland,tirol,steiermark,kärnten,burgenland,niederösterreich,oberösterreich,vorarlberg,
  bretagne,brittany,normandie,normandy,provence,alsace,bourgogne,burgundy,occitanie,aquitaine,auvergne,île-de-france,corse,corsica,
  andalucía,andalusia,cataluña,catalonia,galicia,asturias,aragón,castilla,murcia,canarias,baleares,
  toscana,tuscany,lombardia,lombardy,sicilia,sicily,sardegna,sardinia,piemonte,veneto,puglia,calabria,campania,lazio,
  flandre,flanders,vlaanderen,wallonie,wallonia,noord-holland,zuid-holland,utrecht,gelderland,limburg,zeeland,
  java,sumatra,sulawesi,borneo,bali,celebes,luzon,mindanao,okinawa,hokkaido,kyushu,martinique,guadeloupe,réunion,madeira,azores,
  zanzibar,crimea,anatolia,punjab,kerala,karnataka,tamil nadu,gujarat,rajasthan,maharashtra,bengal,west bengal,uttar pradesh,goa,
  guangdong,sichuan,yunnan,zhejiang,jiangsu,fujian,hunan,hubei,shandong,tibet,xinjiang,inner mongolia,minas gerais,bahia,paraná`;

const landscapes = `alps,dolomites,pyrenees,carpathians,apennines,andes,rockies,rocky mountains,himalaya,himalayas,sierra nevada,
  appalachians,ural,caucasus,matterhorn,mont blanc,everest,mount everest,kilimanjaro,gobi,namib,kalahari,atacama,amazonia,
  yosemite,yellowstone,grand canyon,zermatt,chamonix,napa,sonoma,cotswolds,lake district,black forest,schwarzwald,lofoten,serengeti,
  pacific,atlantic,washington d.c.`;

const cities = `new york city,nyc,brooklyn,queens,bronx,the bronx,manhattan,los angeles,chicago,houston,phoenix,philadelphia,
  san antonio,san diego,dallas,austin,jacksonville,fort worth,columbus,charlotte,san francisco,indianapolis,seattle,denver,boston,
  nashville,detroit,portland,las vegas,memphis,baltimore,milwaukee,albuquerque,tucson,fresno,sacramento,atlanta,kansas city,miami,
  raleigh,omaha,oakland,minneapolis,tampa,new orleans,cleveland,honolulu,orlando,pittsburgh,cincinnati,st. louis,saint louis,
  salt lake city,san jose,buffalo,newark,jersey city,hoboken,boise,anchorage,toronto,montreal,montréal,vancouver,calgary,ottawa,
  edmonton,winnipeg,london,manchester,birmingham,liverpool,leeds,bristol,sheffield,edinburgh,glasgow,cardiff,belfast,oxford,cambridge,
  dublin,galway,paris,marseille,lyon,toulouse,nantes,strasbourg,montpellier,bordeaux,lille,rennes,reims,grenoble,dijon,angers,
  berlin,hamburg,münchen,munich,köln,cologne,frankfurt,stuttgart,düsseldorf,leipzig,dortmund,bremen,dresden,hannover,hanover,
  nürnberg,nuremberg,duisburg,bochum,wuppertal,bonn,mannheim,karlsruhe,wien,vienna,graz,linz,salzburg,innsbruck,zürich,zurich,genève,
  geneva,genf,basel,bern,lausanne,bruxelles,brussels,brüssel,antwerp,antwerpen,gent,ghent,brugge,liège,amsterdam,rotterdam,den haag,
  the hague,eindhoven,madrid,barcelona,valencia,sevilla,seville,zaragoza,málaga,bilbao,alicante,granada,lisboa,lisbon,porto,roma,rome,
  milano,milan,napoli,naples,torino,turin,palermo,genova,genoa,bologna,firenze,florence,bari,catania,venezia,venice,verona,trieste,
  warszawa,warsaw,kraków,krakow,wrocław,gdańsk,poznań,łódź,praha,prague,brno,bratislava,budapest,bucharest,bucurești,sofia,belgrade,
  zagreb,ljubljana,sarajevo,athens,thessaloniki,istanbul,constantinople,ankara,izmir,moscow,saint petersburg,st. petersburg,kyiv,kiev,
  odessa,lviv,minsk,vilnius,riga,tallinn,helsinki,stockholm,göteborg,gothenburg,malmö,oslo,bergen,copenhagen,københavn,aarhus,reykjavik,
  cairo,alexandria,casablanca,marrakesh,tunis,algiers,tripoli,lagos,nairobi,addis ababa,accra,dakar,johannesburg,cape town,durban,
  tel aviv,jerusalem,beirut,damascus,aleppo,baghdad,mecca,medina,riyadh,jeddah,dubai,abu dhabi,doha,muscat,aden,sanaa,mocha,tehran,kabul,
  karachi,lahore,islamabad,delhi,new delhi,mumbai,bombay,bangalore,bengaluru,chennai,hyderabad,kolkata,calcutta,pune,ahmedabad,jaipur,
  kathmandu,dhaka,colombo,bangkok,chiang mai,hanoi,ho chi minh city,saigon,phnom penh,kuala lumpur,jakarta,manila,batavia,
  beijing,peking,shanghai,guangzhou,shenzhen,chengdu,wuhan,hangzhou,nanjing,tianjin,chongqing,xi'an,taipei,kaohsiung,seoul,busan,incheon,
  tokyo,osaka,kyoto,yokohama,nagoya,sapporo,fukuoka,kobe,sydney,melbourne,brisbane,perth,adelaide,canberra,auckland,wellington,
  christchurch,mexico city,ciudad de méxico,guadalajara,monterrey,havana,bogotá,bogota,medellín,quito,lima,la paz,santiago,buenos aires,
  montevideo,asunción,são paulo,sao paulo,rio de janeiro,brasília,salvador,recife,fortaleza,porto alegre,caracas`;

/** All place names, in lower case. */
export const placeNames: readonly string[] = `${continents},${regions},${landscapes},${cities}`
  .split(',')
  .map((name) => name.replaceAll(/\s+/gu, ' ').trim());

/** Postal codes of states, as used after a town: "Elizabeth, NJ". */
export const stateCodes = `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB NSW QLD VIC`;
