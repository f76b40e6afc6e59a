import { HttpProblem } from '@prumo/platform/errors'
import type { Door } from '@prumo/platform/http/callRoute'
import type { Answering } from '../pipeline/answering'
import { authenticate } from '../pipeline/authenticate'
import { type Caller, callDoor } from '../pipeline/callDoor'
import { waitForPosition } from '../pipeline/waitForPosition'
import { signaturePlace } from './signaturePlace'

/** A receipt names no project: its reader needs rights to the one of the signed document. */
export function receiptDoor(parts: Answering): Door<Caller> {
  const door = callDoor(parts)
  return {
    ...door,
    admit: async (ctx, question, handle) => {
      const session = await authenticate(ctx, parts)
      const { organizationId } = session
      await waitForPosition(ctx, session, parts.readModels)
      const place = await parts.database.within(organizationId, (db) =>
        signaturePlace(db, organizationId, ctx.params.signatureId ?? ''),
      )
      if (!place) throw new HttpProblem(404, 'resource.unknown')
      return door.admit(ctx, { ...question, projectId: place.projectId }, handle)
    },
  }
}
