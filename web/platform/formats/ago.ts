const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long ago an instant was, as people say it: `há 5 min`, `2 hr. ago`; of less than a minute, `agora`. */
export function ago(instant: string, language: string, now = Date.now()): string {
  const minutes = Math.floor(Math.max(0, now - Date.parse(instant)) / 60_000)
  const [unit, size] = units.find(([, most]) => minutes >= most) ?? (['second', 1] as const)
  const words = new Intl.RelativeTimeFormat(language, {
    style: 'short',
    numeric: unit === 'second' ? 'auto' : 'always',
  })
  // It stands within sentences, which end by themselves.
  return words.format(-Math.floor(minutes / size), unit).replace(/\.$/, '')
}
