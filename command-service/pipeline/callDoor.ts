import { may, type ProjectPlace } from '@prumo/contracts/access'
import type { CallName } from '@prumo/contracts/calls'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { HttpProblem } from '@prumo/platform/errors'
import type { CallHandler, Door } from '@prumo/platform/http/callRoute'
import { denied } from '@prumo/platform/http/denied'
import { projectPlace } from './actors'
import type { Asking, WhoAsks } from './whoAsks'

/** Who makes a call, by what right, and in which project. */
export type Caller = Asking & { basis: string; project: ProjectPlace | undefined }

/** The calls that a module answers. */
export type CallHandlers = { [Name in CallName]?: CallHandler<Name, Caller> }

/** Lets callers in by the rights that the log has for them at this moment. */
export const callDoor = (whoAsks: WhoAsks, aggregates: Aggregates): Door<Caller> => ({
  refuseVisitor: async (ctx) => {
    if ((await whoAsks(ctx)).actor.kind === 'visitor') throw new HttpProblem(401, 'access.signIn')
  },
  admit: async (ctx, { need, projectId }, answer) => {
    const asking = await whoAsks(ctx)
    const project = projectId === undefined ? undefined : await projectPlace(aggregates, projectId)
    const verdict = may(asking.actor, need, project)
    if (!verdict.allowed) throw denied(verdict, need)
    return answer({ ...asking, basis: verdict.basis, project })
  },
})
