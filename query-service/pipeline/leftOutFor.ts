import { type Feature, isClosedTo, type ProjectPlace, type User } from '@prumo/contracts/access'

/** Of the features that parts of an answer go by, those that this person is not shown. */
export const leftOutFor = (
  leavesOut: readonly Feature[] | undefined,
  reader: User,
  place: ProjectPlace | undefined,
): Feature[] => (leavesOut ?? []).filter((feature) => isClosedTo(reader, feature, place))
