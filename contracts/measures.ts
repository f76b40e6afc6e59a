import { modules } from './index'
import type { Measure } from './measure'

/** The register of all measures by their names: what each figure counts, and how. */
export const measures: ReadonlyMap<string, Measure> = new Map(
  modules.flatMap((module) => module.measures.map((measure) => [measure.name, measure] as const)),
)
