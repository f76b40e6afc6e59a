import type { WorkUnit } from '@prumo/contracts/analysis/curve'
import type { EntryKind } from '@prumo/contracts/finance/kinds'
import { moneyCurve } from '@prumo/contracts/finance/moneyCurve'
import type { Knex } from 'knex'
import { curveOf } from '../curves/curveOf'
import { curvePlanOf } from '../curves/curvePlanOf'
import { curveRows } from '../curves/curveRows'
import { workWeighing } from '../curves/weighing'
import { moneyFactsOf } from '../finance/moneyFactsOf'
import type { OfProject } from '../tasks/baselineRows'
import { type FigureMonth, figureMonths } from './figureMonths'
import { riskFigures } from './riskFigures'
import { taskFigures } from './taskFigures'

type Cells = Record<string, number | null>

/**
 * What one project comes to at the end of a day: of its work and its risks by measure, of its money by measure of each
 * kind, and what its last months came to.
 */
export type Figures = {
  unit: WorkUnit | null
  /** The last day of its plan. */
  plannedEndOn: string | null
  work: Cells
  money: Record<EntryKind, Cells>
  risks: Cells
  months: FigureMonth[]
}

/** They are the figures of the project's own curves of this day, without a baseline named, and by competence. */
export async function figuresOf(db: Knex, of: OfProject, statusOn: string): Promise<Figures> {
  const question = { statusOn, by: 'month', view: 'competence', projectId: of.projectId } as const
  const planned = await curvePlanOf(db, of, question, workWeighing(undefined))
  const rows = await curveRows(db, planned.plan)
  const facts = await moneyFactsOf(db, of.organizationId, question)
  return {
    unit: rows.unit,
    plannedEndOn: rows.planEndOn,
    work: {
      ...(await taskFigures(db, of, { statusOn, workDays: planned.plan.workDays.plan })),
      ...curveOf(question, planned, rows).figures,
    },
    money: moneyCurve(facts, question).figures,
    risks: await riskFigures(db, of, statusOn),
    months: await figureMonths(db, of, statusOn, facts),
  }
}
