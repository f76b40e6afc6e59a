import type { Need, Verdict } from '@prumo/contracts/access'
import type { Problem } from '@prumo/contracts/index'
import { HttpProblem } from '../errors'

const problems: Record<(Verdict & { allowed: false })['because'], readonly [status: number, code: Problem]> = {
  signIn: [401, 'access.signIn'],
  /** What is not there for somebody is no different from what is not there at all. */
  unknown: [404, 'resource.unknown'],
  beingCopied: [409, 'project.beingCopied'],
  notPlanManager: [403, 'subscription.notManager'],
  subscriptionEnded: [403, 'access.subscriptionEnded'],
  passwordMustChange: [403, 'access.passwordMustChange'],
  noPermission: [403, 'access.noPermission'],
}

/** What whoever is not allowed is answered. The need goes on record, and into no answer. */
export const denied = ({ because }: Verdict & { allowed: false }, need: Need): HttpProblem =>
  new HttpProblem(...problems[because], {}, { need })
