/** Words of Portuguese titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'melhore?s?|ranking|favoritos',
  versus: 'comparativo|comparação|compare|comparar|diferenças?|alternativas?',
  guide:
    'guia|como|tutoriais|dicas|o que é|o que são|por que|passo a passo|receitas?|ideias|iniciantes|aprenda|aprender|maneiras|formas',
  review: 'análise|avaliação|resenha|testamos',
  tool: 'calculadora|gerador|simulador|conversor',
  free: 'grátis|gratuit[oa]s?|online',
  news: 'notícias|comunicado|anuncia|lança',
  reference: 'definição|significado|glossário|dicionário|enciclopédia|documentação',
  software: 'programa|plataforma|aplicativo',
  product: 'produtos?|aparelhos?|modelos?|marcas?|fabricantes?',
  service: 'serviços?|empresas?|consultoria|consultores|agência|assistência|instaladores|orçamento',
  unit: 'dias?|semanas?|mês|meses|anos?|horas?|minutos?|segundos?|passos?|pessoas?|reais|euros?|perguntas|termos|definições',
  step: 'passo',
  pros: 'vantagens|desvantagens|prós|contras',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      'guia|tutorial|dicas|ideias|exemplo|exemplos|significado|definição|benefícios|vantagens|causas|sintomas|receita|receitas|história|passo a passo',
    tell_apart: 'diferença|diferenças',
    rate: 'melhor|melhores|^top|avaliação|avaliações|opinião|opiniões|ranking|recomendado|recomendados',
    compare: 'vs|versus|comparação|comparativo|comparar|alternativa|alternativas',
    price: 'preço|preços|custo|custos|tarifa|tarifas|barato|barata|baratos|baratas',
    buy: 'comprar|compra|encomendar|à venda|oferta|ofertas|promoção|promoções|desconto|descontos|cupom|cupons|código promocional|alugar|aluguel|aluguer|reservar|contratar|orçamento|baixar|descarregar|teste grátis',
    go: 'login|iniciar sessão|minha conta|área do cliente|site oficial|atendimento ao cliente',
    near: 'perto de mim|perto|mais próximo|mais próxima|aberto agora|horário|horários|como chegar',
  },
  time: {
    latest:
      'últim[oa]s?|nov[oa]s?|recentes?|atual|atuais|hoje|agora|amanhã|ontem|esta semana|este (?:mês|ano)|notícias|previsão|tempo|resultados?|calendário|ao vivo',
    price: 'preços?|custos?|barat[oa]s?|ofertas?|descontos?|promoção|salário|tarifas?|taxas?|quanto',
  },
};
