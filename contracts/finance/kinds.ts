/** Money that comes, and money that goes. */
export const entryKinds = ['inflow', 'outflow'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What an entry is for: tasks of the plan, or cards of the delivery groups. */
export const originKinds = ['tasks', 'deliveryGroups'] as const
export type OriginKind = (typeof originKinds)[number]

/** How many installments an entry may have, and for how many tasks or cards it may be. */
export const mostInstallments = 360
export const mostOriginItems = 200

/** What becomes of an installment. */
export const installmentStates = ['open', 'paid', 'cancelled'] as const
export type InstallmentState = (typeof installmentStates)[number]

/** Who pays an installment: a person, or the policy once the tasks of its entry are done. */
export const closers = ['person', 'tasks'] as const
export type Closer = (typeof closers)[number]

/** How many installments one action pays, cancels, reopens or postpones. */
export const mostAtOnce = 200

/** What becomes of a posting into a month that is closed: it is refused, or recorded and marked. */
export const latePostings = ['refuse', 'mark'] as const
export type LatePostings = (typeof latePostings)[number]

/** How many entries a recurring one may make at once. */
export const mostRepeats = 60

/** Which day an amount counts on: that of the deal, or that on which money moves. */
export const moneyViews = ['competence', 'cash'] as const
export type MoneyView = (typeof moneyViews)[number]

/** By what installments are sorted. */
export const ledgerSorts = ['dueOn', 'title', 'cents', 'state'] as const

/**
 * What a figure of money may be the sum of. `overdue` is what is open of days before the status day, each part on its
 * own day; `later` was realized after the status day.
 */
export const moneyPartKinds = ['planned', 'realized', 'open', 'overdue', 'later', 'cancelled'] as const
export type MoneyPartKind = (typeof moneyPartKinds)[number]

/**
 * Why an amount stands where it stands by delivery: for a group; for none; for a task or a card that was deleted; for a
 * task in no group; or for what the asker may not see.
 */
export const deliveryReasons = ['allocated', 'notAllocated', 'deleted', 'ungrouped', 'closed'] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

/** What amounts may lack: a day; something that they are for, or that item itself; its group; or the asker's right. */
export const moneyWithouts = ['day', 'origin', 'item', 'group', 'right'] as const
export type MoneyWithout = (typeof moneyWithouts)[number]
