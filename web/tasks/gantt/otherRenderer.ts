/** Why a chart by another package cannot be used: none is there, its maker's server refuses it, or it fails. */
export type GstcReason = 'notInstalled' | 'refused' | 'failed'

const isConfigured = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=gantt]')?.content === 'gstc'
let refusedFor: GstcReason | undefined

/**
 * Whether another package draws charts. Once it could not be used, this page does without it until it is opened anew:
 * each chart would ask its maker again, and give way again.
 */
export const otherRenderer = {
  isWanted: (): boolean => isConfigured && refusedFor === undefined,
  refusedFor: (): GstcReason | undefined => refusedFor,
  refuse: (reason: string): void => {
    refusedFor = reason === 'notInstalled' || reason === 'refused' ? reason : 'failed'
  },
}
