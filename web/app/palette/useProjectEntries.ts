import { ArrowRightRegular, FlashRegular, HistoryRegular, StarFilled } from '@fluentui/react-icons'
import type { ProjectShortcut } from '@prumo/contracts/projects/queries'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useQuery } from '../../platform/server/useQuery'
import { preferences } from '../../platform/session/preferences'
import type { Begun } from '../../platform/useBegun'
import { recentProjects } from '../../projects/recentProjects'
import type { Entry } from './entry'
import { latestAndFavorites } from './latestAndFavorites'
import { namedThings, projectNames } from './namedThings'
import { addressOf, isOpenTo, type ProjectThing, projectThings } from './projectThings'
import { wayToBegin } from './wayToBegin'

/** Views of projects and what can be begun in them: of the one at hand, of those that were named, and of the last. */
export function useProjectEntries(typed: string, isAtWork: boolean) {
  const { t } = useTranslation()
  const entryOf = useEntryOf()
  const recents = useSyncExternalStore(preferences.subscribe, recentProjects)
  const { projectId = '' } = useParams()
  const things = useMemo(() => projectThings(t), [t])
  const name = projectNames(typed, things)
  const openedId = recents.map((recent) => recent.projectId)
  const { data: open } = useQuery('project', isAtWork && projectId ? { projectId } : null)
  const { data: projects = [] } = useQuery('projectShortcuts', isAtWork ? { openedId, name } : null)
  const atHand = isAtWork && open?.projectId === projectId && !open.copy ? open : undefined
  const others = projects.filter((each) => each.projectId !== projectId)
  const lastFirst = [...others.filter(isIn(openedId)), ...others.filter((each) => !isIn(openedId)(each))]
  const thingsOf = (project: Pick<ProjectShortcut, 'rights' | 'role'>) =>
    things.filter((thing) => isOpenTo(project, thing))
  const opening = (project: ProjectShortcut): Entry[] => {
    const views = thingsOf(project).filter(({ begins }) => !begins)
    const last = recents.find((recent) => recent.projectId === project.projectId)?.views ?? []
    const thing =
      last.flatMap((view) => views.find(({ id }) => id === view) ?? [])[0] ?? views.find(isBoard) ?? views[0]
    if (!thing) return []
    const icon = project.favorite ? StarFilled : HistoryRegular
    return [{ ...entryOf(project, thing), title: project.pitch, detail: thing.name, icon }]
  }
  const { recent, favorites } = latestAndFavorites(others, openedId)
  return {
    recent: recent.flatMap(opening),
    favorites: favorites.flatMap(opening),
    atHand: atHand ? thingsOf(atHand).map((thing) => entryOf(atHand, thing)) : [],
    named: namedThings(typed, atHand ? [atHand, ...lastFirst] : lastFirst, thingsOf).map(({ project, thing }) =>
      entryOf(project, thing),
    ),
  }
}

const isIn =
  (ids: readonly string[]) =>
  ({ projectId }: ProjectShortcut) =>
    ids.includes(projectId)
const isBoard = ({ id }: ProjectThing) => id === 'board'

function useEntryOf() {
  const navigate = useNavigate()
  const shown = useLocation()
  return (project: Pick<ProjectShortcut, 'projectId' | 'pitch'>, thing: ProjectThing): Entry => {
    const { projectId, pitch } = project
    const address = addressOf(thing, projectId, shown.pathname)
    const entry = { key: `${projectId} ${thing.id}`, title: thing.name, also: thing.also, detail: pitch }
    const { begins } = thing
    if (!begins)
      return {
        ...entry,
        icon: ArrowRightRegular,
        run: () => void navigate(address, { replace: address === shown.pathname }),
      }
    const begin = () => {
      const { to, replace } = wayToBegin(address, shown)
      // Nothing is begun in the past of a project.
      const state: Begun & { leavesPast: true } = { begin: begins.command, leavesPast: true }
      void navigate(to, { state, replace })
    }
    return { ...entry, icon: FlashRegular, run: begin }
  }
}
