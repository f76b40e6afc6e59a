import type { Language } from '../identity/signUpChoices'
import type { AreaFields, StandardArea } from './area'

type Texts = readonly [name: string, quickTip: string, completeTip: string]

/** Names and descriptions of the specification's areas, in the language of the person who lays them out. */
export const standardAreaTexts: Record<Language, Record<StandardArea, Texts>> = {
  'pt-BR': {
    justification: [
      'Justificativa',
      'Por que fazer este projeto?',
      'Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.',
    ],
    product: [
      'Produto',
      'O que será entregue no fim?',
      'Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.',
    ],
    stakeholders: [
      'Partes interessadas',
      'Quem é afetado e não está na equipe?',
      'Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.',
    ],
    assumptions: [
      'Premissas',
      'O que consideramos verdadeiro?',
      'Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.',
    ],
    risks: [
      'Riscos',
      'O que pode dar errado, ou melhor?',
      'Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.',
    ],
    smartGoals: [
      'Objetivos SMART',
      'Aonde queremos chegar?',
      'Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.',
    ],
    requirements: [
      'Requisitos',
      'O que o produto precisa atender?',
      'Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.',
    ],
    team: [
      'Equipe',
      'Quem faz o trabalho?',
      'As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.',
    ],
    deliveryGroups: [
      'Grupos de entrega',
      'Quais são as partes do produto?',
      'Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.',
    ],
    timeline: [
      'Linha do tempo',
      'Quando cada entrega fica pronta?',
      'Os marcos e os prazos das entregas, com a data planejada e a realizada.',
    ],
    benefits: [
      'Benefícios',
      'O que melhora depois?',
      'O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.',
    ],
    restrictions: [
      'Restrições',
      'O que limita o trabalho?',
      'Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.',
    ],
    cost: ['Custo', 'Quanto vai custar?', 'Os custos de cada grupo de entrega, com o valor planejado e o realizado.'],
    keyPartners: [
      'Parcerias-chave',
      'Quem nos ajuda a entregar?',
      'Fornecedores e parceiros sem os quais o negócio não funciona, e o que cada um traz.',
    ],
    keyActivities: [
      'Atividades-chave',
      'O que precisamos fazer bem?',
      'As atividades mais importantes para entregar a proposta de valor e manter os clientes.',
    ],
    valueProposition: [
      'Proposta de valor',
      'Por que nos escolhem?',
      'Os problemas que resolvemos e os ganhos que criamos para cada segmento de clientes.',
    ],
    customerRelationships: [
      'Relacionamento com clientes',
      'Como conquistamos e mantemos clientes?',
      'O tipo de relação que cada segmento espera: atendimento pessoal, autosserviço, comunidade.',
    ],
    customerSegments: [
      'Segmentos de clientes',
      'Para quem criamos valor?',
      'Os grupos de pessoas ou organizações que atendemos, e quais são os mais importantes.',
    ],
    keyResources: [
      'Recursos-chave',
      'Do que precisamos?',
      'Pessoas, equipamentos, conhecimento e dinheiro sem os quais a proposta de valor não existe.',
    ],
    channels: [
      'Canais',
      'Como chegamos aos clientes?',
      'Por onde os clientes nos conhecem, compram, recebem e são atendidos depois.',
    ],
    costStructure: [
      'Estrutura de custos',
      'O que custa mais?',
      'Os custos fixos e variáveis mais importantes do modelo, com o valor planejado e o realizado.',
    ],
    revenueStreams: [
      'Fontes de receita',
      'Pelo que os clientes pagam?',
      'De onde vem o dinheiro de cada segmento, com o valor planejado e o realizado.',
    ],
  },
  en: {
    justification: [
      'Justification',
      'Why do this project?',
      'Describe the problem or the opportunity of today, and what happens if nothing is done. One card for each reason.',
    ],
    product: [
      'Product',
      'What will be delivered in the end?',
      'Say in a few words which unique product, service or result the project delivers, as its users see it.',
    ],
    stakeholders: [
      'Stakeholders',
      'Who is affected and not in the team?',
      'People and organizations outside who decide, pay, use or may hinder: customer, authorities, neighbours, suppliers.',
    ],
    assumptions: [
      'Assumptions',
      'What do we take to be true?',
      'What the team supposes about things it does not control. An assumption that may fail is a risk.',
    ],
    risks: [
      'Risks',
      'What may go wrong, or better?',
      'Threats and opportunities with their probability and impact, before and after the chosen response.',
    ],
    smartGoals: [
      'SMART goals',
      'Where do we want to be?',
      'Goals that are specific, measurable, achievable, relevant and timed: for example, “a 30% shorter queue by December”.',
    ],
    requirements: [
      'Requirements',
      'What must the product meet?',
      'Features, standards and levels of quality that the customer demands. One requirement a card, easy to verify.',
    ],
    team: [
      'Team',
      'Who does the work?',
      'The people and roles that produce the deliveries. Choose the member of the project in each card.',
    ],
    deliveryGroups: [
      'Delivery groups',
      'What are the parts of the product?',
      'The tangible, measurable components that make up the product. A group may be part of another.',
    ],
    timeline: [
      'Timeline',
      'When is each delivery ready?',
      'The milestones and deadlines of the deliveries, with their planned and realized dates.',
    ],
    benefits: [
      'Benefits',
      'What is better afterwards?',
      'The value that the organization reaps once the project is over: revenue, savings, image, compliance.',
    ],
    restrictions: [
      'Restrictions',
      'What limits the work?',
      'Limits set to the project: a fixed deadline, a budget, working hours, laws, scarce resources.',
    ],
    cost: ['Cost', 'How much will it cost?', 'The costs of each delivery group, with planned and realized amounts.'],
    keyPartners: [
      'Key partners',
      'Who helps us to deliver?',
      'Suppliers and partners without whom the business does not work, and what each one brings.',
    ],
    keyActivities: [
      'Key activities',
      'What must we do well?',
      'The most important activities for delivering the value proposition and keeping customers.',
    ],
    valueProposition: [
      'Value proposition',
      'Why are we chosen?',
      'The problems that we solve and the gains that we create for each customer segment.',
    ],
    customerRelationships: [
      'Customer relationships',
      'How do we win and keep customers?',
      'The relationship that each segment expects: personal service, self-service, a community.',
    ],
    customerSegments: [
      'Customer segments',
      'For whom do we create value?',
      'The groups of people or organizations that we serve, and which matter most.',
    ],
    keyResources: [
      'Key resources',
      'What do we need?',
      'People, equipment, knowledge and money without which there is no value proposition.',
    ],
    channels: [
      'Channels',
      'How do we reach customers?',
      'Where customers get to know us, buy, receive and are served afterwards.',
    ],
    costStructure: [
      'Cost structure',
      'What costs most?',
      'The most important fixed and variable costs of the model, with planned and realized amounts.',
    ],
    revenueStreams: [
      'Revenue streams',
      'What do customers pay for?',
      'Where the money of each segment comes from, with planned and realized amounts.',
    ],
  },
}

/** What an area of the specification is laid out with, besides its texts. */
export const standardAreaFields: Partial<Record<StandardArea, Partial<AreaFields>>> = {
  justification: { required: true },
  product: { required: true },
  smartGoals: { required: true },
  requirements: { required: true },
  deliveryGroups: { required: true },
  timeline: { additionalField: 'dates' },
  cost: { additionalField: 'values' },
  valueProposition: { required: true },
  customerSegments: { required: true },
  costStructure: { additionalField: 'values' },
  revenueStreams: { additionalField: 'values' },
}
