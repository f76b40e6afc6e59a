/** Other texts that Postgres, or a reader, takes for the same id. */
export const spellings: Record<string, (id: string) => string> = {
  'upper case': (id) => id.toUpperCase(),
  'one letter in upper case': (id) => id.replace(/[a-f]/, (letter) => letter.toUpperCase()),
  braces: (id) => `{${id}}`,
  'no hyphens': (id) => id.replaceAll('-', ''),
  'a blank before': (id) => ` ${id}`,
  'a line break behind': (id) => `${id}\n`,
  urn: (id) => `urn:uuid:${id}`,
  'full width': (id) => id.replace(/[a-f]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
}

/** An id that has a letter, so that it has another case. */
export const lettered = (id: string) => (/[a-f]/.test(id) ? id : id.replace(/\d/, 'a'))
