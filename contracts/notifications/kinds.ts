/** Why a person is notified. */
export const notificationKinds = ['mention', 'assignment', 'approvalRequest', 'approval', 'return'] as const
export type NotificationKind = (typeof notificationKinds)[number]
