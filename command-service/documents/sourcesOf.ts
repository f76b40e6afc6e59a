import { HttpProblem } from '@prumo/platform/errors'
import { canvas } from '../canvas/canvas'
import { areasOf, cardsIn } from '../canvas/canvasState'
import type { Surroundings } from '../preparation'
import { project } from '../projects/project'
import type { Sources } from './askedAbout'

/** All of the project that a document may show, as the log has it now. */
export async function sourcesOf({ aggregates }: Pick<Surroundings, 'aggregates'>, projectId: string): Promise<Sources> {
  const { state } = await aggregates.load(project, `project-${projectId}`)
  if (!state) throw new HttpProblem(404, 'resource.unknown')
  const { state: here } = await aggregates.load(canvas, `canvas-${projectId}`)
  const areas = [...areasOf(here, 'project'), ...areasOf(here, 'business')]
  return {
    project: { ...state.details, status: state.status },
    areas: areas.map(([areaId, { name }]) => ({ areaId, name })),
    cards: areas.flatMap(([areaId]) =>
      cardsIn(here, areaId).map(([cardId, { title, description, plannedOn, realizedOn, concludedOn, ...card }]) => ({
        ...{ cardId, areaId, title, description, plannedOn, realizedOn, concludedOn },
        ...{ plannedCents: card.plannedCents, realizedCents: card.realizedCents },
      })),
    ),
  }
}
