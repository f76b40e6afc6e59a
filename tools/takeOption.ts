/** Takes `--name value` or `--name=value` out of these words. */
export function takeOption(words: string[], name: string): string | undefined {
  const at = words.findIndex((word) => word === name || word.startsWith(`${name}=`))
  if (at === -1) return undefined
  const [word = ''] = words.splice(at, 1)
  return word === name ? words.splice(at, 1)[0] : word.slice(name.length + 1)
}
