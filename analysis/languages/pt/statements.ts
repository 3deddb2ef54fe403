/** How Portuguese states figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about:
    'cerca de, aproximadamente, em torno de, por volta de, quase, em média, uma média de, perto de, aprox., uns, umas',
  atLeast: 'pelo menos, mais de, no mínimo, mínimo, a partir de, um mínimo de, acima de, desde, ao menos, superior a',
  atMost: 'até, no máximo, menos de, máximo, um máximo de, abaixo de, não mais de, inferior a',
  orMore: 'ou mais, e mais, no mínimo',
  orLess: 'ou menos, no máximo',
  between: 'entre, de, desde',
  and: 'e',
  to: 'a, até',
  per: 'por, cada, a cada',
  each: 'ao, à, o, a',
  periods: 'anuais=a, mensais=mo, diários=d, anual=a, mensal=mo, diárias=d',
  on: 'em, desde, a partir de, no, até, antes de, de, após, ano',
  eras: 'd.c., d. c.',
  century: /século\s(?<roman>[xvi]{1,5})(?!\p{L})(?!\sa)/u,
  decade: /anos\s(?<year>(?:1\d|20)\d0)/u,
  verbs: {
    is: 'é, são, era, foi, atinge, atingem, varia, variam, oscila, oscilam, gira, giram, representa, representam, equivale, ultrapassa, mede, medem, vai, vão, fica, ficam, chega, chegam, está, estão, corresponde',
    starts: 'começa, começam, parte, partem',
    costs: 'custa, custam, custou, vale, valem, vendido, vendida',
    lasts: 'dura, duram, leva, levam, demora, demoram, requer, requerem, exige, precisa',
    weighs: 'pesa, pesam',
    carries: 'suporta, suportam, aguenta, carrega, comporta',
    uses: 'consome, consomem, usa, usam, utiliza, utilizam',
    makes: 'produz, produzem, contém, contêm, gera, geram, fornece, fornecem, emite',
    has: 'tem, têm, tinha, oferece, oferecem, conta, contam, inclui, incluem, possui, possuem, dispõe, emprega',
    pays: 'paga, pagam, gasta, gastam, ganha, ganham',
    happens:
      'fundada, fundado, criada, criado, lançada, lançado, nasceu, surgiu, inventado, aberto, entrou, vence, termina, começou, publicado, publicada',
  },
  adverbs:
    'normalmente, geralmente, habitualmente, costuma, costumam, pode, podem, deve, devem, atualmente, também, só, apenas, ainda, já, ser, estar, custar, durar, se, em, média, geral, aproximadamente, cerca, um, uma, o, a, os, as, variar, tipicamente, foi, é, são, tem, têm, sido, hoje, frequentemente',
  links: 'de, a, em, com, desde, entre, até, por, para, do, da, ao, no, na',
  of: 'de, do, da, dos, das',
  quantities:
    'altura, largura, comprimento, profundidade, espessura, diâmetro, tamanho, peso, massa, carga, capacidade, volume, superfície, área, distância, alcance, autonomia, raio, velocidade, potência, tensão, energia, consumo, temperatura, pressão, ruído, frequência, preço, custo, tarifa, taxa, aluguel, prêmio, franquia, depósito, orçamento, salário, renda, receita, faturamento, lucro, valor, imposto, multa, limite, teto, cota, percentual, porcentagem, proporção, risco, média, mínimo, máximo, total, duração, tempo, prazo, período, vida, garantia, nível, dose, ingestão, teor, concentração, densidade, rendimento, precisão, resolução, população, ângulo, montante',
  expect: 'calcule, espere pagar, prepare, custa, leva, é preciso contar com',
  toward: 'por, para',
  articles: 'o, a, os, as, um, uma, uns, umas, seu, sua, seus, suas',
  quantifiers: 'cada, todo, toda, todos, todas, maioria, alguns, algumas, muitos, muitas, vários',
  gerunds: 'ar, er, ir',
  breaks: 'que, porque, enquanto, embora, mas, quando, onde, e, ou, pois, portanto, como, se',
  relatives: 'que',
  unclear:
    'ele, ela, eles, elas, isto, isso, este, esta, estes, estas, esse, essa, esses, essas, aquele, aquela, nós, eu, nosso, nossa, nossos, nossas, meu, minha, meus, minhas, lhe, quem, qual, mesmo, mesma, aqui, você, vocês',
  doubtful: 'se, suponha, imagine, nunca, não',
  own: 'eu, nós, nosso, nossa, nossos, nossas, meu, minha, nos, me',
  boilerplate:
    'min de leitura, minutos de leitura, tempo de leitura, publicado em, atualizado, atrás, newsletter, ©, cookies, carrinho',
  offers: 'desconto, cupom, envio, frete, entrega, devolução, reembolso, teste grátis, economize, oferta',
  comparisons: 'mais tarde, a mais, a menos, mais, menos, maior, menor, superior, inferior, de idade',
  spans: 'próximos, próximas, últimos, últimas',
  inverts: true,
  limits: 'antes de, depois de, sem, com, segundo, incluindo, durante, por, dependendo de',
};
