import { lastMonths } from '@prumo/contracts/analysis/lastMonths'
import type { EntryKind } from '@prumo/contracts/finance/kinds'
import { addCents, type MoneyFacts, ofEachKind } from '@prumo/contracts/finance/moneyFacts'
import { monthOf } from '@prumo/contracts/finance/months'
import type { Knex } from 'knex'
import type { OfProject } from '../tasks/baselineRows'
import { finishedOn } from '../tasks/finishedOn'

type Flow = {
  /** What was realized in it. */
  realized: number
  /** What is planned for it and open still. */
  open: number
}

/** What one month of a project comes to: how many tasks end in it by the plan or were finished in it, and its money. */
export type FigureMonth = {
  /** `YYYY-MM`. */
  month: string
  work: { planned: number; finished: number }
  money: Record<EntryKind, Flow>
}

/** The months of a project that a dashboard shows at the end of a day; one in which nothing was has zeros. */
export async function figureMonths(
  db: Knex,
  of: OfProject,
  statusOn: string,
  facts: MoneyFacts,
): Promise<FigureMonth[]> {
  const months = lastMonths(statusOn)
  const work = await workOf(db, of, months)
  const money = moneyOf(facts, statusOn)
  return months.map((month) => ({
    month,
    work: work.get(month) ?? { planned: 0, finished: 0 },
    money: money.get(month) ?? noMoney(),
  }))
}

type WorkOfMonth = FigureMonth['work'] & { month: string }

async function workOf(
  db: Knex,
  { organizationId, projectId }: OfProject,
  months: readonly string[],
): Promise<Map<string, FigureMonth['work']>> {
  const tasks = db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .select(db.raw(`to_char(t.end_on, 'YYYY-MM') as "endMonth"`), finishedOn(db, organizationId))
  const { rows } = await db.raw<{ rows: WorkOfMonth[] }>(
    `select m.month, (count(*) filter (where t."endMonth" = m.month))::int as planned,
      (count(*) filter (where left(t."finishedOn", 7) = m.month))::int as finished
    from unnest(?::text[]) as m (month) cross join (?) t group by m.month`,
    [[...months], tasks],
  )
  return new Map(rows.map(({ month, ...work }) => [month, work]))
}

const noMoney = (): FigureMonth['money'] => ofEachKind(() => ({ realized: 0, open: 0 }))

function moneyOf({ planned, realized }: MoneyFacts, statusOn: string): Map<string, FigureMonth['money']> {
  const months = new Map<string, FigureMonth['money']>()
  const add = (kind: EntryKind, day: string, of: keyof Flow, cents: number) => {
    const money = months.get(monthOf(day)) ?? noMoney()
    money[kind][of] = addCents(money[kind][of], cents)
    months.set(monthOf(day), money)
  }
  for (const { kind, on, openCents } of planned) add(kind, on, 'open', openCents)
  for (const { kind, on, cents } of realized) if (on !== null && on <= statusOn) add(kind, on, 'realized', cents)
  return months
}
