/** How each section of the dashboard is to be read, in Spanish: one or two sentences below its heading. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const leads: DashboardTexts['leads'] = {
  answers:
    'Las respuestas cambian de un día a otro, y con ellas la mayoría de las citas. Una sola observación puede ser casualidad; con varias se ve hasta qué punto coinciden. Un número abre la página que cita ese bloque.',
  brief:
    'Lo que trata el mercado, en el orden de sus páginas. Lo que distinguiría a una página figura en las oportunidades.',
  claims:
    'Donde las páginas coinciden, dé la misma cifra o explique por qué la suya difiere. Donde no coinciden, una página con fuente puede zanjarlo. Que coincidan no hace cierta una cifra.',
  difficulty: 'La dificultad de este mercado, a partir de los elementos de abajo. No pronostica posiciones ni citas.',
  entities: 'Personas, organizaciones, productos y lugares que nombran las páginas.',
  factGaps:
    'Una cifra distinta de la del mercado es un motivo para comprobarla, no un error. El mercado puede equivocarse.',
  features: 'Lo que se mostró, lo que se buscó y no se mostró, y lo que el proveedor no comunica.',
  findings: 'Primero va lo que bloquea la página. Después, lo que más se sabe que ayuda con el menor trabajo.',
  gates: 'Una página que no se puede leer o citar no recibe puntuación. Estas condiciones van primero.',
  howMade: 'Fechas, proveedores y costes; métodos con sus límites; estudios en los que se basan los consejos.',
  notRecommended: 'Se aconseja a menudo, pero se ha probado sin efecto o resulta perjudicial.',
  opportunities: 'Lo que el mercado deja abierto, y qué parte del mercado lo deja abierto.',
  passages:
    'A un lado, su fragmento; al otro, el fragmento del mercado del que conviene aprender la forma, no las palabras.',
  profile:
    'La caja contiene la mitad central de las páginas utilizables, la línea gruesa 8 de cada 10, y los puntos son los extremos. No son objetivos: dentro de la caja, una página se parece al mercado.',
  questions:
    'Lo que preguntan la gente, los motores y las páginas, con el fragmento que mejor responde. Una pregunta que pocas páginas responden es un hueco en el mercado.',
  results:
    'La relevancia se compara con la mejor página de este mercado. La respuesta directa se da con su posición en la página. Un guion significa que no se pudo medir.',
  scores:
    'Cada apartado compara su página con las páginas de este mercado. La marca está más a la derecha cuantas más iguala o supera.',
  siteKinds: 'De las citas de sitios cuyo tipo se conoce.',
  termGaps:
    'Un término ausente puede apuntar a algo que usted omite. Añadir palabras sin más no aporta nada, y repetirlas perjudica.',
  terms:
    'Palabras que usan al menos dos sitios. Muestran qué pertenece al asunto; no son una lista que haya que agotar.',
  topicCoverage: 'Una puntuación de 1 significa que su página dice tanto del tema como una sección breve de las demás.',
  topics:
    'Central: lo tratan al menos 6 de cada 10 páginas. Común: al menos 3 de cada 10. Distintivo: menos, así que permite destacar. Un guion significa que no se registró ninguna respuesta de IA.',
  trust: 'Lo que un lector puede comprobar: hechos, sin puntuación.',
};
