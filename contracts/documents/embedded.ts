import type { ProjectDetails, projectStatuses } from '../projects/project'
import type { ProjectInformationItem } from './documentField'

/** What a field of canvas cards shows: areas in their order, each with its cards in theirs. */
export type EmbeddedCard = {
  cardId: string
  title: string
  description: string
  plannedOn: string | null
  realizedOn: string | null
  concludedOn: string | null
  plannedCents: number | null
  realizedCents: number | null
}
export type EmbeddedArea = { areaId: string; name: string; cards: readonly EmbeddedCard[] }
/** What a field of project information shows, in the order in which it was asked for. */
export type EmbeddedInformation = { item: ProjectInformationItem; value: string | readonly string[] | null }
export type Embedded = { areas: readonly EmbeddedArea[] } | { information: readonly EmbeddedInformation[] }

type InformingProject = ProjectDetails & { status: (typeof projectStatuses)[number] }

/** The asked items of a project: the same for the screen, which shows them live, and for a sign-off, which freezes them. */
export const informationOf = (project: InformingProject, items: readonly string[]): EmbeddedInformation[] =>
  (items as readonly ProjectInformationItem[]).map((item) => ({ item, value: project[item] }))

/** The asked areas (every one where none is asked for) with their cards. An area that is gone is left out. */
export const areasWithCards = (
  areas: readonly { areaId: string; name: string }[],
  cards: readonly (EmbeddedCard & { areaId: string })[],
  asked: readonly string[],
): EmbeddedArea[] =>
  areas
    .filter(({ areaId }) => asked.length === 0 || asked.includes(areaId))
    .map(({ areaId, name }) => ({
      areaId,
      name,
      cards: cards.filter((card) => card.areaId === areaId).map(({ areaId: _, ...card }) => card),
    }))
