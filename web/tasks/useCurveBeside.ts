import type { Answer } from '@prumo/contracts/index'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'

type Curve = NonNullable<Answer<'planMoves'>['curve']>

/** The curve of work beside a preview, in its unit: by the tasks' own baseline, else by the latest that was saved. */
export function useCurveBeside(projectId: string, { unit, by }: Curve): Answer<'workCurve'> | undefined {
  const question = { projectId, statusOn: useShownDay(), unit, by }
  const { data: byTasks } = useQuery('workCurve', question)
  const isWithout = byTasks !== undefined && !hasPlan(byTasks)
  const { data: saved } = useQuery('baselines', isWithout ? { projectId } : null)
  const baselineId = isWithout ? saved?.items[0]?.baselineId : undefined
  const { data: bySaved } = useQuery('workCurve', baselineId ? { ...question, baselineId } : null)
  const shown = isWithout ? bySaved : byTasks
  return shown && shown.unit === unit && hasPlan(shown) ? shown : undefined
}

const hasPlan = ({ figures }: Answer<'workCurve'>) => (figures.budgetAtCompletion ?? 0) > 0
