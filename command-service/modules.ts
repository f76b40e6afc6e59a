import type { AnyDecider } from '@prumo/platform/aggregates/aggregates'
import { audit } from './audit/index'
import { canvas } from './canvas/index'
import { discussion } from './discussion/index'
import { documents } from './documents/index'
import { identity } from './identity/index'
import { imports } from './imports/index'
import type { CommandModule } from './module'
import { naming } from './naming/index'
import { organization } from './organization/index'
import { projects } from './projects/index'
import { subscription } from './subscription/index'
import { tasks } from './tasks/index'
import { telemetry } from './telemetry/index'

/** Every module. A new one is one line here; a new command of an aggregate that has one needs nothing. */
export const modules: readonly CommandModule[] = [
  naming,
  identity,
  organization,
  subscription,
  projects,
  tasks,
  canvas,
  documents,
  imports,
  audit,
  discussion,
  telemetry,
]

const deciders = modules.flatMap((module) => module.deciders)

const byCommand = new Map(
  deciders.flatMap((decider) => Object.keys(decider.decide).map((type) => [type, decider] as const)),
)

/** The aggregate that decides this command. */
export function deciderOf(type: string): AnyDecider {
  const decider = byCommand.get(type)
  if (!decider) throw new TypeError(`no aggregate decides ${type}`)
  return decider
}

export const snapshots = new Map(modules.flatMap((module) => [...(module.snapshots ?? [])]))
