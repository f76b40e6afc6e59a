import type { EventType } from './index'

/** After one of these somebody may do more, or less, than before: it counts at once. */
export const rightsEvents: ReadonlySet<EventType> = new Set<EventType>([
  'UserAdded',
  'UserRemoved',
  'UserLicenceChanged',
  'AccessProfileAssigned',
  'AccessProfileChanged',
  'AccessProfileDeleted',
  'TrialStarted',
  'ProjectShared',
  'ProjectUnshared',
  'ProjectTransferred',
  'ProjectLeft',
  'ProjectDeleted',
  'ProjectCopyFinished',
])
