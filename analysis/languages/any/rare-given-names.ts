/**
 * Given names besides the common ones, after @faker-js/faker (MIT), without words of seven languages, places and
 * companies. Many are family names, too.
 * Made by scripts/names/given-names.ts; do not edit.
 */
export const rareGivenNames: ReadonlySet<string> = new Set(
  `aadi aadidev aadinath aaditya aadrika aagam aagney aagneya aaliyah aalok aaltje aamod aanand aanandaswarup
  aanandinii aanjaneya aaratrika aarav aarya aaryan aarón aasa aasha aashritha aatmaj aatmaja aatreya aayushmaan
  aayushman abagail abani abbie abbigail abbondanzio abbondio abby abd abdallah abdel abdelkader abdellah abderrahmane
  abdiel abdon abdone abdonie abdou abdoul abdoulaye abdourahmane abdramane abe abeiku abelardo abele abelin abeline
  abena abenzio abhaidev abhaya abhirath abhisyanta abibatou abibo abigaelle abigale abigayle abigaël abigaëlle
  abigaïl abimbola abisola abisoye abner abou aboubacar aboubakar abramio abramo absalon aby abélard acace acacie
  acacio acario acaryatanaya accursio achaire achalesvara acharyanandana acharyasuta achille achintya achraf achyut
  acilio aciscolo acrisio adah adalard adalardo adalbald adalbaude adalbert adalberta adalberto adalbéron adalfredo
  adalgisa adalgiso adaline adalric adalrico adalsinde adama adame adamo adan adaugo addie addison addo adea adeboye
  adedayo adegoke adegrin adegrine adela adelardo adelasia adelaïde adelbert adelberto adelchi adelgardo adelia adelie
  adelin adelina adeline adell adella adelle adelmo adeltrude adenet adeodato adheesh adhiraj adhrit adhémar adib
  adikavi adina adinath aditeya aditya adityanandan adityanandana adja adolf adolfo adolph adolphe adolphie adolphus
  adonise adrain adrastée adrehilde adriaan adrianna adriano adriel adrien adrienne adrione adripathi advaya adwitiya
  adwoa adélaïde adélie adéodat afia afua agabio agamennone agapet agapito agasti agastya agatha agathange agathe
  agathon agazio agenore agesilao agilbert agilberte aglae aglaé agnan agnane agneflète agnese agneya agnimitra
  agniprava agnivesh agnès agostina agostino agrata agrippa agrippin agrippine agustin ahalya ahilya ahmet aiace aicha
  aida aidan aidano aiden aileen aimee aimone aimée aina aishani aissatou aiyana ajan ajeet ajit ajita ajla ajlin ajna
  akande akanni akeem akofa akorfa akos akosua akram akroor aksel akshainie akshaj akshat akshata akshayakeerti
  akshita aksil akua akula akumaa akunna akwasi akwesi alade aladino alain alaina alaine alamanno alana alanis alanna
  alara alarico alassane alayna alaïs alban albane alberico alberte albertha albertine albin alboino albrico albérade
  albéric alceo alceste alcibiade alcidie alcime alcina alcine alcyone alda aldegonde alden aldo aldobrando aldonce
  aldric aleandro aleardo aleaume aleen alejandra alejandrin alek aleksa aleksandar aleksander aleksandra alene alenia
  aleramo alessa alessandra alessio aleth aletha alexandrea alexandrine alexandro alexandros alexane alexanne alexys
  alexzander aleyna alfio alfons alfonsa alfonso alfonzo alford alfreda alfredo algiso alica alienor aliette alighiero
  alima alina aline aliou alioune alisa alisha alissa alissia alistair alivia alix alixe aliya aliza alize alizee
  aliénor allene alliaume allie allison almerigo almine almire almiro alois aloisio alon alonzo aloys aloyse aloïs
  aloïse alparslan alphonse alphonsine alphonso alphée alpinien althée alton alva alvah alvaro alvera alverta alverède
  alviero alvina alvis alvise aly alyah alyce alycia alysa alysha alyson alyssia alysson alícia amadea amadeo amady
  amalia amaliane amalric amalthée amandin amani amanzio amaranaath amarande amaranthe amaresh amari amarnath amata
  amath amauri amaury amaya amaël ambar ambrine ambrogio ambroise ambrose amdy amea amedeo amel amelie ameline amelio
  amely americo amerigo ameth ameyatma amicie amie amiel amilcare amin aminat aminata aminte amintore aminu amira
  amita amiya amleto amodini amogh amon amone amos ampelio amra amrit amrita amritambu amya amália amédée amélia
  améliane amélie amélien anaadi anabel anabelle anae anael anaelle anagh anahi anahita anais anala anamika anand
  ananda anandamayi anang ananta anas anasooya anass anastacio anastase anastasie anastasija anasuya anatole anatolie
  anaël anaëlle anaïs ancelin anceline ancilla anderson andjelina andoche andreane andreanne andrej andres andri
  andrin andréa andréas andrée andéol anes angadrême angelina angeline angelique angie angilbe angilberte angilran
  angoustan angus angèle angélina anibal anicet aniceto anicette anicée aniello anik anika anila anilaabh anilabh
  anina anish anissa aniya aniyah anja anjali anjaneya anjushree anjushri ankal annabel annabell annabella annabelle
  annagrazia annalena annalise annamae annamaria annamarie annapurna annaëlle anneke annelie annemarie annemijn
  annetta anni annibal annibale annie annika annonciade anny anouar anouck anouk ansaldo ansbert ansberte ansel
  anselme anselmo ansgar anshula ansley ansovino anstrudie antea antelmo antero anthelme anthelmette antide antigone
  antimo antino antioco antoinette antone antonella antonello antonetta antonette antoni antonietta antonin antonina
  antonine antony antwan antwon antónio anuar anuja anunay anuraag anurag anusuya anwesha apollina apollinaire
  apollinare apolline apollonia appoline apsara apuleio arabella arabelle araceli aracely aras aratone arcadie
  archambaud archan archibald archie archimede archippo arcibaldo ardella arden ardith arduino arely aren aresio
  argelia argimiro ari ariadna arialdo arian ariane arianna aric aricie ariele arielle arij arijit arindam ariosto
  aris arisa ariste aristeo aristide aristione aristofane aristotele arlene arlette arlie arlo arman armance armand
  armande armandine armel armelle armida armide armin armine arminio arnaldo arnaud arnaude arne arnesh arno arnoldo
  arnould arnulfo arolde arona aronne arrigo arsinoé arsène arsènie artemis arthaud arthurine arthème artur artus
  artémis arun aruna arved arvel arvid arwa arwen arya aryan aryanna ascanio ascelin asceline asdrubale asel asella
  ashlee ashleigh ashlesh ashly ashlynn ashmi ashok ashton ashtyn asimodeo asiya asja aslesha asmaa asmita assa
  assetou assia assil assya astarté asterio astianatte astou astrée asya ataleo atanasio athalie athanase athanasie
  athena athenaïs athina athos athéna athénaïs atmaja atmanand atmananda atreyee atreyi attilano attilio aubertine
  auberto aubree aubrey aubry aude audebert audeline audie audouin audra audran audreanne augustina augustine aure
  aurel aurelie aurelien aurelio aurelle aurian auriane auron aurèle aurélien aurélienne ausilia austen austyn auxane
  auxence avadhesh avani avantika averardo avi aviel avigaëlle avital avoye awa awesi axeline axelle ayaan ayan ayana
  ayaz aydan ayden ayebatari ayem ayinde ayla aylan ayleen aylin ayline ayman aymane aymard aymardine aymen aymeric
  aymon aymonde ayoub ayse ayushmati aza azeglio azelia azeline azelio aziz azra azubuike azélie aïcha aïda aïdan aïna
  aïsha aïssa aïssata aïssatou baaba baala baalaaditya baalagopaal babacar babette babila badis badr bafode bahula
  baidehi baijayanti bailee bakary bakula balaaditya balachandra baladitya balagopal balagovind balamani baldassarre
  balderico baldomero baldovino balgopal bandhu bandhul banji bankim bankimchandra bankole banna baran barbarigo bardo
  bardomiano baris barnaba barnabe barrett barsaba barsimeo barthelemy bartholome barthélemy bartimée bartolo
  bartolomea bartolomeo barton basanti basile basileo basilia basilisse basma bassiano bassilla bastiaan bastien
  bathilde batilda batuhan baudouin baylee beata beatrix beaulah becky bela belina belinda bella benedetta benedict
  benedicte benedikt benedita beniamina benigna benja bennet bennett bennie benno benny benoit benthe benton benvenuta
  benyamin benício berardo berat berend berenice berkay bernadetta bernadette bernadine berneice bernhard bernice
  bernie berniece bernita beronico bert bertha bertille bertolfo bertram bertrand bessie bethany bethel betsy betta
  bettie bettina bettye beulah beuve beya bhaanumati bhaasvan bhaaswar bhadra bhadrak bhadraksh bhadran bhagavaan
  bhagirathi bhagvan bhagwanti bhagwati bhamini bhanumati bharadwaj bhardwaj bhargava bhargavi bhasvan bhaswar bhaumik
  bhavani bhaves bheeshma bhilangana bhima bhisham bhishma bhoj bhoopat bhoopati bhooshan bhooshit bhramar bhudev
  bhudeva bhupati bhupen bhushan bhushit bhuvanesh bhuvaneshwar biagio bianca bianka bibek bibiana bice bigna bijay
  bikash bilal bilel billie bilwa bina bindo bineta bino binta bintou birane birino birjesh bishal bishnu bjarne bjorn
  blaise blake blandine boas boaz bobbi bobbie bodhan bogdan bohémond bonagiunta bonaldo bonaventura bonavita boniface
  bonifacio bonita bortolo boubacar bouchard bouchra bowie boyd bradford bradly brady braeden brahim brahma
  brahmaanand brahmabrata brahmanandam brahmdev brajendra brajesh brancaleone brandi brandt brandyn brannon branson
  brant braulio brayan breana breanna breanne brenden brendon brennan brennon breno bret bria briac briana brianne
  brice bridgette bridie brielle brieuc brigida brigitta brijesh brionna britney britt brock broderick brody brooke
  brooks bruna brune brunehaut brunehilde brunilde bryana bryant bryce brycen bryon buchi buddhana budhil buford
  bukola bulah burak burdette burley burnice byron bárbara béatrice béla bénigne bénédicte béranger bérangère bérard
  bérénice caden caetana caino caio caitlin caitlyn calanico calebe caleigh calista calixte callie callisto callum
  calogera calogero calpurnia camden camil camilia camillien camillo camren camron camryn camylle camélien candido
  cantidio canziano capucine caribert carina carine carissa carlee carles carleton carley carli carlie carlijn
  carloman carlton carmela carmella carminho carmo carolanne carole carolin carolyne caronte carponio carroll carson
  casandra casey casilda casimer casimira caspar casper cassandre cassiano cassidy cassie cassien cassiopea cassiopee
  castille cataleya catharina catharine cathrine cathryn catrin catullo cayla ceasar cecco cecelia cecil cecile
  cecilio cecília cedrick cedrik celestin celestine celian celine celinia ceyda ceylin chaanakya chaaruchandra chadd
  chadrick chahine chahinez chaim chaitan chakor chakradhar chakravartee chakravarti chakrika chanakya chanda chandak
  chandan chandani chandi chandini chandira chandni chandra chandraayan chandrabhaga chandrabhan chandradev
  chandrakala chandraketu chandrakin chandramani chandramauli chandramohan chandran chandranath chandrani
  chandraprabha chandraswaroopa chandravati chanelle chantal chapal chapala charak charlaine charleen charlemagne
  charlene charley charli charline charlize charlotta charly charlène charuchandra charumati charuvrat charvi chasity
  chaten chatur chaturaanan chaturbhuj chauncey chaya chayenne chayma chaz chaï chaïma cheick cheikhou chekhouna
  chelsey chelsie cherechi cherif chesley chetan chetanaanand cheyanne chiaffredo chiamaka chidaakaash chidaatma
  chidambar chidambaram chidananda childebert chilpéric chimamanda chinedu chinmayanand chinmayananda chinyere
  chiranjeev chiranjeeve chirine chisom chitraksh chitrali chitramala chitrangada chizoba christa christelle
  christiaan christiana christiano christie christodule christop christophe christy chrysole chukwu chyna ciara cierra
  cino cinzia cipriano cirano ciriaco cirilla cirillo cirino ciro citlalli claas clarabelle clare clarenzio claud
  claudie claudien claudine clayton clea cleandro clelia clelie clemence clemens clemenzia clemmie cleo cleofe
  cleonico cleopatra cleophee cleora cleta cletus cleve clifford clifton climaco clinio clint clinton clio clodomiro
  clodoveo cloe clorinda clotaire clothilde clotilde clovis cloyd cloé clyde cléa cléandre clélie cléo cléophée cléry
  coby cody coen cointa colby cole coleman colette coline colins collien collin colmanno colmazio colomba colombano
  colten colton concepcion concetta conchita concordio conner connie conor conrad consolata constantin constança cora
  coralie coraline corbiniano cordelia cordell cordia cordie corene coreno corentin corentine corinna corinne cornelia
  cornelio cornelis cornelius corrado corrine cortez cortney corvin cory cosima cosimo cosma costante costantino
  costanzo coty coumba courtney crawford cremenzio creola crescenzia crescenzio crespignano crispino cristaldo
  cristian cristina cristián cristobal cristoforo cristopher cristóbal crocefissa cronida crystel cunegonda cuniberto
  cuzia cydney cyprien cyrian cyriaque cyrielle cyril cyrille cyrine cyrus cécile cédric célestine célia célian célien
  céline césaire côme daan daantje daciano daevi daevika dagmar dagoberto daija daisha daiwik dakota daksha dakshayani
  daley dalida dalila dallin dalmazio damaris damaso damayanti dameon damiana damiano damilare damilola damin damion
  damián damocle damodara damon danae dandak dandapaani dandre dane dangelo dani dania danial daniele daniella danika
  danilo danio danique daniël danjuma dannie dany danyka danyl daouda daphne daphnee daphney darby darcy daren daria
  darian dariana darien darin darine dario darion daris darius darleen darlene darnell darrel darrell darrick darrin
  darrion darron darshan darshwana darwin daryl dashawn dasia datta davey davi davide davin davina davino davion
  davonte davy dawson dax dayaamay dayaananda dayaanidhi dayamayee dayan dayana dayane dayna dayne dayton deangelo
  deanna debbie debora declan dedric dedrick dee deeksha deen deenabandhu deepali deepan deepankar deependra deepesh
  deepika deeptanshu deeptendu deeptiman deeptimay deeptimayee deeptimoy deeptimoyee deevakar defne degna deion dejah
  dejon dejuan delaney delbert delia delilah delinda delizia delmer delores delpha delphia delphine demarco demarcus
  demario demba demetria demetrio demetris demetrius democrito demond demostene dena deneval denis denise deniz denny
  deodata deodato deon deondre deontae deonte dereck derick deron desdemona deshaun deshawn desiree desmond destany
  destinee destiney destini dev devadatt devagya devajyoti devak devan devangana devani devante devasree devdan deven
  devesh deveshwar devi devika devonte devvrat devyn dewayne dewey dewi dewitt dex dexter dexx dhaanyalakshmi dhana
  dhanadeepa dhanalakshmi dhananjay dhanapati dhanesh dhanpati dhanu dhanvin dhara dharani dharitri dharmaketu dhatri
  dhruv dhyanesh dhyaneshwar dianne dianora diar diarra didimo dieke dieudonné dieudonnée dieynaba digambar digambara
  diksha dilan dilara diletta dillan dillon dinakar dinesh dinis dinkar diocleziano diodata diogo diomede dion dionigi
  dipali dipankar dipendra dipesh diptendu divaakar divakar divjot divya djayden djeneba djenna djibril doda dodato
  domenic domenick domenico domenik domezio dominick dominik domitille donata donatella donatello donavon donnell
  donnie donny dora dorcas doreen dorian doriane doriano dorine dorotea doroteo dorothea dorothée dorris dortha dorthy
  douce dounia douwe dov dovie doyle draupadi driss drona druina dua duane duarte duccio dudley duilio dulari dulina
  durga durgeshwari durward duuk dwaipayan dwaipayana dylano dyna débora désiré earlene earline earnestine easter
  easton ebba ebe eberardo ebiere ebiowei ecclesio ecrin eda edd edda eddi edelberga edgard edgardo edilberto editta
  edmond edmondo edmund edmée edna edoardo edouard eduard edvige edwardo edwina edyth edythe eef eefje eekalabya effie
  efisio efrain efrem efren ege egidio eginardo egisto einar eino ekaaksh ekadant ekaksh ekalavya ekaling ekaparnika
  ekdant ekow ela eladio elaide elaina elakshi elanur elbert elda eldon eldora eldred eldridge elea eleanora eleanore
  eleazar electa eleni elenor elenora eleonora eleonore eleuterio elfrieda elia eliabeth eliah eliahou elian eliane
  eliano elie eliel eliette eliezer elif elifio eligio elija elijah elimena elin eline elinor elinore eliodoro elion
  eliona elior eliot eliott elisabetta elisea eliseo elisha elissa elita eliza elize elli ellie elliott ellis
  ellsworth elly elmer elmira elmore elna elnora eloan eloane elodie elody eloi eloisa eloise elone elora elouan
  elouise eloy eloá eloïse elpidio elroy elsbeth elsie elta elton elva elvera elvezio elvia elvie elvino elvire elvis
  elwin elwyn elya elyas elyes elyne elynn elyse elyssa elyès elza elène eléa eléanore eléonore elías ema emanuela
  emanuele emanuelly emeka emelie emeline emely emidio emie emiel emile emilian emilien emilija emilio emin emirhan
  emmalee emmanuelle emmelie emmely emmerico emmet emmett emmi emmie emmitt emmy emna empirio emre emy emília enakshi
  endrigo enecone enes enguerrand enid enie enimia enio enna ennio enno enoch enola enos enrica enrico ensar enya enyo
  enzo ephraim ephraïm eracla eraclide eraldo erardo erasmo eray erberto ercolano erenia eriberto erich erick ericka
  erico erika erine erling ermanno ermelinda ermenegarda ermenegilda ermenegildo ermes ermete ermilo erminia erminio
  ernesta ernestina ernestine ernie eron ersilia ervin erwan erwann erwin eryn esaù esha eshana eshita esi esma esmee
  esmée esra essie esteban estefania estefanía estel estell estella estelle esterina estevan esuperio eterie etha
  ethann ethel ethelyn etienne ettie ettore eubert euclide eudes eudora eudoxe eudoxie eufebio eufemio eufrasia
  eufronio eugen eugenie eugenio eugène eula eulah eulalia eulalie euna eunice euphrasie euridice eurydice eusebia
  eusebio euseo eustorgio eustosio eusèbe eusébie eutalia eutalio evaldo evalyn evandro evangelina evangeline evann
  evans evaristo evasio evelien evelin eveline evelyne everett everette evert evi evidio evie evodio evremondo evy
  ewald ewan ewell ewen ewenn eya eyal eymen eyram eytan eythan ezechiele ezekiel ezequiel ezio ezra fabiana fabien
  fabiola fabiënne fabrícia fabrício fadi fady fae falba falk famiano famke fanta fantin fantine farah fardau fares
  farouk farès fatim fatimata fatou fatouma fatoumata faustine favian faya faye fayen fayenne fazio febe fedde
  federica fedro feliciano felicie felicien felicita felicitas felina felipa felton femke femm fenja fenna fenne
  ferdinand ferdinando feriel fermiano fermin fermo ferne ferruccio feryel festo fidenzio fieke fien fiene fiete fiifi
  filip filipa filippa filippo filomena fily finia finja finlay finley finnja finnley fionn fiorenziano fiorenzo firas
  firmin flaminia flavia flaviana flaviano flavie flavien flavio fleano fleta fletcher flodoard floortje florencia
  florencio florent florentine florestan floriana floriane floridia florie florine floris flossie floy floyd flurin
  flurina flynn fode folco forrest fortunata fortunée fos foss foucauld foulques fran francette francia francine
  francis franka frankie franziska freda freddy frederic frederico frederik frederike frederique fredrick fredy freeda
  freek freida frenkie freya frida frido frieda friederike frontiniano frédérique fulbert fulberto fulcran fulgence
  fulgenzio funmilade funmilayo furio furkan furman furseo fuscolo fynn fábio félicie féline félix gabin gabriele
  gabriella gabriël gaetan gagan gaia gail gajaadhar gajabahu gajadhar gajbaahu galeazzo ganak ganaka gandharv
  gandharva gandolfo ganesh gangesh gardner garett garfield garimberto garnett garrett garrick garry garth garud
  gaspar gaspard gaspare gastone gati gatien gatik gaud gaudenzia gaudenzio gaudino gauraang gaurang gauranga gautam
  gautama gautami gauthier gautier gautiero gavino gayatri gayle gaétan gaël gaëtan gaïa gbeminiyi gbemisola gedeone
  geeta geetanjali gelila gelsomina geltrude gemine gemini generosa genesia genesio genevieve geneviève gennaro
  genoveffa genoveva genziano geoffroy georg georgette georgiana georgianna geovanni geovanny geovany gerardo gerasimo
  gerberge gerbert gerda geremia gerino germaine german germana gerolamo geronimo geronzio gerrit gerry gerson gertrud
  gertrude gervais gervasio gesualdo ghanaanand ghanashyam ghanshyam gherardo ghislain ghita giacinta giadero
  giambattista gian gianbattista giancarlo giandomenico gianfranco gianluca gianluigi gianmarco gianmaria gianpaolo
  gianpiero gianpietro gianuario giasone gideon giel gifty gigi gigliola gijs gilberto gildo giles giliola gillian
  gillo ginevra gino gioacchina gioacchino gioberto gioconda gioele gion giona gionata giorgia giosuele giosuè giotto
  giovani giovanna giovanny giove gioventino giovenzio girardo girart giri girija girik girika girindra giriraaj
  giriraj girish girja girolamo gisella gislebert gisselle gisèle gitanjali giuditta giuliana giulio giulitta giuseppa
  giuseppina giusta giustiniano gladyce gladys glenda glenna glennie gobinda godeberta godfrey godiva goffredo golda
  golia gomberto gondebaud gondulfo gonerio gonthier gontran gonzaga gonzague gonçalo gopaal gopal gopee gorakhanatha
  gorakhnath goswamee goswami gottardo gotum goundo gouranga goutam gracie graciela graciliano grady granville grayce
  grayson grazia graziana graziano gregg gregoire gregor gregoria gregorio gretchen greyson grimaldo griselda grégoire
  guadalupe gualberto gualtiero gudakesa gudakesha gudrun guenda guendalina guenièvre guerrino guglielmo guiberto
  guilhem guilhemine guillemette guillermina guiscardo guiseppe gumesindo gundelinda gunnar gurdev gussie gustave
  gustavine guus guusje guérin gwen gwenaëlle gwendoline gwendolyn gédéon gérald gérard géraud gúbio habib habiba haby
  hadja hadley hadriel hadrien hafsa hailee hailey hailie hajar hakim haleigh haley halie halima hallie hamed hamidou
  hamish hamsini hamza hana hanae hanaé hania hanna hannabel hanne hansjörg hanspeter hansruedi hansueli hardouin
  harinakshi harinarayan harit harita harmon haron haroun harouna haroune harriet harrison harvey hasan hasna hassane
  hassie hatem hatouma hattie hauke hava hawa hayden haylee hayley haylie haïm hedi heema heitor helie helin helios
  helmer helmut heloise heloísa heloïse helèna helène henderson hendrika hennes henning henrick henrietta henriette
  henrik henrike henrique herluin hermann hermenegildo hermina herminia herminio hernán hershel herta hertha hervé
  hester hettie hiba hicham hidaya hidde hilario hilbert hilda hildebert hildegard hillard hillary hillel hilma
  himadri himani hincmar hipolito hippolyte hira hiram hiranmay hiranmaya hiranya hobart holden hollie hollis homero
  honore honorine honoré horace horacio hosea houda howell hoyt hubert hudson hugues huguette hulda humberto hussein
  huub hyman hédelin hédi hélie hélier héloïse hélène iacopo iacopone ianira ibou ibra ibrahima icaro icie icilio idan
  idell idella idir idris idriss idrissa idy ifeanyichukwu ifeoma ifunanya iginia iginio igino ignacy ignatius ignazio
  ike ikenna iker ikhidie ilai ilan ilana ilaria ilario ilay ilayda ilda ildebrando ildefonso ildegarda ildegonda
  ileana ilene ilenia ilhan ilian iliana iliane ilias ilies ilja illidio ilona ilva ilyan ilyana ilyane ilyas ilyass
  ilyes ilyess ilyès imad iman imane imani imen imke immanuel imogen imogene imran imrane imène ina inara inaya
  incoronata indira indra indro indy ines inez inna innocenzo insa inza inès inés inês inës iolanda iona ionne iorio
  ippocrate ippolito irem ireti irina irmina irvin irving irwin irène isabeau isabell isabelly isac isacco isadora
  isadore isai isaia isaiah isaias isaure ischirione ise isee iseult ishaq iside isidora isidore isidro isioma isis
  ismael ismaele ismail ismaël ismaïl ismaïla ismérie isobel isom isotta isra israa israël issa issac issam issiaka
  itzel ivah ivanna ivano ivanoe ivar iven ivetta ivo ivone ivonne iván iyad iyed izabella izaiah ize izia izzy jace
  jacey jackeline jackie jacklyn jackson jacky jaclyn jacoba jacquelyn jacynthe jad jada jaden jadesola jadon jadyn
  jaeden jael jaelynn jagadish jagadisha jagathi jagdeep jagdish jagmeet jahnu jai jaida jaiden jailey jailyn jaimini
  jaimy jairo jaivey jakayla jakob jakub jaleel jalen jalil jalou jalyn jamaal jamal jamarcus jamel jameson jamey
  jamil jamila jamir jamiro jamison jana janae janek janelle janessa janick janie janin janina janine janis janiya
  janna jannah janne jannek jannes jannie jannik jannis janosch jany japhet jaquan jaquelin jaqueline jaren jari jarne
  jarno jarod jaron jarrell jarrett jarrod jarvis jasen jasin jasmijn jasmina jassem jassim javas javi javon javonte
  jawad jawed jax jaxon jaxx jaya jayce jaycee jayda jayde jayden jaydon jaylan jaylano jaylen jaylin jaylinn jaylon
  jayme jayne jayson jayvano jazlyn jazmin jazmyn jazmyne jazzlyn jazzlynn jeanette jeanie jeanne jeannel jeannie
  jeannot jed jedediah jedidiah jef jefferey jeffery jeffry jefta jehanne jella jelle jelmer jelte jenifer jenna
  jennah jennie jennings jennyfer jensen jente jeppe jerad jerald jeramie jeramy jerel jeremiah jeremie jermain
  jermaine jermey jerod jeromy jerrell jerrod jerrold jerôme jesper jess jessie jessika jesslyn jesslynn jessy jessyca
  jesús jett jette jettie jevon jewell jibril jidde jihane jil jillian jimena jimi jimmie jinane jinte jinthe jip
  jitender jitendra joah joakim joana joanie joann joannie joanny joany joaquim joaquin joas jocelyn jocelyne jodi
  jodie jody joelina joeline joelle joes joesph johanna johanne johathan johnathan johnathon johnnie johnpaul jolanda
  jolayemi joleen jolie jolien jolijn jolin jolina joline jona jonah jonatan jonathon jonna jonte joojo joost jop
  jordane jordon jordy jordyn jorin joris jorn jorrit jort joscha joschua jose josefien josefin josefina josefine
  josephin josephine josette joshuah josiah josianne josie josse josselin josua josue josué josy joséphine joud
  jourdain jovan jovani jovanny jovany jovin joël joëlle juda judah judd judicaël judson jula julan juliane julianne
  juliette julika julina julius juliëtte junayd june junius juno junon jur jurre jusra justen justina justine juston
  justus justyn jusuf juul juwan jyoti jyotis jyotsana jérémie jérémy jérôme jéssica júlia júlio jürg kaat kacey kaci
  kacie kacper kaden kadiatou kadidia kadidiatou kadin kady kaela kaelyn kahina kaia kailash kailee kailey kailyn
  kaitlin kaitlyn kaj kaja kalea kaleb kaleigh kaley kalidou kalinda kallie kalpana kalyani kama kamalesh kameron
  kamil kamila kamla kamlesh kamren kamron kamryn kanaka kanchan kane kanishka kannan kanti kara karam karamba
  karamoko karan kareem karelle kari kariane karianne karina karine karlee karley karli karlie karlijn karlo karlotta
  karolann karolina karoline karson karthik kartik karunanidhi kasandra kasey kashyap kashyapi kassandra kassim
  katarina katelin katell katelyn katelynn katheryn kathlyn kathrin kathryne katia katlyn katlynn kato katrin katrina
  katrine kattie katy kavon kawtar kaya kaycee kayden kayla kaylah kaylee kayleigh kayley kayli kayliah kaylie kaylin
  kayna kayode kayra kays kaïna kaïs keagan keano keanu keara keaton keegan keeley keely keenan keerti keira kellen
  kelley kelli kellie kelsi kelsie kelton kelya kelyan kemi kenan kendall kendra kendrick kenna kennedi kennedy
  kennith kensi kenton kenyatta kenyon kenza kenzi kenzo kenzy keon kerem kerim kerry keshaun keshawn ketsia kevon
  keyan keyla keyon keyshawn khadidiatou khadidja khadija khadim khady khalil khem khoudia kian kiana kianna kiano
  kiara kiarra kiera kieran kiley kilian killian kilyan kimberley kimi kimo kira kiran kirk kirsten kirstin kirti
  kiyan kjeld kjell klara klea klemens kléber koby kody kofi kojo kolby kole konrad konstantin kopano koray korbin
  korbinian korey korinna kory kraig krijn krishna krishnadas krishnadasa krista kristi kristian kristie kristijan
  kristine kristofer kristoffer kristopher kristy krystal krystel krystina kubra kubura kujoe kumari kumuda kurtis
  kuzey kwabena kwadwo kwaku kwame kwamena kwasi kweku kwesi kyan kyano kyara kyla kylee kyleigh kyler kylian kyliann
  kylie kyllian kyra kéba kévin laal lacey lachlan ladarius ladina ladislao ladislau ladji laetitia lafayette lahna
  laila laisha lakshman lakshmi lakshmidhar lakshminath lalie lalita lamar lambert lamberto lamont lancelot lancilotto
  landolfo landry laney lanfranco larina larissa laron lars larue lassana lasse laszlo latifa latoya laurane laureen
  laureline laurence laurens laurenz lauretta lauri lauriane laurianne lauriano laurie laurin laurine laury lauryn
  laurène lautone lavanya lavern laverna laverne lavinia lavinio lavon lavonne lavínia lawrencia lawson laxman laxmi
  layana layanah layla layne lazare lazaro lazzaro laëtitia leana leander leandra leandre leane leann leanna leanne
  leano leart leatha leda ledion leela leelou leendert lehna leia leif leigh leilani lela lelah leland lelia lempi
  lemuel leni lenia lenja lenn lenna lennard lennart lenne lennert lenni lennie lennon lennox lenny lenora lenore leny
  lenya leola leonel leonhard leoni leonia leonida leonidas leonie leonilda leonio leonis leonor leonora leonore
  leontine leonzio leopold leopoldine leopoldo leora leroy lesley lesly lessie leta letha letitia letterio leufroy
  levana levent levin levio levke lew lewin lexi leya leyan leyla leyna leïla leïna lia liah lian liara libbie libby
  liberata liberio liboria libère licia lidania lidio lieke liene lieuwe lieze lilia lilian liliana liliane lilith
  lilli lilliana lillie lilou lilwenn lilya lilyan lina lindsey linn linne linnea linnie linoy linoï linus linwood
  lionel lior liora lirone lisandro lisann lisanne liselotte lison lital litzy liv liva livia livino livio liya liyah
  liyam liyan liyana liz lizbeth lize lizeth lizz lizzie lizzy liétald llewellyn lloyd loane lodovica lodovico loek
  loes lohan lois lola lolade lon longin lonie lonnie lonny lonzo loraine loredana loreen lorella loren lorena lorene
  lorenz lorenza lorian loriana lorik lorin lorine lorna lothaire lott lotta lottie loua louan louane louann louay
  loubna louca louie louisa louison louka loula louna lounis louvenia lova lowell lowie loy loyce loïc loïs loïse lua
  luan luana lubin lucca lucian luciano lucienne lucile lucilla lucille lucinda lucious lucius lucrezia lucía ludano
  ludie ludivine ludmila ludolphe ludovic ludovica ludovico ludwig lue luella luigia luise luiz luiza luka lula
  lungelo lura lurline luther luuk luus luzie luísa lya lyam lyan lyana lyda lydie lyes lyla lyle lylia lylou lyn lyna
  lynda lyne lynette lynne lysanne léa léana léandre léna léo léon léonie léonne léopold léopoldine lévi maaike
  maarten maartje maayane mabel mabelle mable macaire macaria macario maceo macey maci macie mack mackenzie mactar
  macy madaline madalyn maddalena maddison maddox madelief madeline madelyn madelynn madge madhuri madie madilyn
  madina madisen madisyn madita madlaina madleen madlen mads mady madyson maegan mael maelle maelys maes maeva maeve
  mafalda maffeo magali magdalen maggie maggiorino magnus maguelone maguette mahamadou mahault mahaut mahe mahendra
  maher mahesh maheswar mahir mahmoud mahé maia maica maida maik maike maila mailin mailo maiorico maira maitê maiya
  makan makayla makenna makenzie makhtar makinwa maksim malachi malak malati malco malcolm malea malek malena malick
  malik malika malinda mallaury mallie mallory malone malou malte malti malvina mamadou mamady mamert mamoudou mamour
  manal manassé mancio mandaakin mandakini mandy manelle manetto manfredo mangala mangalya manik manikya manilio
  manisha manjusha manley manlio manoah manoj manon mansour manuele marah maram marceau marcelin marcelina marceline
  marcella marcelle marcello marcellus marcelo mareike marek margarete margarett margaretta margarette margaux margie
  margo margot margret margrit margrith mariah mariam mariame marian mariana mariane marianna marianne maribel
  maricarmen marieke mariella marielle mariem marijn marika marilena marilie marilou marilu marilyne marilú marinella
  marinetta marinus marisol marissa marit marita maritza marième marjane marjory marko marla marlee marleen marlena
  marley marlie marlies marlis marlo marlon marly marlène marnie marouane marques marrit marsha marthe marty marut
  marwa marwan marwane marwen marwin maryam maryann maryjane marylou maryse marzio marème massima massimiliano massimo
  massinissa matej mateja mateusz matheo matheus mathew mathias mathijs mathilda mathilde mathis mathurin mathys
  mathéo matias matilde matis matisse matroniano mattea mattes mattheo matthieu matthijs matthis matti mattis mattéo
  matys matz matías maud maude maudie maugis maura mauricette maurilio maurine maurits maurizio mavis mawuena mawusi
  maxellende maxence maxens maxie maximilien maximillia maximillian maximo maximus maxine mayane maybell maybelle
  mayeul mayla mayline maylis maymie maynard mayoor mayra maysa mayson mayssa mayte mazie maé maélis maël maëlie
  maëline maëlis maëlle maëly maëlyne maëlys maëva maï maïly maïlys maïmouna maïna maïssa maïssane maïwenn maša mbaye
  mckayla mckenna mckenzie meagan meaghan medardo medine medoro meena meenakshi megane meggie meghan meghnad meghnath
  mehdi meik meike meire mekhi melanio melany melchiade melchiorre melek melezio melike melinda melisa melle mellie
  mellina mels melusine melvil melvin melvina melvyn melyna melyssa menahem menaka menardo mence mendel menelao meneo
  menka menno mennone meredith meriam meriem merijn merjem merl merritt mert mertie merve mervin merwan meryam meryem
  meryl metrofane mette mex meyra meïssa micael micaela micah michaela michale michaël micheal michela michelangelo
  michele michèle mickael mickaël midas mieke mika mikail mikayla mikaïl mikel mikki milana miles miley milford milhan
  millicent millie milly milou milton mimma minakshi mindy minervina minervino minh minnie mirac miran miray mirco
  mireya mirja mirko mirocleto mirta mirthe misael misaele mischa mitch mitchel mittie miya moctar modibo modou mody
  mohamadou mohan mohana mohinder mohini moises mollie monaldo monroe monserrat monty morgane moriah moritz morten
  mortimer morton mory mose moses moshe mossie mosè mouctar mouhamadou mouhamed mouhameth mouhammadou moussa moustafa
  moustapha mozell mozelle mozes moïra moïsette mpho muhammad muhammed mukesh mukul murat muriel murilo murl murray
  mustapha muyiwa muziano mya myah myla mylene myles mylo mylène myra myriam myrl myrna myron myrthe myrtice myrtie
  myrtis márcia mário médoune médéric mégane mélanie méline mélisande mélissa mélissandre mércia mérovée mónica nabil
  nabin nadine nadja nadège nael naemi nagabhushanam nahel nahil nahla najla nakia nala nalini namazio nand nanda
  nannie naomie naoufal naoufel narayan narendra narinder narseo narsete nash nasir nassim natacha natale natalina
  natan nataniel nate nathanael nathanaël nathanial nathaniel nathen natália naud naudet naveen navin nawal nawel
  nawfel naya nayel nayeli nayla nazario nazim nazzareno nazzaro naël naëlle naïa naïl naïla naïm naïma naïs neal ned
  nedra neela neele neeltje nefeli neha neiva nejla nela nelda nelia nelio nell nelle nelli nellie nelly nels nelya
  neoma neopolo neoterio nerea nereo neri nermine nesrine nettie neva nevin nevio neyla neïla nia niame nicarete nicea
  niceforo niceto nicezio nicholaus nichole nicklaus nickolas nicla niclas nicolai nicoletta nicolette nicolás nicolò
  nicéphore niek niels niene nienke nika nikita nikki nikkie nikko niklas niklaus niko nikodem nikola nikolai nikolas
  nila nilde nils nimakoah nimit niniano ninon ninthe nio niouma niraj niranjan nirbhay niro nisa nischal nives nizar
  nnamdi noam noami noan noar noe noelia noelie noemi noemie noemy noha noham nohan nolan nolann nolhan nomi noor
  noortje norah norbert norberto nore norene norhane norris norval norwood nostriano noud nouha nour noura nourane
  nouri nout novan novi nowi nox noâm noè noémie noë noëlla noëlle nqobile nthabiseng nuccia nunziata nuri nuria nya
  nyah nyasia nynke néhémie núbia obie obioma oceane ocie oddone odelia odell oderico odetta odette odidone odie
  odilia odilon odin odon odorico ofelia oger ojaswini oke okey olaide olen oleta olin olindo oliviera oliwia oliwier
  ollie olufunmi olumide oluwunmi olívia omari omawunmi ombeline ombline ombretta omolara ona ondine onie onome
  onorata onorina onorino onorio onoriode onur oona oormila ophelia ophelie ophélie oran orazio orell oren orenzio
  oreste orfeo oriande oriane orie orietta orio orion orland orlane orlo ornella oronzo orpha orrin orsola orval
  osanna osbaldo oskar osman osmondo osvaldo oswald oswaldo otello otha othmane otho otilia ottaviano ottavio ottilia
  ottis oumar oumayra oumou oury ousmane oussama ovidio ozanne paciano pacifico pacomio pacôme padam paige palladia
  palmazio pam pammachio pancario param paramartha paride parmenio parvati pascale pathé patrizia patroclo patti paule
  paulin paulina pauside paxton payton pearlie pearline peggie pelagia peleo penda penelope pepijn perceval percival
  percy pericle perrine perseo pete petronilla petronille peyton pharell pheobe phileas phileine philemon philibert
  philine philipp philippa philippine philomène philothée philou philémon phyllis pien piera pierangelo piergiorgio
  pierluigi piermarco piero pierrick piersilvio pieter pim pippo pius placida platone pleun plinio pola pollione polly
  pompeo pomponio ponziano pooja poornima porfirio porzia porziano postumio prabin prakash pramila pran pranay prasad
  prasanna prashant prassede prathamesh prayag preity prem prema presley preston prisca priscille priska priyala
  procopio proserpina prospera prospero protasio providenci prudenzia prudenzio publio pulchérie puneet pupolo purna
  purnima purushottam pushti pusicio pécine pélagie pénélope pétronille quartilla quentin quentine querano quincy
  quinn quinten quintia quintilio quinton quinty quinziano quinzio quirin quirino quiteria quitterie quiéta rachael
  rachele rachelle rachid radha radolfo rae raegan rafaela rafaël raff raffaele raffaella rageshwari rageswari raheem
  rahel rahma rahsaan raik raimondo raina rainaldo rainelda rajan rajana rajendra rajina rajinder rajiv raju rakesh
  ramaa ramata ramatoulaye ramesh rameshwar ramiro ramy randal randi randolph rania raniero ranim ranjan ranjeet
  ranjit ranolfo ranya raoul raphaelle raphaël raphaëlle rapulane rashad rashawn rasheed rasheedah rasmus ratna rawane
  rayan rayane rayen raymonde raymundo rayyan raúl reagan reanna reba rebeka rebekah rebekka reda reece reese regan
  reggie reginald reginaldo regolo regula reid reilly reinhold rejan remi remigio remilekun remington remondo remy
  renato renaud rens renske renzo renée respicio ressie reta retha retta reuben reva revi reybaud reyes reymundo reyna
  reynold reza rhett rhianna rhiannon rhoda rhonda rian ricario riccarda richelmo richie richmond rickey rickie ricky
  rieke rigoberto rike riley rina rinaldo ritesh rivka riyad robaldo robb robbie robyn rocio roderick rodger rodiano
  rodolphe rodrick rogelio rogers rohan rohana rohit rokhaya rokia rolande rolando rolfo rollin romane romee romilda
  romina romoaldo romola romolo romuald romualdo romy roméo rona ronaldo ronan ronja ronnie ronny roosevelt rory
  rosalee rosalia rosalind rosalinda rosalyn rosamond rosamunda rosanna roscoe roseline rosella roselyn rosemarie
  rosendo rosie rosita roslyn rosmunda rossana rossie rotimi rowena rowland roxane roxy rozella ruben rubiano rubie
  rubye rubén rudolph rudra rudy ruedi rufino rufus ruggero rukhmani rukmin rupert rupinder russ russel ruthe ruthie
  ryad ryann rylan rylee ryleigh ryley rym régine régis réjean réjeanne rúben rüya saad saar saba sabazio sabele
  sabina sabri sabrine sabryna sacha sachin sada sadie sadye safa safae safia safiatou safira safiya safiétou safouan
  safouane sagar sahra saige sakina salif salih salim salimata salimatou saliou sallie salome salomey salomon salomone
  salomè salomë salustio saly sameer sami samia samira sammie sammy samona samson samu samuele samuël samy sandeep
  sandrine sandro sanford sanja sanka sanna sanne sante santina santos santosh sanya saphira sarada sarala saraswati
  sarbello sare sarina sarisha sarita sarla saroja sarra sarvin sascha sasha saskia satine satish satyen saul savanah
  savannah saverio savi savin savina savinien savino savion saèr saïd saúl scarlett scholastique schuyler scolastica
  scot scottie scotty seamus seb sebas sebastiaan sebastien seckou seconda secondiano secondina sedrick sef seff
  sefora sekinat sekou selena selin selina selma selmer selyan selène semih semiramide semplicio senesio senn
  senofonte sephora sepp seraina serapione sergi servidio serviliano settimio sev severa seydou seynabou shaina
  shakira shakti shakuntala shalewa shana shanel shanelle shani shania shanice shanie shaniya shankar shanna shanny
  shanon shantanu shanti shany sharda shari sharmila shashi shashikala shaun shawna shayan shaylee shayma shayna
  shayne shaï shaïly shaïma shaïna shea sheela sheldon shelia shelly shemar sher sheri sheridan sherine sherman sherri
  sherwood shilpa shirel shirine shirisha shivakari shobhana shresth shresthi shreya shreyashi shridevi shrishti
  shristi shubha shubhaprada shwet shyann shyanne shyrel siana siara sid siddarth siddhartha siddhi siddhran sidoine
  sidonia sidonie sidonio sidy siebe siem siep sigebert sigfrido sigismond sigismondo sigmund sigurd sihem silas silja
  siloe silvan silvana silverio silvestro silvio silvère simea simeon simisola simonetta siméon sina sinan sinesio
  sinfronio sinja sira sireno siricio sirine sirineu siré sisto sitara sixtine siënna sjoerd sjors skander skye skyla
  skylar sloka smeralda smilla smita smriti sname soan socrate sofiane sofie sofija sofronia sofía sohan sohane sokhna
  solal solenn soline solocone solon solveig solène somnath somu sonja sonya soof soraia soraya soren sostene sosteneo
  souleyman souleymane soumaya spano speranzio stan stanislao stanislas stanton steeve stef stefania steffen stephane
  stephania stephany stephon sterre stevie stewart stijn stiliano stina stiriaco stéphane stéphanie subash subhash
  subhashini subhasini subodh sucheta sude sudeva sujata sukanya suman sumayyah sumeet sumitra suraj surano suresh
  surya suryakant suryakanta suryakantam susanna sushant susheel sushil sushma susie suus suze suzie suzon suélen svea
  svenja sverre sveva sviturno swann swapnil swara swarnalata swassane sweta sybille syble sydnee sydni sydnie
  sylvester sylviane syrine sébastien ségolène sékou séléna sérgio séréna séverin séverine sönke sören tabita tabitha
  taddeo tadeo tahlia talia talita talya tami tamino tammaro tammo tammy tancrède tanguy tanirika tanja tanushree
  tanushri tapan tarcisio tarik tarsilla tarun taryn tasha tasnim tasnime tatum tatyana taurean taya tayler taylor
  taziana taziano tazio taïna taïs teagan teije tej tejas telchide telica temistocle temitope teo teobaldo teodata
  teodolinda teodor teodoro teodoto teogene teri terrell terri terrill tesifonte tesnim tesnime tess tessie teudosia
  teun teunis tevin thad thaddeus thalea thalia thanina thaïs thelma theodor theodora theophane theophile theotime
  therese theresia theron therèse thiago thibaud thibault thibaut thibert thibo thierno thies thije thijmen thijn
  thijs thilo thirza thom thorben thore thorge thurman théa théo théodora théodore théodose théophane théophile
  théophraste thérèse tia tiago tiana tianna tibaldo tibo tiburzio ticone tidiane tieme ties tiguida tijmen tijn tijs
  tilda tilio tillman tillmann timea timm timmothy timmy timoléon timothe timothee timothée timéo tiphaine tirza
  titien titilayo titilope titouan titus tizian tiziana tiziano tjark tobia tobiloba toby tolomeo toluwani tomasa
  tomiloba tomke tommaso tomás toney toni tonnin tonya torben torey torrance torrey tosca toscane toussaint tracey
  traci trajan trasea travon tremaine tremayne trent trenton tressa tressie treva trever trevion trilochan trilochana
  trilok trilokanath trilokesh triloki trisha tristan tristano tristian tristin triston trudie trycia trystan tsipora
  tuana tullia turibio turold tushar tussio twan twila tybalt tycho tygo tymeo tymon tyra tyree tyreek tyrel tyrell
  tyrese tyrique tyron tyrone tyshawn ubaldo ubertino uberto udai udit ueli ugo ugolina uguccione ujjawal ujjwal
  ulberto ulderico ulfa ulfo ulices ulises ulisse ulpiano ulrico ulstano ulysse uma umang umberto umut upendra urdino
  uriah uriel uriele urmila ursicio ursmaro ursule usha uttam uzodimma vadim vaidehi vaijayanthi vaijayanti vaishnavi
  vaishno vaishvi vala valentijn valentim valeriano valerico valerio valfredo valfrido vallie valtena valter valère
  valérie valéry vance vanna varalakshmi varo vasanti vasudev vasudeva vasudha vasundhara vaughn vedang vedanshi
  vedasto veerle veit velda velio vella velva venance venanzio venceslas venerio venusta venustiano verda verdiana
  verdie vere verenzio vergie veriana veridiana verla verlie vern verna verner vernie veronika verulo vesta vezio
  vianney vic vicenta vicki vickie victorin vida vidal vidhur vidhya vidone vidur vidya vieve viggo vigo vik viktoria
  vilfredo viliana viliberto vilma vimal vinay vince vincenza vinciane vindonio vinebaldo vinfrido vinicio vinnie vinz
  violante violette virgil virgile virgilio virginio viscardo vishnu vishwamitra vissia vitalico vito vitor vittore
  vittorio vitus vivaldo viviana vivianne vivien vivienne vladimiro vodingo volfango vreni vrinda vrund vuk vulmaro
  vyas vânia wael waino waleran walid wallace walton waly wandrille wannes warley warre wassim wava waylon waël
  webster weldon wendell wes wessel westley whitney wibke wiebke wiem wiktoria wilber wilbert wilbur wilburn wiley
  wilford wilfred wilfredo wilfrid wilhelmina wilhelmine willa willard willem willi wilma wilmer wilson wilton
  winfield winifred winnifred winona winston wissam wissem woodrow wyatt wyman xander xaver xavi xavière xem xenia
  ximena xochitl xzavier xénophon yaa yacine yacouba yadira yael yago yahya yakubu yamileth yamina yana yango yani
  yanis yanni yannic yannick yannik yannis yara yarah yaren yaretzi yaro yaron yasin yasmeen yasmina yasmine yasser
  yassin yassine yaya yazid yazmin yaël yaëlle yenthe yesenia yessenia yfke yinthe ylan ylvi ylvie yoan yoann yoav
  yoel yogendra yogesh yoginder yohan yohann yolande yona yoro yoshiko yosra yossef youcef youmna youna younes youness
  younès youp youri yousef yousra youssou youssouf youssouph youssoupha yoël ysaline yse ysee yseult ysé ysée yumi
  yuna yunus yuri yvan yven zabedeo zabina zac zaccaria zaccheo zach zacharia zachariah zacharie zachery zaché zack
  zackary zackery zadig zahra zainab zaira zakaria zakariya zakary zakarya zane zanita zanobi zaria zayd zayn zayneb
  zechariah zef zehra zeinab zelda zelie zelinda zella zelma zena zenaide zenebio zeno zenobia zenobio zenone zetico
  zev zeyd zeynab zeyneb zeynep ziad zina zineb zinedine zita ziva ziyad ziyanda zoey zofia zohra zoie zoila zora
  zosima zosimo zoéva zoë zula zuzanna zyad zéphirin ángela áurea ângelo ève édith édouard éleuthère éliane élias élie
  élisabeth élise élisée élodie éloïse élzéar éléna éléonore émeline émeric émile émilie émérance émérencie énora éric
  érica étienne éva évangéline évariste évelyne évrard ígor ömer`.split(/\s+/u),
);
