import { HttpProblem } from '@prumo/platform/errors'
import { canvas } from '../canvas/canvas'
import { areasOf, cardsIn } from '../canvas/canvasState'
import { account } from '../identity/account'
import { actorOf } from '../identity/actorOf'
import { partner } from '../partners/partner'
import type { Domain } from '../pipeline/domain'
import { project } from '../projects/project'
import type { Project } from '../projects/projectState'
import type { Sources } from './signOffSubject'

type Reading = Pick<Domain, 'aggregates' | 'now'>

/**
 * All of the project that a document may show, as the log has it now. With it come the rights and names of those who
 * are asked: they may take part no more.
 */
export async function sourcesOf(
  domain: Reading,
  projectId: string,
  askedIds: readonly string[] = [],
): Promise<Sources> {
  const { aggregates } = domain
  const { state } = await aggregates.load(project, `project-${projectId}`)
  if (!state) throw new HttpProblem(404, 'resource.unknown')
  const { state: projectCanvas } = await aggregates.load(canvas, `canvas-${projectId}`)
  const areas = [...areasOf(projectCanvas, 'project'), ...areasOf(projectCanvas, 'business')]
  return {
    project: { ...state.details, customerName: await customerNameOf(domain, state), status: state.status },
    people: await peopleOf(domain, state, askedIds),
    names: await namesOf(domain, state, askedIds),
    areas: areas.map(([areaId, { name }]) => ({ areaId, name })),
    cards: areas.flatMap(([areaId]) =>
      cardsIn(projectCanvas, areaId).map(
        ([cardId, { title, description, plannedOn, realizedOn, concludedOn, ...card }]) => ({
          cardId,
          areaId,
          title,
          description,
          plannedOn,
          realizedOn,
          concludedOn,
          plannedCents: card.plannedCents,
          realizedCents: card.realizedCents,
        }),
      ),
    ),
  }
}

/** What the customer is called in the register; where none of it is chosen, as it was written. */
async function customerNameOf({ aggregates }: Reading, { customerId, details }: NonNullable<Project>) {
  if (customerId === null) return details.customerName
  const { state } = await aggregates.load(partner, `partner-${customerId}`)
  return state?.fields.name || details.customerName
}

async function peopleOf({ aggregates, now }: Reading, project: NonNullable<Project>, askedIds: readonly string[]) {
  const { organizationId, ownerId, roles } = project
  const at = now().toISOString()
  const userIds = [...new Set([ownerId, ...Object.keys(roles), ...askedIds])]
  const users = await Promise.all(userIds.map((userId) => actorOf(aggregates, userId, organizationId, at)))
  return new Map(users.flatMap((user) => (user ? [[user.userId, user] as const] : [])))
}

/** The names of those of them who are, or were, of the organization and have not been erased. */
async function namesOf({ aggregates }: Reading, { organizationId }: NonNullable<Project>, userIds: readonly string[]) {
  const names = new Map<string, string>()
  for (const userId of userIds) {
    const { state } = await aggregates.load(account, `account-${userId}`)
    if (state?.person && state.organizationId === organizationId)
      names.set(userId, `${state.person.name} ${state.person.lastName}`.trim())
  }
  return names
}
