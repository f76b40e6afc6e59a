import type { Texts } from '../drafts/formTexts'

const kept = 'input:not([type=password], [type=file], [autocomplete*=password]), select, textarea'

/** What stands in the named fields of a form, without passwords and files. */
export function typedTexts(form: HTMLFormElement): Texts {
  const data = new FormData(form)
  const fields = [...form.querySelectorAll<HTMLInputElement>(kept)].filter(({ name }) => name !== '')
  return Object.fromEntries(fields.map(({ name }) => [name, data.getAll(name).map(String)]))
}
