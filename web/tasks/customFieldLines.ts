type CustomField = { name: string; value: string }

const mostFields = 50
const isLong = ({ name, value }: CustomField) => name.length > 100 || value.length > 2000

/** Custom fields as people write them, `name: value` on each line; nothing where one has more than a line. */
export function customFieldLines(fields: readonly CustomField[]): string | undefined {
  const isPlain = fields.every(({ name, value }) => !/[:\n\r]/.test(name) && !/[\n\r]/.test(value))
  return isPlain ? fields.map(({ name, value }) => `${name}: ${value}`).join('\n') : undefined
}

/** The custom fields that somebody wrote; nothing where a line names none, or names one twice. */
export function customFieldsIn(text: string): CustomField[] | undefined {
  const fields = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      return colon < 0
        ? { name: '', value: '' }
        : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
    })
  const names = new Set(fields.map(({ name }) => name))
  const isWrong = names.has('') || names.size < fields.length || fields.length > mostFields || fields.some(isLong)
  return isWrong ? undefined : fields
}
