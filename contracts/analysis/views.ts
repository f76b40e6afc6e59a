import { z } from 'zod'
import { type Actor, may, type Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id, line } from '../values'
import { savedChoice, wantedChoice } from './analysisChoice'

/** As many views as the people of an organization share, and as many as each of them keeps besides. */
export const mostAnalysisViews = 50

const ofView = { analysisViewId: id }
const name = line(100)

/** Commands about saved views of the project analysis: what somebody looks at, under a name, and never a number. */
export const analysisViewCommands = {
  /** Keeps a choice under a new name, for the person who saves it. */
  SaveAnalysisView: z.strictObject({ ...ofView, name, choice: wantedChoice }),
  /** Puts another choice in the place of what the view shows. */
  ChangeAnalysisView: z.strictObject({ ...ofView, choice: wantedChoice }),
  RenameAnalysisView: z.strictObject({ ...ofView, name }),
  /** Everybody in the organization who may analyse projects has it, each with their own rights. */
  ShareAnalysisView: z.strictObject(ofView),
  UnshareAnalysisView: z.strictObject(ofView),
  DeleteAnalysisView: z.strictObject(ofView),
}

const analyse = { of: 'organization', feature: 'projects', level: 'viewOnly' } as const
const share = { of: 'organization', feature: 'portfolios', level: 'editOnly' } as const
/** The need of each command. Whose view it is, and that changing a shared one takes the right to share, are rules. */
export const analysisViewNeeds = {
  SaveAnalysisView: analyse,
  ChangeAnalysisView: analyse,
  RenameAnalysisView: analyse,
  ShareAnalysisView: share,
  UnshareAnalysisView: share,
  DeleteAnalysisView: analyse,
} as const satisfies Record<keyof typeof analysisViewCommands, Need>

/** Whether this person may have others in the organization see views. */
export const mayShareAnalysisViews = (actor: Actor): boolean => may(actor, share).allowed

/**
 * Whether this person may change or delete a view that they have: their own, or a shared one if they administer the
 * organization. What is shared changes for everybody, so it takes the right to share.
 */
export const mayChangeAnalysisView = (
  actor: Actor,
  { shared, userId }: { shared: boolean; userId: string },
): boolean => {
  if (actor.kind !== 'user') return false
  const isOwner = actor.userId === userId
  return shared ? mayShareAnalysisViews(actor) && (isOwner || actor.administrator) : isOwner
}

const saved = { name, choice: savedChoice, userId: id }
const named = { kind: 'analysisView', id: 'analysisViewId', name: 'name' } as const

/** The events. A view belongs to the person who saved it, and is that person's alone until it is shared. */
export const analysisViewEvents = {
  AnalysisViewSaved: event(z.strictObject({ ...ofView, ...saved }), {
    of: 'analysisViewId',
    begins: true,
    quiet: true,
    names: named,
  }),
  AnalysisViewChanged: event(
    z.strictObject({ ...ofView, choice: savedChoice, before: z.strictObject({ choice: savedChoice }) }),
    { of: 'analysisViewId', quiet: true },
  ),
  AnalysisViewRenamed: event(z.strictObject({ ...ofView, name, before: z.strictObject({ name }) }), {
    of: 'analysisViewId',
    quiet: true,
    names: named,
  }),
  AnalysisViewShared: event(z.strictObject(ofView), { of: 'analysisViewId', quiet: true }),
  AnalysisViewUnshared: event(z.strictObject(ofView), { of: 'analysisViewId', quiet: true }),
  AnalysisViewDeleted: event(z.strictObject({ ...ofView, before: z.strictObject({ ...saved, shared: z.boolean() }) }), {
    of: 'analysisViewId',
    ends: true,
    quiet: true,
  }),
}

/** Codes of the refusals. */
export const analysisViewRefusals = [
  'analysisView.unknown',
  'analysisView.idTaken',
  'analysisView.nameTaken',
  'analysisView.tooMany',
  'analysisView.notChangeable',
] as const

export type AnalysisViewEvent = MessageOf<typeof analysisViewEvents>
