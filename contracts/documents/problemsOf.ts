import { sameName } from '../sameName'
import { type Field, type Form, hasChoices, isEmbedded } from './documentField'

/** What a form may lack that somebody is to sign. */
export const documentProblems = [
  'titleMissing',
  'sectionNameMissing',
  'fieldMissing',
  'fieldNameMissing',
  'fieldNameRepeated',
  'optionsMissing',
  'valueMissing',
  'approverMissing',
] as const
type DocumentProblem = {
  problem: (typeof documentProblems)[number]
  /** The section or the field that it is about, `null` where it is the whole document. */
  sectionId: string | null
  fieldId: string | null
}

/** Everything that keeps a document from being put before its approvers. A form in the making may lack all of it. */
export function problemsOf({ title, sections, approverIds }: Form): DocumentProblem[] {
  const fields = sections.flatMap((section) => section.fields)
  return [
    ...(isBlank(title) ? [about('titleMissing')] : []),
    ...sections.filter(({ name }) => isBlank(name)).map(({ sectionId }) => about('sectionNameMissing', { sectionId })),
    ...(fields.length === 0 ? [about('fieldMissing')] : []),
    ...fields.flatMap((field, index) => problemsOfField(field, fields.slice(0, index))),
    ...(approverIds.length === 0 ? [about('approverMissing')] : []),
  ]
}

function problemsOfField(field: Field, before: readonly Field[]): DocumentProblem[] {
  const { fieldId, name, fieldKind, options, required, value } = field
  const repeated = before.some((earlier) => sameName(earlier.name, name))
  const found: [DocumentProblem['problem'], boolean][] = [
    ['fieldNameMissing', isBlank(name)],
    ['fieldNameRepeated', !isBlank(name) && repeated],
    ['optionsMissing', (hasChoices(fieldKind) || fieldKind === 'projectInformation') && options.length === 0],
    ['valueMissing', required && value === null && !isEmbedded(fieldKind)],
  ]
  return found.filter(([, isFound]) => isFound).map(([problem]) => about(problem, { fieldId }))
}

const isBlank = (text: string) => text.trim() === ''

const about = (
  problem: DocumentProblem['problem'],
  where: { sectionId?: string; fieldId?: string } = {},
): DocumentProblem => ({ problem, sectionId: null, fieldId: null, ...where })
