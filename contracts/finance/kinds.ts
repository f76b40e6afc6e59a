/** Money that comes, and money that goes. */
export const entryKinds = ['inflow', 'outflow'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What an entry is for: tasks of the plan, or cards of the delivery groups. */
export const originKinds = ['tasks', 'deliveryGroups'] as const
export type OriginKind = (typeof originKinds)[number]

/** How many installments an entry may have, and for how many tasks or cards it may be. */
export const mostInstallments = 360
export const mostOriginItems = 200
