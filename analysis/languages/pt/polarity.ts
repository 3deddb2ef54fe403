/** Portuguese words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'não sem nunca jamais nenhum nenhuma nem nada',
  notDenials: null,
  opposites: `permitido/proibido incluído/excluído aberto/fechado mais/menos aumentar/diminuir obrigatório/opcional
    possível/impossível caro/barato antes/depois mínimo/máximo melhor/pior`,
};
