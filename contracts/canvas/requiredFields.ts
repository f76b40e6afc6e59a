import type { AreaFields, StandardArea } from './area'

type Area = Pick<AreaFields, 'additionalField'> & { standardArea: StandardArea | null }
export type RequiredField = 'plannedOn' | 'plannedCents'

/** What each card of an area has to say: a day where it is about dates, a day and an amount where about values. */
export function requiredFieldsOf({ standardArea, additionalField }: Area): readonly RequiredField[] {
  if (additionalField === 'values') return ['plannedOn', 'plannedCents']
  return additionalField === 'dates' || standardArea === 'timeline' ? ['plannedOn'] : []
}
