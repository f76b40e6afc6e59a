import type { FieldTexts } from '../forms/fieldDrafts'
import { elementOf } from '../forms/formFields'

/** What stands in the fields of a form, by their names. */
export type Texts = Readonly<Record<string, FieldTexts>>

const inOneSpelling = (texts: FieldTexts = []) => JSON.stringify([...texts].sort()).replaceAll('\\r\\n', '\\n')
export const sameTexts = (a: FieldTexts | undefined, b: FieldTexts | undefined): boolean =>
  inOneSpelling(a) === inOneSpelling(b)

/** What stands in these fields of a form, without those that it does not show or lets nobody change. */
export function textsIn(form: HTMLFormElement | null, names: readonly string[]): Texts {
  if (!form) return {}
  const given = new FormData(form)
  const open = names.filter((name) => elementOf(form, name)?.matches(':not(:disabled)'))
  return Object.fromEntries(open.map((name) => [name, given.getAll(name).map(String)]))
}

/** Of these texts, those that differ from what stands there. */
export const textsThatDiffer = (texts: Texts, from: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => !sameTexts(text, from[name])))

/** The texts of the fields that are named among others. */
export const textsOfThese = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])))
