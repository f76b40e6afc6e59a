import {
  type AnalysisViewEvent,
  type analysisViewCommands,
  mayChangeAnalysisView,
  mostAnalysisViews,
} from '@prumo/contracts/analysis/views'
import { userIdOf } from '@prumo/contracts/message'
import { sameName } from '@prumo/contracts/sameName'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import type { z } from 'zod'

type Commands = typeof analysisViewCommands
type AnalysisViewCommand = {
  [Type in keyof Commands]: { type: Type; data: z.infer<Commands[Type]> & { organizationId: string } }
}[keyof Commands]

type View = Extract<AnalysisViewEvent, { type: 'AnalysisViewDeleted' }>['data']['before']
/** By the view's id; `null` is a view that was deleted. */
type Views = PersistentMap<string, View | null>

/** The saved views of an organization's project analysis: each belongs to the person who saved it. */
export const analysisViews: Decider<Views, AnalysisViewCommand, AnalysisViewEvent> = {
  stream: ({ organizationId }) => `analysisviews-${organizationId}`,
  initial: PersistentMap(),

  decide: {
    SaveAnalysisView: ({ organizationId: _, ...data }, state, by) => {
      const { analysisViewId, ...fields } = data
      const saved = { ...fields, userId: me(by), shared: false }
      const before = state.get(analysisViewId)
      if (before && equal(before, saved)) return []
      if (state.has(analysisViewId)) throw new Refused('analysisView.idTaken')
      refuseBeside(saved, listBeside(state, saved))
      return [{ type: 'AnalysisViewSaved', data: { ...data, userId: saved.userId } }]
    },

    ChangeAnalysisView: ({ analysisViewId, choice }, state, by) => {
      const before = changeableView(state, analysisViewId, by)
      if (equal(before.choice, choice)) return []
      return [{ type: 'AnalysisViewChanged', data: { analysisViewId, choice, before: { choice: before.choice } } }]
    },

    RenameAnalysisView: ({ analysisViewId, name }, state, by) => {
      const before = changeableView(state, analysisViewId, by)
      if (before.name === name) return []
      refuseBeside({ ...before, name }, listBeside(state, before, analysisViewId))
      return [{ type: 'AnalysisViewRenamed', data: { analysisViewId, name, before: { name: before.name } } }]
    },

    ShareAnalysisView: ({ analysisViewId }, state, by) => {
      const before = changeableView(state, analysisViewId, by)
      if (before.shared) return []
      const shared = { ...before, shared: true }
      refuseBeside(shared, listBeside(state, shared))
      return [{ type: 'AnalysisViewShared', data: { analysisViewId } }]
    },

    UnshareAnalysisView: ({ analysisViewId }, state, by) => {
      const before = changeableView(state, analysisViewId, by)
      if (!before.shared) return []
      const kept = { ...before, shared: false }
      refuseBeside(kept, listBeside(state, kept))
      return [{ type: 'AnalysisViewUnshared', data: { analysisViewId } }]
    },

    DeleteAnalysisView: ({ analysisViewId }, state, by) => {
      const before = changeableView(state, analysisViewId, by)
      return [{ type: 'AnalysisViewDeleted', data: { analysisViewId, before } }]
    },
  },

  evolve: {
    AnalysisViewSaved: ({ analysisViewId, ...view }, state) => state.set(analysisViewId, { ...view, shared: false }),
    AnalysisViewChanged: ({ analysisViewId, choice }, state) => changed(state, analysisViewId, { choice }),
    AnalysisViewRenamed: ({ analysisViewId, name }, state) => changed(state, analysisViewId, { name }),
    AnalysisViewShared: ({ analysisViewId }, state) => changed(state, analysisViewId, { shared: true }),
    AnalysisViewUnshared: ({ analysisViewId }, state) => changed(state, analysisViewId, { shared: false }),
    AnalysisViewDeleted: ({ analysisViewId }, state) => state.set(analysisViewId, null),
  },
}

function changed(state: Views, analysisViewId: string, changes: Partial<View>): Views {
  const view = state.get(analysisViewId)
  return view ? state.set(analysisViewId, { ...view, ...changes }) : state
}

const me = ({ actor }: By) => userIdOf(actor) ?? ''

/** The list that this view stands in: what is shared, or what its owner alone has. */
const listBeside = (state: Views, { shared, userId }: View, except?: string): View[] =>
  [...state.entries()].flatMap(([analysisViewId, view]) =>
    view && analysisViewId !== except && view.shared === shared && (shared || view.userId === userId) ? [view] : [],
  )

/** A view that has the name of another in its list, or that is one too many for it. */
function refuseBeside({ name }: View, beside: readonly View[]) {
  if (beside.some((each) => sameName(each.name, name)))
    throw new Refused('analysisView.nameTaken', { view: name.trim() })
  if (beside.length >= mostAnalysisViews) throw new Refused('analysisView.tooMany', { most: mostAnalysisViews })
}

/** A view that this person has and may change. For everybody else, nobody's private view is there. */
function changeableView(state: Views, analysisViewId: string, by: By): View {
  const view = state.get(analysisViewId)
  if (!view || (!view.shared && view.userId !== me(by))) throw new Refused('analysisView.unknown')
  if (!mayChangeAnalysisView(by.actor, view)) throw new Refused('analysisView.notChangeable')
  return view
}
