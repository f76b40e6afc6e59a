import { may, type ProjectPlace } from '@prumo/contracts/access'
import type { CallName } from '@prumo/contracts/calls'
import { openShares } from '@prumo/platform/concurrency/shares'
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

/** Files that arrive at once: each is read, hashed and looked at on its way in, and a slow one keeps its place. */
const atOnce = 64
const ofOrganization = { eachAtOnce: 4, eachWaiting: 60, allAtOnce: 16, allWaiting: 200, longestWaitMs: 60_000 }

/** Lets callers in by the rights that the log has for them at this moment; those with much to do in turns. */
export const callDoor = ({ whoAsks, domain }: Parts): Door<Caller> => {
  const shares = openShares(atOnce, () => ofOrganization)
  return {
    refuseVisitor: async (ctx) => {
      if ((await whoAsks(ctx)).actor.kind === 'visitor') throw new HttpProblem(401, 'access.signIn')
    },
    admit: async (ctx, { need, projectId, cost }, answer) => {
      const asking = await whoAsks(ctx)
      const project = projectId === undefined ? undefined : await domain.projectPlace(projectId)
      const verdict = may(asking.actor, need, project)
      if (!verdict.allowed) throw denied(verdict, need)
      const admitted = async () => answer({ ...asking, basis: verdict.basis, project })
      if (cost !== 'large' || asking.actor.kind !== 'user') return admitted()
      return shares.run({ line: asking.actor.organizationId, of: asking.actor.userId }, admitted)
    },
  }
}
