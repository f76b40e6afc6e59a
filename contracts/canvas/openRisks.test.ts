import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openRisks } from './openRisks'
import { type RiskAssessment, riskLevels, riskStrategiesOf, riskTypes } from './riskAssessment'

const fire: RiskAssessment = {
  riskType: 'threat',
  strategy: 'mitigate',
  probability: 'high',
  impact: 'veryHigh',
  probabilityAfter: 'low',
  impactAfter: 'high',
}
const rain: RiskAssessment = { ...fire, probability: 'veryHigh', impact: 'moderate', probabilityAfter: 'veryHigh' }
const grant: RiskAssessment = { ...fire, riskType: 'opportunity', strategy: 'explore', impact: 'low' }

it('POR-04 open risks are counted by type, and the worst of them is told before and after the response', () => {
  expect(openRisks([fire, rain, grant])).toEqual({
    openThreatCount: 2,
    highThreatCount: 1,
    highestThreatScore: 20,
    highestThreatScoreAfter: 20,
    openOpportunityCount: 1,
    highestOpportunityScore: 8,
  })
})

it('POR-04 where there is no risk there is no worst one', () => {
  expect(openRisks([])).toEqual({
    openThreatCount: 0,
    highThreatCount: 0,
    highestThreatScore: null,
    highestThreatScoreAfter: null,
    openOpportunityCount: 0,
    highestOpportunityScore: null,
  })
})

const level = fc.constantFrom(...riskLevels)
const risk: fc.Arbitrary<RiskAssessment> = fc
  .record({ riskType: fc.constantFrom(...riskTypes), probability: level, impact: level })
  .map((given) => ({
    ...given,
    strategy: riskStrategiesOf[given.riskType][0],
    probabilityAfter: given.probability,
    impactAfter: given.impact,
  }))

it('POR-04 risks come to the same in any order, and each opportunity changes nothing that is said of threats', () => {
  fc.assert(
    fc.property(fc.array(risk), fc.nat(), (risks, place) => {
      const at = place % (risks.length + 1)
      expect(openRisks([...risks.slice(at), ...risks.slice(0, at)])).toEqual(openRisks(risks))
      const { openThreatCount, highThreatCount, highestThreatScore, highestThreatScoreAfter } = openRisks(risks)
      const alone = openRisks(risks.filter(({ riskType }) => riskType === 'threat'))
      expect(alone).toMatchObject({ openThreatCount, highThreatCount, highestThreatScore, highestThreatScoreAfter })
      expect(openThreatCount).toBeGreaterThanOrEqual(highThreatCount ?? 0)
    }),
  )
})
