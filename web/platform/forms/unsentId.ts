/**
 * What a dialog's texts are of: its command, its title, and the records that its data names. Fields of the form and the
 * id of what is about to be made are no part of it.
 */
export function unsentId(
  type: string,
  title: string | undefined,
  { data, fields, newId }: { data: object; fields: readonly string[]; newId: string },
): string {
  const ids = Object.entries(data)
    .filter(([name, value]) => name.endsWith('Id') && typeof value === 'string' && value !== newId)
    .filter(([name]) => !fields.includes(name))
    .map(([name, value]) => `${name}=${value}`)
  return `unsent/${[type, title ?? '', ...ids.sort()].join('/')}`
}
