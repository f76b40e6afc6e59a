import type { AreaFields } from '@prumo/contracts/canvas/area'
import type { Fields } from '../platform/forms/formFields'

/** The fields of an area as they stand in its form. */
export const areaIn = ({ text, has }: Fields): AreaFields => ({
  name: text('name').trim(),
  quickTip: text('quickTip').trim(),
  completeTip: text('completeTip'),
  required: has('required'),
  financialIntegration: has('financialIntegration'),
  classifications: listed(text('classifications')),
  additionalField: (text('additionalField') || null) as AreaFields['additionalField'],
})

/** What is wrong with it before it is sent: field → code. */
export const wrongInArea = (fields: Fields): Record<string, string> => {
  const { name, financialIntegration, classifications } = areaIn(fields)
  return {
    ...(name === '' && { name: 'text.blank' }),
    ...(financialIntegration && classifications.length === 0 && { classifications: 'area.classificationMissing' }),
  }
}

const listed = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
