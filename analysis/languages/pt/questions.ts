/** How Portuguese asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'quanto (?:custa|custam)|qual o preço',
    how: 'como|quanto|quanta|quantos|quantas',
    what: 'o que|que|o quê',
    why: 'por que|por quê|porquê',
    which: 'qual|quais',
    who: 'quem',
    when: 'quando',
    where: 'onde|aonde',
    before: 'a|de|em|com|para|por|desde|até|sobre|sem',
    amount: 'quanto|qual|quais',
    money: 'custa|custam|custo|preço|preços|pagar|valor',
  },
  places: null,
  genuine: {
    calls: `pronto|pronta|precisa de (?:ajuda|um|uma|mais)|quer|procura|está (?:pronto|procurando|à procura)|tem (?:dúvidas|alguma|perguntas)|você (?:quer|precisa|sabia|tem|está|conhece)|sabia|dúvidas|perguntas|ainda|gostaria|quem (?:somos|sou)|por que (?:esperar|não)|este (?:artigo|conteúdo)|vocês`,
    we: 'nós|nosso|nossa|nossos|nossas',
    i: 'eu|meu|minha|meus|minhas|me|mim',
  },
  cues: {
    compare: 'diferenças?|diferem?|vs|versus|comparação|(?:melhor|pior|mais barat[oa]) (?:.{0,60}? )?(?:que|ou)',
    risk: 'riscos?|perigos?|perigos[oa]s?|segur[oa]s?|efeitos colaterais|golpes?|erros|o que acontece se',
    price: 'custa|custam|custar|custos?|preços?|tarifas?|car[oa]s?',
  },
  steps: /^como \p{L}+(?:[aei]r|[aei]r-se)(?![\p{L}\p{M}])/iu,
  figures:
    'quanto|quanta|quantos|quantas|(?:que|qual) (?:ano|data|dia|mês|século|década|porcentagem|percentagem|número|preço|idade)',
  about: 'O que é preciso saber sobre $1?',
  fromHeadings: {
    before: 'os|as|a|o|principais|diferentes|\\d{1,2}',
    keepsCapital: false,
    patterns: [
      {
        heading: '(benefícios|tipos|riscos|requisitos|sintomas) ((?:de|do|da|dos|das) .+)',
        question: 'Quais são os $1 $2?',
      },
      {
        heading: '(vantagens|desvantagens|características|causas|etapas) ((?:de|do|da|dos|das) .+)',
        question: 'Quais são as $1 $2?',
      },
      { heading: '(diferenças?) (entre .+ e .+)', question: 'Qual é a diferença $2?' },
    ],
  },
  articles: 'um uma',
  priceOf: 'Quanto custa $1?',
  distinguishing: `melhor melhores pior bom boa não sem antes depois frequência tempo mais menos primeiro último novo grátis`,
  priceQualifiers: 'médio média mês mensal ano anual',
};
