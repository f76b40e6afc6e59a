/** Why a person is notified. */
export const notificationKinds = [
  'mention',
  'assignment',
  'approvalRequest',
  'approval',
  'return',
  'closing',
  'approverLost',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** From so many on, unread notifications are not counted one by one. */
export const mostCounted = 100
