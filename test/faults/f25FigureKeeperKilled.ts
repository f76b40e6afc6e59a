import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { aTask, type Founder, founderAt } from '../bench/founder'
import type { Fault, Outcome } from './fault'
import { holdUp, standStill } from './standstill'
import { type Place, withCluster } from './withCluster'

const mostMs = 30_000
/** Where the keeper stands still until it is killed: at keeping figures, or behind that at noting that they hold. */
const locks = { figures: 230_025, hold: 230_026 }

/** kill -9 of the query service that keeps figures of projects: before they are kept, and before it is noted. */
export const figureKeeperKilled: Fault = {
  id: 'F25',
  name: 'The keeper of figures is killed around keeping them',
  rounds: { short: 2, long: 20 },
  run: (trial) => {
    const program = trial.control
      ? 'test/faults/mutants/queryServiceThatNotesBeforeKeeping.ts'
      : 'query-service/main.ts'
    return withCluster(
      {
        command: { program: 'command-service/main.ts', count: 1 },
        query: { program, count: 1 },
        projections: { program: 'projections/main.ts', count: 1 },
      },
      (place) => killAgainAndAgain(place, trial.rounds),
    )
  },
}

async function killAgainAndAgain({ cluster, databaseUrl }: Place, rounds: number): Promise<Outcome> {
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  const service = cluster.processes.get('query-1')
  const [recoveryMs, violations]: [number[], string[]] = [[], []]
  try {
    await owner.query(standstills)
    const ana = await founderAt(cluster.url)
    const { projectId, stepIds } = await ana.project()
    for (let round = 0; round < rounds; round++) {
      // Figures of before are there: what is killed is their change.
      await until(async () => (await tasksKept(owner, projectId)) === round)
      const standstill = await holdUp(owner, round % 2 === 0 ? locks.figures : locks.hold)
      await ana.act('AddTask', aTask(projectId, stepIds[0]))
      await standstill.reached()
      const killedAt = performance.now()
      await service?.kill()
      await standstill.end()
      await service?.start()
      const answered = await tasksAnswered(ana, projectId)
      if (answered !== round + 1) violations.push(`round ${round}: ${answered} tasks were answered of ${round + 1}`)
      const isKept = await until(async () => (await tasksKept(owner, projectId)) === round + 1)
      if (!isKept) violations.push(`round ${round}: figures of before are kept for good`)
      recoveryMs.push(performance.now() - killedAt)
      if (!isKept) break
    }
    return { rounds, violations, recoveryMs }
  } finally {
    await owner.end()
  }
}

/** Whether it came to be so, within some time. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const from = performance.now(); performance.now() - from < mostMs; await pause(50)) if (await isSo()) return true
  return false
}

async function tasksKept(owner: pg.Pool, projectId: string): Promise<number | undefined> {
  const { rows } = await owner.query<{ tasks: number }>(
    `select (figures #>> '{work,taskCount}')::int as tasks from platform.project_figures where project_id = $1`,
    [projectId],
  )
  return rows[0]?.tasks
}

async function tasksAnswered(ana: Founder, projectId: string) {
  const { projects } = await ana.ask('projectAnalysis', { columns: ['taskCount'] })
  return projects.find((project) => project.projectId === projectId)?.work?.taskCount
}

const standstills = `
  ${standStill}
  create trigger stand_still before update on platform.project_figures for each row
    when (new.figures is distinct from old.figures) execute function platform.stand_still(${locks.figures});
  create trigger stand_still before update on platform.figures_hold for each row
    execute function platform.stand_still(${locks.hold})`
