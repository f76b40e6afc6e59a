import type { MoneyMeasure } from '@prumo/contracts/finance/measures'
import type { SingleFlow } from './curveSeries'
import type { Why } from './why'

const measureOf: Record<string, MoneyMeasure> = {
  planned: 'plannedAmount',
  realized: 'realizedAmount',
  forecast: 'forecastAmount',
}

/** What a point of a curve is asked about; what was reported then is explained by what has changed since. */
export function whyOfPoint(series: string, flow: SingleFlow, to: string | undefined): Why | undefined {
  const measure = measureOf[series]
  return measure && { measure, flow, to }
}
