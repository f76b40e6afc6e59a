import { type Feature, type Level, managingRoles, reaches } from '@prumo/contracts/access'
import type { ProjectShortcut } from '@prumo/contracts/projects/queries'
import type { TFunction } from 'i18next'
import { addresses } from '../../platform/addresses'
import type { Beginning, View } from '../../platform/module'
import { projectViews } from '../../projects/projectViews'
import { beginningText } from './beginningText'
import type { Thing } from './namedThings'

/** A view of a project to open, or something to begin in it. */
export type ProjectThing = Thing & { id: string; view: View; begins?: Beginning }
type Rights = Pick<ProjectShortcut, 'rights' | 'role'>

/** Everything that there is in any project. */
export const projectThings = (t: TFunction): ProjectThing[] => [
  ...projectViews.map((view) => ({
    id: view.view,
    view,
    name: t(`navigation.${view.view}`),
    also: t(`project.place.${view.place}`),
  })),
  ...beginnings.map((view) => ({
    id: view.begins.command,
    view,
    begins: view.begins,
    ...beginningText(t, view.begins.command),
  })),
]

type BeginningView = View & { begins: Beginning }
/** Of the views in which the same is begun, the first. */
const beginnings = projectViews
  .filter((view): view is BeginningView => view.begins !== undefined)
  .filter(({ begins }, index, views) => views.findIndex((view) => view.begins.command === begins.command) === index)

/** Whether it is open to whoever has these rights in a project. */
export function isOpenTo({ rights, role }: Rights, { view, begins }: ProjectThing): boolean {
  const can = (feature: Feature, level: Level) => reaches(rights[feature] ?? 'noAccess', level)
  if (!begins) return can(view.feature, 'viewOnly')
  return can(view.feature, begins.level) && (!begins.managing || managingRoles.includes(role))
}

/** Where it is. What can be begun in the view that is shown is begun there. */
export function addressOf({ view, begins }: ProjectThing, projectId: string, pathname: string): string {
  const shown = projectViews.find(
    (each) => pathname === each.address(projectId) || pathname.startsWith(`${each.address(projectId)}/`),
  )
  const current = shown ?? (pathname === addresses.project(projectId) ? projectViews.find(isBoard) : undefined)
  const isBegunHere = begins !== undefined && current?.begins?.command === begins.command
  return (isBegunHere ? current : view).address(projectId)
}
const isBoard = ({ view }: View) => view === 'board'
