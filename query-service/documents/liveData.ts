import { levelIn, reaches } from '@prumo/contracts/access'
import type { FieldProperties } from '@prumo/contracts/documents/documentField'
import { areasWithCards, type EmbeddedCard, informationOf } from '@prumo/contracts/documents/embedded'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Knex } from 'knex'
import type { Asker } from '../query'

type Showing = Pick<FieldProperties, 'fieldKind' | 'options'>
type Embedded = ShownField['embedded']

/** What a document shows of its project as it is now. The canvas is shown to whoever may see it, in a document as elsewhere. */
export async function liveData(db: Knex, projectId: string, { actor, projectNow: place }: Asker) {
  const here = { organization_id: actor.organizationId, project_id: projectId }
  const seesCanvas = place !== undefined && reaches(levelIn(actor, 'canvas', place), 'viewOnly')
  const project = await db('projects_projects').where(here).first(informing)
  const areas: { areaId: string; name: string }[] = seesCanvas
    ? await db('canvas_areas').where(here).orderBy(['canvas', 'rank']).select({ areaId: 'area_id', name: 'name' })
    : []
  const cards: (EmbeddedCard & { areaId: string })[] = seesCanvas
    ? await db('canvas_cards').where(here).whereNull('deleted_at').orderBy('rank').select(embeddedColumns)
    : []
  const shows: Partial<Record<FieldProperties['fieldKind'], (options: readonly string[]) => Embedded>> = {
    projectInformation: (items) => project && ({ information: informationOf(project, items) } as Embedded),
    canvasCards: (asked) => (seesCanvas ? ({ areas: areasWithCards(areas, cards, asked) } as Embedded) : null),
  }
  return { areas, of: ({ fieldKind, options }: Showing): Embedded => shows[fieldKind]?.(options) ?? null }
}

const informing = {
  pitch: 'pitch',
  internalCode: 'internal_code',
  customerName: 'customer_name',
  portfolioName: 'portfolio_name',
  tags: 'tags',
  currency: 'currency',
  description: 'description',
  status: 'status',
}

const embeddedColumns = {
  cardId: 'card_id',
  areaId: 'area_id',
  title: 'title',
  description: 'description',
  plannedOn: 'planned_on',
  realizedOn: 'realized_on',
  concludedOn: 'concluded_on',
  plannedCents: 'planned_cents',
  realizedCents: 'realized_cents',
}
