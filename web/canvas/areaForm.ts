import type { AreaFields } from '@prumo/contracts/canvas/area'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import type { Fields } from '../platform/forms/formFields'
import { pick, plainTexts, type RecordValues } from '../platform/forms/seenRecord'

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

const names: (keyof AreaFields)[] = [
  'name',
  'quickTip',
  'completeTip',
  'required',
  'financialIntegration',
  'classifications',
  'additionalField',
]
export const areaValues = (area: CanvasArea): RecordValues => pick({ ...area }, names)

/** Classifications are typed in one line. */
export const textsOfArea = ({ classifications, ...values }: RecordValues) => ({
  ...plainTexts(values),
  classifications: [(classifications as string[]).join(', ')],
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
