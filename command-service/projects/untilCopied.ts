import { setTimeout as pause } from 'node:timers/promises'
import type { Surroundings } from '../preparation'
import { project } from './project'

const mostWaitMs = 2000
const lookEveryMs = 25

/** Waits until a project that is copied stands, or that ended; a large one goes on being copied afterwards. */
export async function untilCopied({ aggregates }: Pick<Surroundings, 'aggregates'>, projectId: string): Promise<void> {
  for (let waited = 0; waited < mostWaitMs; waited += lookEveryMs) {
    const { state } = await aggregates.load(project, `project-${projectId}`)
    if (state?.copying !== 'underWay') return
    await pause(lookEveryMs)
  }
}
