export const documentStatuses = ['new', 'inProgress', 'onApproval', 'done'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** How a document stands: by its sign-off where one counts, else by whether anything has been filled in. */
export const statusOf = ({
  filled,
  bySignOff,
}: {
  filled: boolean
  bySignOff: 'onApproval' | 'done' | undefined
}): DocumentStatus => bySignOff ?? (filled ? 'inProgress' : 'new')
