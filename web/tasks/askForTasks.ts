import type { LoaderFunctionArgs } from 'react-router-dom'
import { earlyAnswers } from '../platform/server/earlyAnswers'
import { shownDay } from '../platform/server/useShownDay'
import { usualSort } from './taskSorts'

let isCodeComing = true

/**
 * Asks for the first page of a project's list while the code of its screen comes, which is once. An address that says
 * more is left to the screen: filters, order, a day of the past.
 */
export function askForTasks({ params: { projectId = '' }, request }: LoaderFunctionArgs) {
  if (isCodeComing && new URL(request.url).search === '')
    earlyAnswers.ask('tasks', { limit: 100, scope: 'all', projectId, today: shownDay(), sort: usualSort })
  isCodeComing = false
  return null
}
