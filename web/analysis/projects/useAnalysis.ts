import type { Feature } from '@prumo/contracts/access'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import type { SavedAnalysisView } from '@prumo/contracts/analysis/queries'
import { useMemo } from 'react'
import { useToday } from '../../platform/formats/useToday'
import { useAddress, withParameter } from '../../platform/lists/useAddress'
import { useQuery } from '../../platform/server/useQuery'
import { useAccess } from '../../platform/session/useAccess'
import { useSettledAnswer } from '../money/useSettledAnswer'
import { type AnalysisChoice, addressOfChoice, analysisChoice, choiceOfView, showTheSame } from './analysisChoice'
import { analysisGroups } from './analysisRows'
import { lastChoice } from './lastChoice'
import { narrowedProjects } from './narrowedProjects'

/** Asked for where no figure is chosen: a question without one is none. */
const leastAsked = ['taskCount']

/** Facts are of projects, but when a plan ends is told by its tasks. */
const rightsOf = (name: string): readonly Feature[] =>
  figureColumns.get(name)?.rights ?? (name === 'plannedEndMonth' ? ['tasks'] : ['projects'])

/** What the address or its view chooses of all projects, in groups. Only other figures are asked anew. */
export function useAnalysis(view: SavedAnalysisView | undefined) {
  const can = useAccess()
  const [address, change] = useAddress()
  const text = address.toString()
  const saved = useMemo(() => view && choiceOfView(view.choice), [view])
  const choice = useMemo(() => chosenIn(new URLSearchParams(text), saved), [text, saved])
  const isOffered = (name: string) => rightsOf(name).every((right) => can(right, 'viewOnly'))
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
        const next = { ...chosenIn(before, saved), ...changes }
        lastChoice.keep(next)
        return withParameter(addressOfChoice(next), 'view', before.get('view') ?? undefined)
      },
      { replace: true },
    )
  return {
    choice,
    choose,
    /** Whether something else is shown than what the view was saved with. */
    isChanged: saved !== undefined && !showTheSame(choice, saved),
    showView: (viewId: string) => change(() => new URLSearchParams({ view: viewId })),
    /** What is shown stays, as this view or as none. */
    nameView: (viewId: string | undefined) =>
      change((before) => withParameter(addressOfChoice(chosenIn(before, saved)), 'view', viewId), { replace: true }),
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

/** What the address says, or, where it says nothing, what its view was saved with. */
const chosenIn = (address: URLSearchParams, saved: AnalysisChoice | undefined): AnalysisChoice =>
  saved && !address.has('columns') ? saved : analysisChoice(address)
