import { may, type Need } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import { projectPlaces } from '../reading/projectPlaces'
import { userWithRights } from '../reading/usersWithRights'
import type { Answering } from './answering'
import type { Asker } from './query'

type Request = { need: Need; projectId?: string | undefined }

/** The asker, with the rights of this moment. Refuses whoever may not ask this. */
export async function authorize(
  db: Knex,
  session: Session,
  { now, log, isNotifyingByMail, sales }: Pick<Answering, 'now' | 'log' | 'isNotifyingByMail' | 'sales'>,
  { need, projectId }: Request,
): Promise<Asker> {
  const { userId, organizationId } = session
  const at = now().toISOString()
  const [actor, [project]] = await Promise.all([
    userWithRights(db, { userId, organizationId }, at),
    projectId ? projectPlaces(db, organizationId, [projectId]) : [],
  ])
  if (!actor) throw new HttpProblem(401, 'access.signIn')
  const verdict = may(actor, need, project)
  if (!verdict.allowed) throw denied(verdict, need)
  return { actor, reader: actor, at, log, isNotifyingByMail, sales, ...(project && { project, projectNow: project }) }
}
