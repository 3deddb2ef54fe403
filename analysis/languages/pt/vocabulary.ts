/** Portuguese words: stop words, everyday words, and how nouns are written. */
import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';

export const stopWords: StopWords = {
  list: 'pt',
  contentWords:
    'ano anos apoio caminho corrente dia direita dúvida exemplo grande grandes grupo hora horas lado local lugar mês meses mil noite nome nova novas novo novos nível número obra pessoas ponto pontos povo questão sistema tempo tipo trabalho valor viagem',
  functionWords: 'quase porém cerca',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `ajudar ano bom caso coisa começar completo criar dar deixar dia diferente dizer encontrar escolher exemplo fácil fazer fim
    forma funcionar grande guia hora ideia importante informação lugar maior melhor mês modo momento mundo necessário novo
    oferecer opção parte passo pensar pequeno pessoa possível precisar preço problema qualidade resultado saber semana simples
    solução tempo tipo tomar trabalho usar uso útil valor vantagem ver vez vida`,
  quantities: 'um euro euros reais metros',
  linking: 'de do da dos das em no na para com sem e a o por ou',
};

export const nouns: Nouns = {
  areCapitalized: false,
  formCompounds: false,
  comeFirst: true,
  determiners: `o a os as um uma uns umas este esta estes estas esse essa meu minha seu sua seus suas nosso nossa cada algum
      alguma nenhum nenhuma vários várias muitos muitas do da dos das no na nos nas ao à pelo pela`,
  verbMarkers: `eu você ele ela eles nós se me não é são está estão era ser estar tem têm pode podem deve devem que muito
      mais menos tão`,
};
