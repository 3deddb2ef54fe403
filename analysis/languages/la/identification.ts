/** What tells Latin from other languages. */
import type { Identification } from '../language-pack.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'et in est non ad ut cum qui quae quod sed si ex de per a ab esse sunt enim hoc atque ac nec quam eius aut autem etiam ipse ille haec te me se nam quo tamen pro sic omnia eorum fuit erat dominus deus suum suis quia quidem vel ergo neque ubi nunc inter usque super apud dixit eum quoque igitur omnes omnis omnibus illa illi illud illum illis illius hic huius huic hunc hanc his horum is ea id eam eos eas eis iis sui sibi suo sua suam suos mihi tibi vos nos vobis nobis noster nostri vester tu ego meus mea tuus quem quos quas quibus quorum cuius cui qua quid quis aliquid fuerunt erant erit erunt esset essent posse potest possunt potuit habet habent habere dicit dicitur facere fecit factum facta ita tum iam modo semper saepe post ante contra sine sub propter circa extra intra ob prae trans tamquam quasi quoniam quando unde etsi nisi dum donec uti velut sicut deinde denique tandem rursus simul sive seu an num nonne annis anno annus urbs urbis rex regis populus populi res rei rerum bellum belli homo hominis homines hominum terra terrae tempore tempus causa modi magis maxime multi multa multis magna magnus primus prima primum unus una unum duo duas alii alia alter nullus nihil nemo nomen nomine virtus vita vitae corpus corporis natura ratio loco locum locus pars partem partes partibus civitas civitatis civitate provincia saeculo sancti sanctus dei domini filius filii pater patris mater frater ecclesia spiritus lingua latina latine graece romani romanorum romana romae imperator imperii natus mortuus oppidum regio incolarum incolae philosophus scriptor poeta dux regina papa episcopus liber libri opus opera carmen fabula scripsit vixit obiit venit vocatur vocantur appellatur situm sita situs prope iuxta civitatum foederatarum americae britanniae italiae germaniae franciae hispaniae nexus externi vide notae fontes',
  letters: 'āēīōūæœëăĕĭŏŭȳ',
  trigrams: null,
  usesStopWords: true,
};
