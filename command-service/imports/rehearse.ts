import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import { type By, decide, fold } from '@prumo/platform/decider'
import { plan as planDecider } from '../tasks/plan'
import type { Plan } from '../tasks/planState'
import { importTasks, type RowResult } from './importTasks'
import type { ProjectNames } from './projectNames'
import type { Sheet } from './spreadsheet/readSpreadsheet'

/** So many rows are rehearsed before the server does something else. */
const rowsInTurn = 50

type Rehearsal = {
  projectId: string
  sheet: Sheet
  mapping: ImportMapping
  formats: ImportFormats
  names: ProjectNames
  plan: Plan
  by: By
}

/** What an import would do, row by row: the same rules on the same plan, and nothing is stored. */
export async function rehearse({ plan: before, by, ...work }: Rehearsal): Promise<RowResult[]> {
  let plan = before
  const results: RowResult[] = []
  await importTasks({
    ...work,
    plan: async () => plan,
    perform: async (command) => {
      const events = decide(planDecider, command, plan, by)
      plan = fold(
        planDecider,
        events.map((event) => ({ ...event, at: by.at })),
        plan,
      )
      return events.length > 0
    },
    did: () => undefined,
    from: 0,
    report: async (place, result) => {
      results.push(result)
      if (place % rowsInTurn === 0) await nextTurn()
    },
  })
  return results.sort((first, second) => first.row - second.row)
}
