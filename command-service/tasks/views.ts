import { userIdOf } from '@prumo/contracts/message'
import { sameName } from '@prumo/contracts/sameName'
import {
  mayChangeView,
  mayShareViews,
  mostViews,
  type TaskViewCommand,
  type TaskViewEvent,
  type TaskViewFields,
} from '@prumo/contracts/tasks/views'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import { changesIn } from '../rules/fieldChanges'

type View = TaskViewFields & { userId: string }
/** By the view's id; `null` is a view that was removed. */
type Views = PersistentMap<string, View | null>

/** The saved views of a project's tasks: each belongs to the person who added it, and may be shared. */
export const views: Decider<Views, TaskViewCommand, TaskViewEvent> = {
  stream: ({ projectId }) => `taskviews-${projectId}`,
  initial: PersistentMap(),

  decide: {
    AddTaskView: (data, state, by) => {
      const { projectId: _, taskViewId, ...fields } = data
      const added = { ...fields, userId: me(by) }
      const before = state.get(taskViewId)
      if (before && equal(before, added)) return []
      if (state.has(taskViewId)) throw new Refused('taskView.idTaken')
      refuseBesides(added, listBeside(state, added), by)
      return [{ type: 'TaskViewAdded', data: { ...data, userId: added.userId } }]
    },

    ChangeTaskView: ({ projectId, taskViewId, ...changes }, state, by) => {
      const { userId, ...before } = changeableView(state, taskViewId, by)
      const changed = changesIn(before, changes)
      if (!changed) return []
      const { before: _, ...values } = changed
      const after = { ...before, ...values, userId }
      if ('name' in values || 'shared' in values) refuseBesides(after, listBeside(state, after, taskViewId), by)
      return [{ type: 'TaskViewChanged', data: { projectId, taskViewId, ...changed } }]
    },

    RemoveTaskView: ({ projectId, taskViewId }, state, by) => {
      const before = changeableView(state, taskViewId, by)
      return [{ type: 'TaskViewRemoved', data: { projectId, taskViewId, before } }]
    },
  },

  evolve: {
    TaskViewAdded: ({ projectId: _, taskViewId, ...view }, state) => state.set(taskViewId, view),
    TaskViewChanged: ({ projectId: _, taskViewId, before: __, ...changed }, state) => {
      const view = state.get(taskViewId)
      return view ? state.set(taskViewId, { ...view, ...(changed as Partial<View>) }) : state
    },
    TaskViewRemoved: ({ taskViewId }, state) => state.set(taskViewId, null),
  },
}

const me = ({ actor }: By) => userIdOf(actor) ?? ''

/** The list of its owner that this view stands in: what is shared, or what its owner alone has. */
const listBeside = (state: Views, { shared, userId }: View, except?: string): View[] =>
  [...state.entries()].flatMap(([taskViewId, view]) =>
    view && taskViewId !== except && view.shared === shared && (shared || view.userId === userId) ? [view] : [],
  )

/** A view that this person may not share, that has another's name, or that is one too many for its list. */
function refuseBesides({ name, shared }: View, beside: readonly View[], { actor, project }: By) {
  if (shared && !mayShareViews(actor, project)) throw new Refused('taskView.notShareable')
  if (beside.some((each) => sameName(each.name, name))) throw new Refused('taskView.nameTaken', { view: name.trim() })
  if (beside.length >= mostViews) throw new Refused('taskView.tooMany', { most: mostViews })
}

/** A view that this person has and may change. For everybody else, nobody's private view is there. */
function changeableView(state: Views, taskViewId: string, by: By): View {
  const view = state.get(taskViewId)
  if (!view || (!view.shared && view.userId !== me(by))) throw new Refused('taskView.unknown')
  if (!mayChangeView(by.actor, by.project, view)) throw new Refused('taskView.notChangeable')
  return view
}
