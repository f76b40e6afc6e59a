import type { AnyDecider } from '@prumo/platform/aggregates/aggregates'
import { analysis } from './analysis/index'
import { audit } from './audit/index'
import { canvas } from './canvas/index'
import { discussion } from './discussion/index'
import { documents } from './documents/index'
import type { ModuleParts } from './engines'
import { finance } from './finance/index'
import { identity } from './identity/index'
import { imports } from './imports/index'
import { naming } from './naming/index'
import { notifications } from './notifications/index'
import { organization } from './organization/index'
import { partners } from './partners/index'
import { payments } from './payments/index'
import type { CommandModule } from './pipeline/module'
import { projects } from './projects/index'
import type { Things } from './rules/refuseOtherThing'
import { subscription } from './subscription/index'
import { tasks } from './tasks/index'
import { telemetry } from './telemetry/index'
import { undo } from './undo/index'

/** Every module. A new one is one line here; a new command of an aggregate that has one needs nothing. */
export const modules: readonly CommandModule<ModuleParts>[] = [
  naming,
  identity,
  organization,
  partners,
  subscription,
  payments,
  projects,
  tasks,
  canvas,
  documents,
  finance,
  imports,
  analysis,
  audit,
  discussion,
  telemetry,
  notifications,
  undo,
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

/** What begins under an id that somebody chose, by the first word of its stream. */
export const things = Object.assign({}, ...modules.map((module) => module.things)) as Things
