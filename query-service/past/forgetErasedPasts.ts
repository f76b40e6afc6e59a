import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { ReadModels } from '@prumo/platform/readModels/readModels'

/** Forgets the folded pasts of a project when something of its log is erased. Forgets all if notices were missed. */
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
