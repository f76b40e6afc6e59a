import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { useMemo } from 'react'
import { useToday } from '../../platform/formats/useToday'
import { useAddress } from '../../platform/lists/useAddress'
import { useQuery } from '../../platform/server/useQuery'
import { useAccess } from '../../platform/session/useAccess'
import { useSettledAnswer } from '../money/useSettledAnswer'
import { type AnalysisChoice, addressOfChoice, analysisChoice } from './analysisChoice'
import { analysisGroups } from './analysisRows'
import { lastChoice } from './lastChoice'
import { narrowedProjects } from './narrowedProjects'

/** Asked for where no figure is chosen: a question without one is none. */
const leastAsked = ['taskCount']

/** What the address chooses of all projects, as groups in their order. Only other figures are another question. */
export function useAnalysis() {
  const can = useAccess()
  const [address, change] = useAddress()
  const text = address.toString()
  const choice = useMemo(() => analysisChoice(new URLSearchParams(text)), [text])
  const isOffered = (name: string) => (figureColumns.get(name)?.rights ?? []).every((right) => can(right, 'viewOnly'))
  const offered = choice.columns.filter(isOffered)
  const figures = offered.filter((name) => figureColumns.has(name))
  const today = useToday()
  // Of today, and of what is to come, they are those of now.
  const on = choice.on !== undefined && choice.on < today ? choice.on : undefined
  const input = { columns: figures.length > 0 ? figures : leastAsked, on }
  const reply = useQuery('projectAnalysis', input)
  const settled = useSettledAnswer(input, reply)
  // What one may not see any more is not left on the screen.
  const isRefused = reply.error !== undefined && reply.error.status >= 400 && reply.error.status < 500
  const answer = isRefused ? undefined : settled?.answer
  const arrived = settled?.input.columns ?? []
  const groups = useMemo(
    () => answer && analysisGroups(narrowedProjects(answer.projects, choice), choice.group, choice.sort),
    [answer, choice],
  )
  const choose = (changes: Partial<AnalysisChoice>) =>
    change(
      (before) => {
        const next = { ...analysisChoice(before), ...changes }
        lastChoice.keep(next)
        return addressOfChoice(next)
      },
      { replace: true },
    )
  return {
    choice,
    choose,
    isOffered,
    /** Those that are offered and have arrived. */
    columns: offered.filter((name) => !figureColumns.has(name) || arrived.includes(name)),
    /** The past day whose figures are chosen; nothing for those of now. */
    on,
    today,
    /** That of the figures that have arrived. */
    shownOn: settled?.input.on,
    withoutRight: choice.columns.length - offered.length,
    answer,
    groups,
    failure: reply.error,
    retry: () => void reply.mutate(),
  }
}
