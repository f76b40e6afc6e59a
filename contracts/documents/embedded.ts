import { z } from 'zod'
import { type Feature, features } from '../access'
import { cardFields } from '../canvas/card'
import { confidentialIn } from '../confidential'
import type { ProjectDetails, projectStatuses } from '../projects/project'
import { featuresIn } from '../withoutClosed'
import type { DocumentContent } from './documentContent'
import type { ProjectInformationItem } from './documentField'

const day = z.string().nullable()
export const embeddedCard = z.object({
  cardId: z.string(),
  title: z.string(),
  description: z.string(),
  plannedOn: day,
  realizedOn: day,
  concludedOn: day,
  plannedCents: cardFields.plannedCents,
  realizedCents: cardFields.realizedCents,
})
/** What a field of canvas cards shows: areas in their order, each with its cards in theirs. */
export type EmbeddedCard = z.infer<typeof embeddedCard>
type EmbeddedArea = { areaId: string; name: string; cards: readonly EmbeddedCard[] }
/** What a field of project information shows, in the chosen order. */
export type EmbeddedInformation = { item: ProjectInformationItem; value: string | readonly string[] | null }
/** `currency` is that of the amounts; contents from before it was noted have none. */
type EmbeddedCards = { areas: readonly EmbeddedArea[]; currency?: string | undefined }
export type Embedded = EmbeddedCards | { information: readonly EmbeddedInformation[] }

type InformingProject = ProjectDetails & { status: (typeof projectStatuses)[number] }

/** The chosen items of a project. The screen shows them live, and a sign-off freezes the same ones. */
export const informationOf = (project: InformingProject, items: readonly string[]): EmbeddedInformation[] =>
  (items as readonly ProjectInformationItem[]).map((item) => ({ item, value: project[item] }))

/** The chosen areas with their cards; all areas if none is chosen. An area that no longer exists is left out. */
export const areasWithCards = (
  areas: readonly { areaId: string; name: string }[],
  cards: readonly (EmbeddedCard & { areaId: string })[],
  areaIds: readonly string[],
): EmbeddedArea[] =>
  areas
    .filter(({ areaId }) => areaIds.length === 0 || areaIds.includes(areaId))
    .map(({ areaId, name }) => ({
      areaId,
      name,
      cards: cards.filter((card) => card.areaId === areaId).map(({ areaId: _, ...card }) => card),
    }))

/** What somebody has to see of a project to be shown this of it. A card without an amount tells none. */
export function featuresOfEmbedded(embedded: Embedded | null): Feature[] {
  if (embedded === null) return []
  if ('information' in embedded) return ['projects']
  const filled = embedded.areas.flatMap(({ cards }) => cards).map(withoutEmpty)
  return [...new Set<Feature>(['canvas', ...filled.flatMap((card) => featuresIn(confidentialIn(embeddedCard), card))])]
}

const withoutEmpty = (card: EmbeddedCard) =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null))

/** The same for the whole canonical content of a document. Content that cannot be parsed requires every feature. */
export function featuresOfContent(content: string): readonly Feature[] {
  const values = valuesIn(content)
  if (!values) return features
  return [...new Set(values.flatMap((value) => (isEmbeddedValue(value) ? featuresOfEmbedded(value) : [])))]
}

type Value = DocumentContent['sections'][number]['fields'][number]['value']
export const isEmbeddedValue = (value: Value): value is Embedded =>
  typeof value === 'object' && value !== null && ('areas' in value || 'information' in value)

function valuesIn(content: string): Value[] | undefined {
  try {
    const { sections } = JSON.parse(content) as DocumentContent
    return sections.flatMap(({ fields }) => fields.map(({ value }) => value))
  } catch {
    return undefined
  }
}
