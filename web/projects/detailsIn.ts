import type { ProjectDetails } from '@prumo/contracts/projects/project'
import type { Texts } from '../platform/drafts/formTexts'
import { codeProblem } from '../platform/forms/codeProblem'
import type { Fields } from '../platform/forms/formFields'

/** A project's details as its form holds them, with the customer of the register. */
export type ProjectForm = ProjectDetails & { customerId: string | null }

const optional = (text: string) => (text.trim() === '' ? null : text.trim())

/** Tags as people type them, separated by commas. */
const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** A project's details from the fields of its form. */
export const detailsIn = ({ text }: Fields): ProjectForm => ({
  pitch: text('pitch').trim(),
  internalCode: optional(text('internalCode')),
  customerName: optional(text('customerName')),
  customerId: optional(text('customerId')),
  portfolioName: optional(text('portfolioName')),
  tags: tagsIn(text('tags')),
  currency: text('currency') === 'USD' ? 'USD' : 'BRL',
  description: text('description'),
})

/** What is wrong with them before they are sent. */
export function checkedDetails({ text }: Fields): Record<string, string> {
  const wrongCode = codeProblem(text('internalCode'))
  return {
    ...(text('pitch').trim() === '' && { pitch: 'pitch.missing' }),
    ...(wrongCode && { internalCode: wrongCode }),
  }
}

/** How a project's details stand in their form: the text of each field. */
export const textsOfDetails = ({ tags, ...details }: ProjectForm): Texts => ({
  ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, [value ?? '']])),
  tags: [tags.join(', ')],
})
