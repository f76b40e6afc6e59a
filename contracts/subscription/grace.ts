/** So many days after a period that was not paid there is access still. */
export const graceDays = 5

/** Until when there is access: some days longer where the next payment is awaited. */
export const accessEndsAt = ({ endsAt, isRenewed }: { endsAt: string; isRenewed: boolean }): string =>
  isRenewed ? new Date(Date.parse(endsAt) + graceDays * 86_400_000).toISOString() : endsAt
