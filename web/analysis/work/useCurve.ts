import type { EarnedValueCurve } from '@prumo/contracts/analysis/curve'
import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import useSWR from 'swr'
import { fetchQuery } from '../../platform/server/api'
import type { Failure } from '../../platform/server/failure'
import { useQuery } from '../../platform/server/useQuery'
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

/** The curve as it was at an instant, beside a screen of now; `undefined` asks nothing. */
export function useCurveAt(projectId: string, question: CurveQuestion, instant: string | undefined) {
  const inputs = curveInputs(projectId, question)
  const work = useAnswerAt('workCurve', inputs.work, instant)
  const cost = useAnswerAt('costCurve', inputs.cost, instant)
  return shown(inputs.work ? work : cost)
}

const useAnswerAt = <Name extends QueryName>(name: Name, input: QueryInput<Name> | null, instant: string | undefined) =>
  useSWR<Answer<Name>, Failure>(
    input === null || instant === undefined ? null : [name, input, instant],
    () => fetchQuery(name, input as QueryInput<Name>, instant),
    { revalidateOnFocus: false },
  )

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
  /** What is shown is the answer to another question still. */
  isOld: isLoading,
  retry: () => void mutate(),
})

const curveIn = (answer: Answered): ShownCurve =>
  'curve' in answer
    ? { curve: answer.curve, counts: answer.source, currency: answer.currency }
    : { curve: answer, counts: answer.unit, currency: null }
