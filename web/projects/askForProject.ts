import type { LoaderFunctionArgs } from 'react-router-dom'
import { earlyAnswers } from '../platform/server/earlyAnswers'

/** Asks for the project of now while the code of its screen comes, which asks for it in any case. */
export function askForProject({ params: { projectId = '' }, request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has('asOf')) earlyAnswers.ask('project', { projectId })
  return null
}
