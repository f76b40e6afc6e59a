import { z } from 'zod'
import { changedFields } from '../changedFields'
import { hidden } from '../confidential'
import { offeredPerson } from '../offeredPerson'
import type { QueryContract } from '../query'
import { id } from '../values'
import { areaFields, canvases, standardAreaNames } from './area'
import { cardFields } from './card'

const view = { of: 'project', feature: 'canvas', level: 'viewOnly' } as const

const area = z.object({
  areaId: z.string(),
  canvas: z.enum(canvases),
  standardArea: z.enum(standardAreaNames).nullable(),
  rank: z.string(),
  ...areaFields,
})
export type CanvasArea = z.infer<typeof area>

const { title, plannedOn, realizedOn, concludedOn, plannedCents, realizedCents, colour, memberId, risk } = cardFields
const card = z.object({
  cardId: z.string(),
  areaId: z.string(),
  rank: z.string(),
  title,
  colour,
  memberId,
  risk,
  plannedOn,
  realizedOn,
  concludedOn,
  plannedCents,
  realizedCents,
})
export type CanvasCard = z.infer<typeof card>

const inProject = z.strictObject({ projectId: id })

export const canvasQueries = {
  /** The canvases of a project: their areas, with the cards in them. */
  canvas: {
    need: view,
    input: inProject,
    output: z.object({
      areas: z.array(area),
      cards: z.array(card),
      people: z.array(offeredPerson),
      /** Those who took part once: cards may be theirs still. An erased person has no name. */
      formerPeople: z.array(offeredPerson),
      /** How many deleted cards could be restored. */
      deleted: z.int(),
      ...hidden,
    }),
    reads: ['canvas_areas', 'canvas_cards', 'projects_projects', 'identity_accounts'],
  },
  card: {
    need: view,
    input: z.strictObject({ projectId: id, cardId: id }),
    output: card.extend({
      ...cardFields,
      ...hidden,
      projectId: z.string(),
      areaName: z.string(),
      memberName: z.string().nullable(),
      baseTitle: z.string().nullable(),
      /** The address to notify: of somebody in the project, or as entered. `null` if there is none or it was erased. */
      notificationEmail: z.string().nullable(),
      createdAt: z.string(),
      /** The name of the author; `null` where it was the system, or a person who has been erased. */
      createdBy: z.string().nullable(),
      changedAt: z.string(),
      changedFields,
    }),
    reads: ['canvas_areas', 'canvas_cards', 'identity_accounts'],
  },
  /** The cards that were deleted and may be restored, the last deleted first. */
  deletedCards: {
    need: view,
    input: inProject,
    output: z.array(
      z.object({
        cardId: z.string(),
        title: z.string(),
        areaId: z.string(),
        /** `null` where the area has been removed. */
        areaName: z.string().nullable(),
        reason: z.string(),
        deletedAt: z.string(),
        deletedBy: z.string().nullable(),
      }),
    ),
    reads: ['canvas_areas', 'canvas_cards', 'identity_accounts'],
  },
} as const satisfies Record<string, QueryContract>
