import type { LoaderFunctionArgs } from 'react-router-dom'
import { today } from '../platform/formats/dates'
import { earlyAnswers } from '../platform/server/earlyAnswers'
import { usualSort } from './taskSorts'

let isCodeComing = true

/** Asks for the first page of a project's list while the code of its screen comes, which is once. */
export function askForTasks({ params: { projectId = '' }, request }: LoaderFunctionArgs) {
  if (isCodeComing && new URL(request.url).search === '')
    earlyAnswers.ask('tasks', { limit: 100, scope: 'all', projectId, today: today(), sort: usualSort })
  isCodeComing = false
  return null
}
