/** Spanish words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'no nunca jamás sin ningún ninguna ninguno ni tampoco nada nadie',
  notDenials: null,
  opposites: `permitido/prohibido incluido/excluido abierto/cerrado más/menos aumentar/disminuir subir/bajar gratis/pago
    obligatorio/opcional obligatorio/voluntario posible/imposible caro/barato antes/después mínimo/máximo mejor/peor
    rápido/lento grande/pequeño largo/corto pesado/ligero caliente/frío legal/ilegal`,
};
