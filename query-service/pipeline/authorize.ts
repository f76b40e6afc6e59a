import { may, type Need } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import { projectPlaces } from '../reading/projectPlaces'
import { userWithRights } from '../reading/usersWithRights'
import type { Asker } from './query'

type Asked = { need: Need; at: string; projectId?: string | undefined }

/** Who asks, with the rights of this very moment. Refuses whom access refuses. */
export async function authorize(db: Knex, session: Session, { need, at, projectId }: Asked): Promise<Asker> {
  const { userId, organizationId } = session
  const actor = await userWithRights(db, { userId, organizationId }, at)
  if (!actor) throw new HttpProblem(401, 'access.signIn')
  const [project] = projectId ? await projectPlaces(db, organizationId, [projectId]) : []
  const verdict = may(actor, need, project)
  if (!verdict.allowed) throw denied(verdict, need)
  return { actor, reader: actor, at, ...(project && { project, projectNow: project }) }
}
