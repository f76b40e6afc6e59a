import { z } from 'zod'
import type { Feature } from './access'
import { callsOf } from './call'
import { id } from './values'

/** What somebody may be at within a project, and the feature whose right shows it. */
export const featureOfItem = {
  task: 'tasks',
  document: 'documents',
  card: 'canvas',
  entry: 'finance',
} as const satisfies Record<string, Feature>
export type ItemKind = keyof typeof featureOfItem

/** Whoever has a project copied watches it, too. */
export const presentIn = {
  of: 'project',
  feature: 'projects',
  level: 'viewOnly',
  inCopy: ['underWay', 'ended'],
} as const

const presentAt = z.strictObject({ kind: z.enum(['task', 'document', 'card', 'entry']), id, isWriting: z.boolean() })
export type PresentAt = z.infer<typeof presentAt>

/** Somebody who has the project open in a tab, and what they are at. */
export type PresentPerson = { userId: string; name: string; at?: PresentAt }
/** Who else has a project open: one entry for each of their tabs. */
export type PresentPeople = { projectId: string; people: PresentPerson[] }

export const presenceCalls = callsOf({
  /** Where a tab is. It is shown to whoever is there too, and recorded nowhere. Without a project it is nowhere. */
  sayPresence: {
    method: 'POST',
    path: '/rest/presence',
    need: { of: 'self' },
    needWith: { field: 'projectId', need: presentIn },
    body: 'json',
    input: z.strictObject({ tab: id, projectId: id.optional(), at: presentAt.optional() }),
    output: 'nothing',
  },
})
