/** An approver as the rows of sign-offs keep one. */
export type ApproverRow = {
  userId: string
  viewedAt: string | null
  acceptedAt: string | null
  decidedAt: string | null
  act: 'approve' | 'return' | null
  signatureId: string | null
  opinion: string | null
  attachments: { fileId: string; fileName: string; size: number; sha256: string; mediaType: string }[]
}

/** A person with the name of today; without a name once erased. */
export const personOf = (userId: string | null, names: ReadonlyMap<string, string>) =>
  userId === null ? null : { userId, name: names.get(userId) || null }
