import { HttpProblem } from '@prumo/platform/errors'
import type { ReadModels } from '@prumo/platform/readModels/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'

const waitMs = 2000

/**
 * Waits until the read models have reached `Min-Position` and the last change of the asker's rights. Returns that
 * position.
 */
export async function waitForPosition(
  ctx: Context,
  { rightsPosition, organizationId }: Session,
  readModels: ReadModels,
): Promise<number> {
  const position = Math.max(positionIn(ctx), rightsPosition)
  if (!(await readModels.reached(position, waitMs, organizationId))) throw new HttpProblem(503, 'readModels.behind')
  return position
}

function positionIn(ctx: Context): number {
  const text = ctx.get('Min-Position')
  if (text === '') return 0
  if (!/^\d{1,15}$/.test(text)) throw new HttpProblem(400, 'request.notUnderstood')
  return Number(text)
}
