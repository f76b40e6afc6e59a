const most = 100

/**
 * The beginning of a text, enough to recognize it: whole words of at most 100 characters. A sign says that more
 * follows.
 */
export function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const words = cut.replace(/\s+\S{0,40}$/, '')
  return `${words}…`
}
