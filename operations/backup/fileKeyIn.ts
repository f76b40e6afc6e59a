/** How a file is named in the data folder. */
export const isFileKey = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

/** The key of an attached file, where a name is that of one. */
export function fileKeyIn(name: string): string | undefined {
  const [folder, key = '', ...further] = name.split('/')
  return folder === 'files' && isFileKey(key) && further.length === 0 ? key : undefined
}
