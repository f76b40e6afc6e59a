import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'

export const aThreat: RiskAssessment = {
  riskType: 'threat',
  strategy: 'mitigate',
  probability: 'high',
  impact: 'veryHigh',
  probabilityAfter: 'low',
  impactAfter: 'low',
}

/** Adds risk cards to a project; each answers the id of its card. */
export async function aRiskArea(ana: Person, projectId: string) {
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'risks')?.areaId ?? ''
  return async (title: string, risk: RiskAssessment) => {
    const cardId = fresh()
    await ana.act('AddCard', { projectId, areaId, cardId, title, risk })
    return cardId
  }
}
