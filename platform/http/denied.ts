import type { Verdict } from '@prumo/contracts/access'
import { HttpProblem } from '../errors'

const problems = {
  signIn: () => new HttpProblem(401, 'access.signIn'),
  /** What is not there for somebody is no different from what is not there at all. */
  unknown: () => new HttpProblem(404, 'resource.unknown'),
  subscriptionEnded: () => new HttpProblem(403, 'access.subscriptionEnded'),
  noPermission: () => new HttpProblem(403, 'access.noPermission'),
}

/** What whoever is not allowed is answered. */
export const denied = ({ because }: Verdict & { allowed: false }): HttpProblem => problems[because]()
