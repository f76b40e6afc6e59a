import { z } from 'zod'

export const riskTypes = ['threat', 'opportunity'] as const
export const riskLevels = ['veryHigh', 'high', 'moderate', 'low', 'veryLow'] as const

/** What one may do about a risk, by its type. */
export const riskStrategiesOf = {
  threat: ['remove', 'mitigate', 'accept', 'transfer'],
  opportunity: ['explore', 'improve', 'share', 'accept'],
} as const satisfies Record<(typeof riskTypes)[number], readonly string[]>
export const riskStrategies = ['remove', 'mitigate', 'transfer', 'explore', 'improve', 'share', 'accept'] as const

const level = z.enum(riskLevels)

/** A risk before (`probability`, `impact`) and after (`…After`) the response that the strategy names. */
export const riskAssessment = z
  .strictObject({
    riskType: z.enum(riskTypes),
    strategy: z.enum(riskStrategies),
    probability: level,
    impact: level,
    probabilityAfter: level,
    impactAfter: level,
  })
  .refine(({ riskType, strategy }) => (riskStrategiesOf[riskType] as readonly string[]).includes(strategy), {
    path: ['strategy'],
    error: 'strategy.ofOtherType',
  })
export type RiskAssessment = z.infer<typeof riskAssessment>
