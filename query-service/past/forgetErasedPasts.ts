import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { ReadModels } from '@prumo/platform/readModels/readModels'

/** As soon as this process hears that something of a project's log was erased, it gives up what it has folded of that project; all, where it missed what moved. */
export const forgetErasedPasts = (
  readModels: Pick<ReadModels, 'onMoved'>,
  pasts: Pick<Pasts, 'forget'>,
): (() => void) =>
  readModels.onMoved(({ changes }) => {
    if (changes === null) return void pasts.forget().catch(() => {})
    const erased = changes.filter(({ tables }) => tables.includes('audit_erasures'))
    for (const projectId of erased.flatMap(({ projectIds }) => projectIds))
      if (projectId !== null) void pasts.forget(projectId).catch(() => {})
  })
