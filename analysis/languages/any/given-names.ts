/** Common given names that hardly ever have another meaning; in lower case, separated by white space. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abdul abdullah abigail abraham adam adele adrian adriana agnes agustín ahmad ahmed aisha alan albert alberto alec alejandro
  alessandro alex alexander alexandra alexandre alexis alfred ali alice alicia alison allan allen alok alyssa amanda amelia amina amir amit
  amy ana anastasia anders andrea andreas andrei andrew andré andrés andy angela angelo anil anita anke ann anna anne annegret annette
  anthony antoine anton antonia antonio anya ariel arjun arnold arthur arturo asha ashley astrid audrey aurora avery barbara barry beatrice
  beatriz begoña ben benjamin bernard bernardo bernd beth betty beverly bill birgit björn bob bonnie boris brad bradley brandon brenda
  brendan brent brett brian bridget brigitte bruce bruno bryan caleb calvin camila camille carl carla carlo carlos carly carmen carol
  carolina caroline carolyn carrie catherine cathy cecilia cedric cesar charles charlie charlotte chelsea cheryl chloe chloé chris christian
  christiane christina christine christoph christopher cindy claire clara clarence claude claudia claudio clement clive clément colin connor
  constance corey craig crystal curtis cynthia damian damien dan dana daniel daniela danielle danny darren darryl dave david deborah debra
  dennis derek detlef diana diane didier diego dieter dimitri dirk dmitri dolores dominic dominique don donald donna doris dorothy doug
  douglas duncan dustin dwayne dylan eberhard eddie edeltraud edgar edith eduardo edward edwin eileen ekkehard elaine eleanor elena elfriede
  eli elias elisa elisabeth elise elizabeth ella ellen elliot emanuel emil emilia emilie emily emma emmanuel enrique eric erica erik erin
  ernest ernesto esther ethan eugene eva evan evelyn fabian fabio fatima federico felicia felipe felix fernanda fernando fiona florian
  frances francesca francesco francisca francisco franck francois frank franz françois françoise fred frederick friedrich frédéric gabriel
  gabriela gabrielle gareth gary gaston gavin gaëlle geoff geoffrey george georges gerald gerard gerhard ghislaine gianni gilbert gilles
  gina ginette giorgio giovanni gisela giulia giuseppe glenn gloria gonzalo gordon gottfried graham greg gregory greta guido guillaume
  guillermo gustav gustavo günter günther hannah hannelore hans hans-jürgen harold harry hassan heather hector heidi heike heinrich heinz
  helen helena helga henri henry herbert heribert herman hiroshi holger holly horst howard hugh hugo ian ibrahim ignacio igor ilse ingrid
  inmaculada irene iris isaac isabel isabella isabelle ivan jack jacob jacqueline jacques jaime jake james jamie jan jane janet janice jared
  jason javier jay jean jean-claude jean-luc jean-marc jean-pierre jeff jeffrey jennifer jenny jens jeremy jerome jerry jesse jessica jesus
  jill jim jimmy joachim joan joanna joanne joaquín joe joel johan johann johannes john johnny jon jonas jonathan jordi jorge josef josefa
  josep joseph josh joshua josiane josé joyce juan juanita judith judy julia julian juliana julie julien juliet julio justin jutta jörg
  jürgen kai karen karim karin karl karl-heinz karla kate katharina katherine kathleen kathryn kathy katie katja kay keith kelly ken kenji
  kenneth kenny kevin khalid kim kimberly klaus kristen kristin kristina kumar kurt kyle lara larry laura lauren laurent lawrence lea leah
  lee leila lena leo leon leonard leonardo leslie leticia lewis liam lillian linda lindsay lisa logan lorenzo loretta lori lothar louis
  louise luc luca lucas lucia lucie lucien lucy luigi luis luisa lukas luke lydia lynn maddie madison manfred manuel manuela marc marcel
  marcela marcia marco marcos marcus margaret maria marie marie-christine marie-claude marilyn marina mario marion marisa marius marjorie
  mark markus marlene marta martha martin martina martine marvin mary mateo mathieu matt matteo matthew matthias maureen maurice mauricio
  max maximilian meera megan mehmet melanie melissa mercedes michael michel michelle miguel mike mikhail mila milan mildred min mireille
  miriam mitchell mohamed mohammad mohammed moira molly monica monika monique montserrat morgan mustafa nadia nancy naomi natalia natalie
  natasha nathalie nathan neil nelson nicholas nick nicola nicolas nicole nigel nina noah noel nora norma norman odile olaf oleg olga oliver
  olivia olivier omar oscar otto owen pablo paco pamela paola paolo pascal pat patricia patrick paul paula pauline paulo pavel pedro peggy
  penny perry peter petra phil philip philippe phillip phoebe pierre pietro piotr priya rachel rafael rahul rainer raj rajesh ralf ralph
  ramon randall randy raphael raul ravi ray raymond rebecca regina reinhard renata renate renee rené ricardo riccardo richard rick rita rob
  robert roberta roberto robin rodney rodrigo roger roland rolf roman ron ronald rosa rosario rosemary ross roxanne roy rudolf russell ruth
  ryan rémi sabine sabrina sally salvatore sam samantha samir samuel sandra sandy sanjay sara sarah scott sean sebastian serge sergei sergio
  seth shane shannon sharon shawn sheila shelley sheryl shirley sidney siegfried sigrid silke silvia simon simone sofia solange solomon
  sonia sophia sophie spencer stacey stacy stanley stefan stefanie stefano stella stephan stephanie stephen steve steven stuart sue suleiman
  sunil susan susanne suzanne sven sylvia sylvie takashi tamara tania tanya tara tatiana ted teresa terrence terry tessa thea theo theodore
  theresa thierry thomas tiffany tim timothy tina tobias todd tom tomas tommy tony tracy travis trevor tyler udo ulrich ulrike ursula uwe
  valentina valeria valerie vanessa vera verena vernon veronica vicente vicky victor victoria vijay viktor vincent vincenzo violet virginia
  vivian vladimir wagner walter waltraud wanda wayne wendi wendy werner wesley wilfried wilhelm will william willie wolfgang xavier yan yann
  yasmin yolanda yoshi youssef yuki yusuf yves yvette yvonne zachary zoe zoé íñigo`.split(/\s+/u),
);
