import { may, type ProjectPlace } from '@prumo/contracts/access'
import type { CallName } from '@prumo/contracts/calls'
import { HttpProblem } from '@prumo/platform/errors'
import type { CallHandler, Door } from '@prumo/platform/http/callRoute'
import { denied } from '@prumo/platform/http/denied'
import type { Asking, WhoAsks } from './asking'
import type { Domain } from './domain'

/** Who makes a call, by what right, and in which project. */
export type Caller = Asking & { basis: string; project: ProjectPlace | undefined }

/** The calls that a module answers. */
export type CallHandlers = { [Name in CallName]?: CallHandler<Name, Caller> }

type Parts = { whoAsks: WhoAsks; domain: Pick<Domain, 'projectPlace'> }

/** Lets callers in by the rights that the log has for them at this moment. */
export const callDoor = ({ whoAsks, domain }: Parts): Door<Caller> => ({
  refuseVisitor: async (ctx) => {
    if ((await whoAsks(ctx)).actor.kind === 'visitor') throw new HttpProblem(401, 'access.signIn')
  },
  admit: async (ctx, { need, projectId }, answer) => {
    const asking = await whoAsks(ctx)
    const project = projectId === undefined ? undefined : await domain.projectPlace(projectId)
    const verdict = may(asking.actor, need, project)
    if (!verdict.allowed) throw denied(verdict, need)
    return answer({ ...asking, basis: verdict.basis, project })
  },
})
