import { randomUUID } from 'node:crypto'
import type { StandardArea } from '@prumo/contracts/canvas/area'
import type { CardFields } from '@prumo/contracts/canvas/card'
import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import { day } from './day'
import type { Members } from './organization'
import type { Part } from './people'
import { school } from './school'
import { contractCents } from './schoolContract'
import { costOfFronts } from './schoolFronts'

type Card = Partial<Omit<CardFields, 'memberId'>> & {
  title: string
  member?: Part
  notify?: string
  /** Days from today. */
  planned?: number
  realized?: number
}

const threat = (
  strategy: RiskAssessment['strategy'],
  [probability, impact]: [RiskAssessment['probability'], RiskAssessment['impact']],
  [probabilityAfter, impactAfter]: [RiskAssessment['probability'], RiskAssessment['impact']],
): RiskAssessment => ({ riskType: 'threat', strategy, probability, impact, probabilityAfter, impactAfter })

/** Why, what, who, how, when and for how much the school is renovated. */
const cards: Partial<Record<StandardArea, readonly Card[]>> = {
  justification: [
    { title: 'Laudo estrutural aponta risco na cobertura do bloco A', colour: '#b3261e' },
    { title: 'Escola não atende à NBR 9050 de acessibilidade' },
  ],
  smartGoals: [{ title: 'Entregar 16 salas reformadas e acessíveis antes do próximo ano letivo', planned: 48 }],
  benefits: [
    { title: '640 alunos em salas seguras' },
    { title: 'Conta de energia 30% menor com LED e telha termoacústica' },
  ],
  product: [
    { title: 'Escola reformada, acessível e com AVCB', description: 'Blocos A e B, pátio e acesso principal.' },
  ],
  requirements: [
    { title: 'NBR 9050', description: 'Acessibilidade a edificações, mobiliário e espaços.' },
    { title: 'NBR 5410', description: 'Instalações elétricas de baixa tensão.' },
    { title: 'NR-18', description: 'Segurança no trabalho na construção.' },
  ],
  stakeholders: [
    { title: 'Secretaria Municipal de Educação', notify: 'fiscalizacao@educacao.prefeitura.example' },
    { title: 'Conselho escolar e famílias' },
    { title: 'Corpo de Bombeiros', planned: 43 },
  ],
  team: [
    { title: 'Rafael Nogueira, engenheiro responsável', member: 'engineer' },
    { title: 'Caio Menezes, planejamento e custos', member: 'analyst' },
    { title: 'João Batista, mestre de obras', member: 'foreman' },
    { title: 'Lúcia Tavares, aprovações', member: 'approver' },
  ],
  assumptions: [
    { title: 'Aulas seguem no bloco B enquanto o bloco A é reformado' },
    { title: 'Telhas termoacústicas disponíveis em 45 dias' },
  ],
  restrictions: [
    { title: 'Serviços ruidosos só depois das 17h30' },
    { title: 'Orçamento limitado ao contrato 014/2026', plannedCents: contractCents },
  ],
  risks: [
    {
      title: 'Atraso na fabricação das treliças',
      colour: '#8a4b08',
      risk: threat('mitigate', ['high', 'high'], ['moderate', 'moderate']),
      member: 'analyst',
    },
    {
      title: 'Amianto nas telhas antigas',
      risk: threat('transfer', ['moderate', 'veryHigh'], ['low', 'moderate']),
    },
    {
      title: 'Doação de mudas pela prefeitura para a horta',
      risk: {
        riskType: 'opportunity',
        strategy: 'explore',
        probability: 'moderate',
        impact: 'low',
        probabilityAfter: 'high',
        impactAfter: 'low',
      },
    },
  ],
  timeline: [
    { title: 'Ordem de serviço', planned: -54, realized: -51 },
    { title: 'Cobertura do bloco A estanque', planned: 30 },
    { title: 'Entrega da obra', planned: 48 },
  ],
}

/** The cards of what each front costs, by the front's name. */
export type CostCards = ReadonlyMap<string, string>

/** The school's canvas, filled in by who leads the project. */
export async function schoolCanvas(members: Members, projectId: string, today: Date): Promise<CostCards> {
  const { founder } = members
  const { areas } = await founder.browser.ask('canvas', { projectId })
  const idOf = (name: StandardArea) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
  const add = async (name: StandardArea, { member, notify, planned, realized, ...fields }: Card) => {
    const cardId = randomUUID()
    await founder.browser.act('AddCard', {
      projectId,
      cardId,
      areaId: idOf(name),
      ...fields,
      notificationEmail: notify ?? null,
      memberId: member ? members[member].userId : null,
      plannedOn: dayOf(today, planned),
      realizedOn: dayOf(today, realized),
    })
    return cardId
  }
  for (const group of school) await add('deliveryGroups', { title: group.name })
  for (const [name, some] of Object.entries(cards)) for (const card of some) await add(name as StandardArea, card)
  const costCards = new Map<string, string>()
  for (const [title, plannedCents] of costOfFronts)
    costCards.set(title, await add('cost', { title, plannedCents, planned: 47 }))
  await founder.browser.act('ChangeArea', {
    projectId,
    areaId: idOf('cost'),
    financialIntegration: true,
    classifications: ['Materiais', 'Mão de obra', 'Equipamentos', 'Locações', 'Serviços de terceiros'],
  })
  const repeated = await add('stakeholders', { title: 'Vizinhos do pátio (repetido)' })
  await founder.browser.act('DeleteCard', {
    projectId,
    cardId: repeated,
    reason: 'Já está em “Conselho escolar e famílias”',
  })
  return costCards
}

const dayOf = (today: Date, offset: number | undefined) => (offset === undefined ? null : day(today, offset))
