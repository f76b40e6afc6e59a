import { type Measure, measure } from '../measure'

const count = { unit: 'count', source: 'house', right: 'risks', direction: null, drill: 'cards' } as const
const score = { ...count, unit: 'score' } as const

/**
 * What the open risk cards of a project come to on a day. P and I are probability and impact from very low, 1, to very
 * high, 5; P′ and I′ are those after the response.
 */
export const riskMeasures = [
  measure({ ...count, name: 'openThreatCount', direction: 'less', formula: 'n (threats, not concluded)' }),
  measure({ ...count, name: 'highThreatCount', direction: 'less', formula: 'n (open threats, P ≥ 4 and I ≥ 4)' }),
  measure({ ...score, name: 'highestThreatScore', direction: 'less', formula: 'max P · I (open threats)' }),
  measure({ ...score, name: 'highestThreatScoreAfter', direction: 'less', formula: 'max P′ · I′ (open threats)' }),
  measure({ ...count, name: 'openOpportunityCount', formula: 'n (opportunities, not concluded)' }),
  measure({
    ...score,
    name: 'highestOpportunityScore',
    direction: 'more',
    formula: 'max P · I (open opportunities)',
  }),
] as const satisfies readonly Measure[]
/** By which these figures are found. */
export type RiskMeasure = (typeof riskMeasures)[number]['name']
