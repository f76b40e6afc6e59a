import type { Handler } from '../pipeline/callDoor'
import type { PresenceFeed } from './presenceFeed'

/** Says where the caller is, to whoever is there too. */
export const sayPresence =
  (feed: PresenceFeed): Handler<'sayPresence'> =>
  ({ tab, projectId, at }, { session: { organizationId, userId } }) =>
    feed.say({ organizationId, userId, tab, ...(projectId && { projectId, ...(at && { at }) }) }) as undefined
