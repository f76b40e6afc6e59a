import type { RiskMeasure } from './measures'
import { type RiskAssessment, riskLevels } from './riskAssessment'

type Level = RiskAssessment['probability']

/** From 1, very low, to 5, very high. */
const rankOf = (level: Level): number => riskLevels.length - riskLevels.indexOf(level)

/** Probability times impact, from 1 to 25. */
const scoreOf = (probability: Level, impact: Level): number => rankOf(probability) * rankOf(impact)

const high = rankOf('high')
const isHigh = ({ probability, impact }: RiskAssessment) => rankOf(probability) >= high && rankOf(impact) >= high
const highest = (scores: readonly number[]): number | null => (scores.length === 0 ? null : Math.max(...scores))

/** What risks that are open come to; a highest score is missing where there is no risk of its type. */
export function openRisks(risks: readonly RiskAssessment[]): Record<RiskMeasure, number | null> {
  const threats = risks.filter(({ riskType }) => riskType === 'threat')
  const opportunities = risks.filter(({ riskType }) => riskType === 'opportunity')
  const before = ({ probability, impact }: RiskAssessment) => scoreOf(probability, impact)
  const after = ({ probabilityAfter, impactAfter }: RiskAssessment) => scoreOf(probabilityAfter, impactAfter)
  return {
    openThreatCount: threats.length,
    highThreatCount: threats.filter(isHigh).length,
    highestThreatScore: highest(threats.map(before)),
    highestThreatScoreAfter: highest(threats.map(after)),
    openOpportunityCount: opportunities.length,
    highestOpportunityScore: highest(opportunities.map(before)),
  }
}
