import type { LoaderFunctionArgs } from 'react-router-dom'
import { earlyAnswers } from '../platform/server/earlyAnswers'

/**
 * Asks for a board while the code of its screen comes. Where a screen is there already, so is that code, and what it
 * asks for may be less than the whole board.
 */
export function askForBoard({ params: { projectId = '' }, request }: LoaderFunctionArgs) {
  const isFirst = document.querySelector('main') === null
  if (isFirst && !new URL(request.url).searchParams.has('asOf')) earlyAnswers.ask('board', { projectId })
  return null
}
