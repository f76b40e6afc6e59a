import { isClosedTo } from '@prumo/contracts/access'
import type { FieldProperties } from '@prumo/contracts/documents/documentField'
import { areasWithCards, type EmbeddedCard, informationOf } from '@prumo/contracts/documents/embedded'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { columns, columnsOf } from '../reading/columns'

type Showing = Pick<FieldProperties, 'fieldKind' | 'options'>
type Embedded = ShownField['embedded']

/**
 * What a document shows of its project today. It shows all of it, because a document is open as a whole or not at all.
 */
export async function liveData(db: Knex, projectId: string, { reader, projectNow }: Asker) {
  const inProject = { organization_id: reader.organizationId, project_id: projectId }
  const project = await db('projects_projects as p')
    .leftJoin('partners_partners as r', (on) =>
      on.on('r.partner_id', 'p.customer_id').andOn('r.organization_id', 'p.organization_id'),
    )
    .where({ 'p.organization_id': reader.organizationId, 'p.project_id': projectId })
    // A sign-off freezes the name that the register has, so it is shown here as well.
    .first(informing, db.raw('coalesce(r.name, p.customer_name) as "customerName"'))
  const areas: { areaId: string; name: string }[] = await db('canvas_areas')
    .where(inProject)
    .orderBy(['canvas', 'rank'])
    .select({ areaId: 'area_id', name: 'name' })
  const cards: (EmbeddedCard & { areaId: string })[] = await db('canvas_cards')
    .where(inProject)
    .whereNull('deleted_at')
    .orderBy('rank')
    .select(embeddedColumns)
  const shows: Partial<Record<FieldProperties['fieldKind'], (options: readonly string[]) => Embedded>> = {
    projectInformation: (items) => project && ({ information: informationOf(project, items) } as Embedded),
    canvasCards: (areaIds) =>
      ({ areas: areasWithCards(areas, cards, areaIds), currency: project?.currency }) as Embedded,
  }
  return {
    areas: isClosedTo(reader, 'canvas', projectNow) ? [] : areas,
    of: ({ fieldKind, options }: Showing): Embedded => shows[fieldKind]?.(options) ?? null,
  }
}

const informing = columnsOf('p', 'pitch', 'internalCode', 'portfolioName', 'tags', 'currency', 'description', 'status')

const embeddedColumns = columns(
  'cardId',
  'areaId',
  'title',
  'description',
  'plannedOn',
  'realizedOn',
  'concludedOn',
  'plannedCents',
  'realizedCents',
)
