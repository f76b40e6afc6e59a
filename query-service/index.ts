import { answers as audit } from './audit/index'
import { answers as canvas } from './canvas/index'
import { answers as discussion } from './discussion/index'
import { answers as documents } from './documents/index'
import { answers as figures } from './figures/index'
import { answers as finance } from './finance/index'
import { answers as identity } from './identity/index'
import { answers as imports } from './imports/index'
import { answers as notifications } from './notifications/index'
import { answers as organization } from './organization/index'
import { answers as partners } from './partners/index'
import type { Answers } from './pipeline/query'
import { answers as projects } from './projects/index'
import { answers as subscription } from './subscription/index'
import { answers as tasks } from './tasks/index'

/** The answer to each query: a module is one line here. */
export const answers: Answers = {
  ...identity,
  ...organization,
  ...partners,
  ...subscription,
  ...projects,
  ...tasks,
  ...canvas,
  ...discussion,
  ...documents,
  ...finance,
  ...imports,
  ...audit,
  ...notifications,
  ...figures,
}
