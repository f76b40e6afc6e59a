import { toBase64 } from '@prumo/verify/bytes'
import type { Head } from '@prumo/verify/checkpoint'

type SizeAndRoot = { size: number; root: string }

/** That an operator decided, and when, to go on without this head; `found` is the last that the log had. */
export type AcceptedLoss = { lost: SizeAndRoot; found: SizeAndRoot | null; at: string }

/**
 * Whether an operator has decided to go on without this head. With the largest head that is lost go those between it
 * and the last that the log had, which were signed before the decision: a head of that size that was signed after it
 * is of the log that went on.
 */
export const isAccepted = ({ size, root, at }: Pick<Head, 'size' | 'root' | 'at'>, losses: readonly AcceptedLoss[]) =>
  losses.some(
    ({ lost, found, at: acceptedAt }) =>
      (size === lost.size && toBase64(root) === lost.root) ||
      (size < lost.size && size > (found?.size ?? 0) && at !== null && at < acceptedAt),
  )
