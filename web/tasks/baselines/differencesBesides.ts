import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'

/** What no column of the comparison shows, by the keys of its texts. */
const besides = {
  title: 'field.title',
  isMilestone: 'field.isMilestone',
  deadlineOn: 'field.deadlineOn',
  deliveryGroup: 'field.deliveryGroup',
} as const

/** The keys of what else differs of a task in both plans. Its working days are told where its dates stay. */
export function differencesBesides({ before, after, dependsOtherwise }: ComparedTask): string[] {
  if (!before || !after) return []
  const fields = Object.keys(besides) as (keyof typeof besides)[]
  const isDated = before.startOn === after.startOn && before.endOn === after.endOn
  return [
    ...fields.filter((field) => before[field] !== after[field]).map((field) => besides[field]),
    ...(isDated && before.workingDays !== after.workingDays ? ['baselines.workingDays'] : []),
    ...(dependsOtherwise ? ['field.predecessorIds'] : []),
  ]
}
