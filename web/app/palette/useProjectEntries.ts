import { ArrowRightRegular, FlashRegular, HistoryRegular, StarFilled } from '@fluentui/react-icons'
import type { ProjectShortcut } from '@prumo/contracts/projects/queries'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useQuery } from '../../platform/server/useQuery'
import { usePreferences } from '../../platform/session/usePreferences'
import type { Begun } from '../../platform/useBegun'
import type { Entry } from './entry'
import { namedThings, projectNames } from './namedThings'
import { addressOf, isOpenTo, type ProjectThing, projectThings } from './projectThings'

const mostRecent = 5

/** Views of projects and what can be begun in them: of the one at hand, of those that were named, and of the last. */
export function useProjectEntries(typed: string, isAtWork: boolean) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const entryOf = useEntryOf()
  const { recents } = usePreferences()
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
    return [{ ...entryOf(project, thing, pathname), title: project.pitch, detail: thing.name, icon }]
  }
  const isRecent = ({ projectId: id }: ProjectShortcut) => openedId.slice(0, mostRecent + 1).includes(id)
  return {
    recent: openedId
      .flatMap((id) => others.find((each) => each.projectId === id) ?? [])
      .slice(0, mostRecent)
      .flatMap(opening),
    favorites: others.filter((each) => each.favorite && !isRecent(each)).flatMap(opening),
    atHand: atHand ? thingsOf(atHand).map((thing) => entryOf(atHand, thing, pathname)) : [],
    named: namedThings(typed, atHand ? [atHand, ...lastFirst] : lastFirst, thingsOf).map(({ project, thing }) =>
      entryOf(project, thing, pathname),
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
  return (project: Pick<ProjectShortcut, 'projectId' | 'pitch'>, thing: ProjectThing, pathname: string): Entry => {
    const { projectId, pitch } = project
    const address = addressOf(thing, projectId, pathname)
    // Nothing is begun in the past of a project.
    const state: (Begun & { leavesPast: true }) | undefined = thing.begins && {
      begin: thing.begins.command,
      leavesPast: true,
    }
    return {
      key: `${projectId} ${thing.id}`,
      title: thing.name,
      also: thing.also,
      detail: pitch,
      icon: thing.begins ? FlashRegular : ArrowRightRegular,
      run: () => void navigate(address, { state, replace: address === pathname }),
    }
  }
}
