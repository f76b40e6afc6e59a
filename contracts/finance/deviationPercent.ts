/** By how much of what was planned the realized amounts deviate, in percent; `null` where nothing was planned. */
export const deviationPercent = (deviation: number, plannedAmount: number): number | null =>
  plannedAmount === 0 ? null : (deviation / plannedAmount) * 100
