import type { Handler } from '../pipeline/callDoor'
import type { PresenceFeed } from './presenceFeed'

/** Says where the caller is, to whoever is there too. */
export const sayPresence =
  (feed: PresenceFeed): Handler<'sayPresence'> =>
  ({ tab, projectId, at }, { session: { organizationId, userId } }) => {
    const place = projectId ? { projectId, ...(at && { at }) } : {}
    feed.say({ organizationId, userId, tab, ...place })
    return undefined
  }
