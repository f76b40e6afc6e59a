import { readModels as analysis } from './analysis/index'
import { readModels as audit } from './audit/index'
import { readModels as canvas } from './canvas/index'
import { readModels as discussion } from './discussion/index'
import { readModels as documents } from './documents/index'
import { readModels as finance } from './finance/index'
import { readModels as identity } from './identity/index'
import { readModels as imports } from './imports/index'
import { readModels as notifications } from './notifications/index'
import { readModels as organization } from './organization/index'
import { readModels as partners } from './partners/index'
import type { Projection } from './projection'
import { readModels as projects } from './projects/index'
import { readModels as subscription } from './subscription/index'
import { readModels as tasks } from './tasks/index'

/** Every read model: a module is one line here. */
export const projections: readonly Projection[] = [
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
  ...analysis,
  ...audit,
  ...notifications,
]
