import type { EarnedValueCurve } from '@prumo/contracts/analysis/curve'
import type { Answer } from '@prumo/contracts/index'
import type { Failure } from '../../platform/server/failure'
import { useQuery } from '../../platform/server/useQuery'
import { useReported } from '../reports/useReported'
import { type Counted, type CurveChoice, isCost } from './curveChoice'

/** A curve, what it counts, and in which currency where that is money. */
export type ShownCurve = { curve: EarnedValueCurve; counts: Counted; currency: string | null }

export type CurveQuestion = Pick<CurveChoice, 'statusOn' | 'by' | 'baselineId' | 'counts'>

/** The question of a curve as the server is asked it: of work, or else of cost. */
export function curveInputs(projectId: string, { statusOn, by, baselineId, counts }: CurveQuestion) {
  const input = { projectId, statusOn, by, ...(baselineId && { baselineId }) }
  return isCost(counts)
    ? { work: null, cost: { ...input, source: counts } }
    : { work: { ...input, ...(counts && { unit: counts }) }, cost: null }
}

/** The curve as the screen shows it: as it is known now, or in the project's past. */
export function useCurve(projectId: string, question: CurveQuestion) {
  const inputs = curveInputs(projectId, question)
  const work = useQuery('workCurve', inputs.work)
  const cost = useQuery('costCurve', inputs.cost)
  return shown(inputs.work ? work : cost)
}

/** The curve as it was at the end of its status day, where both are compared; never later than what is shown. */
export function useReportedCurve(projectId: string, choice: CurveChoice) {
  const { statusOn, isCompared } = choice
  const inputs = curveInputs(projectId, choice)
  const work = useReported('workCurve', statusOn, isCompared ? inputs.work : null)
  const cost = useReported('costCurve', statusOn, isCompared ? inputs.cost : null)
  return { ...shown(inputs.work ? work : cost), instant: isCompared ? work.instant : undefined }
}

type Answered = Answer<'workCurve'> | Answer<'costCurve'>
type Reply = {
  data: Answered | undefined
  error: Failure | undefined
  isLoading: boolean
  mutate: () => Promise<unknown>
}

const shown = ({ data, error, isLoading, mutate }: Reply) => ({
  shown: data && curveIn(data),
  failure: error,
  /** What is shown is the answer to another question still, or to one that cannot be asked now. */
  isOld: isLoading || error !== undefined,
  retry: () => void mutate(),
})

const curveIn = (answer: Answered): ShownCurve =>
  'curve' in answer
    ? { curve: answer.curve, counts: answer.source, currency: answer.currency }
    : { curve: answer, counts: answer.unit, currency: null }
