const marks = {
  'pt-BR': { group: '.', point: ',' },
  en: { group: ',', point: '.' },
} as const
const marksOf = (language: string) => (language === 'en' ? marks.en : marks['pt-BR'])

/**
 * A number as somebody of this language typed it (`1.234,5` or `1234,5`; in English `1,234.5`) in plain decimal notation (`1234.5`); `undefined`
 * when it is none. What only another language would take for a number is none: a point that may mean two things is not guessed.
 */
export function typedNumber(text: string, language: string): string | undefined {
  const { group, point } = marksOf(language)
  const shape = new RegExp(`^-?(\\d{1,3}(\\${group}\\d{3})+|\\d+)(\\${point}\\d+)?$`)
  const typed = text.trim().replace(/^\u2212/, '-')
  if (!shape.test(typed)) return undefined
  const [whole = '', part = ''] = typed.replaceAll(group, '').split(point)
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1')
  const decimals = part.replace(/0+$/, '')
  const plain = decimals ? `${digits}.${decimals}` : digits
  return plain === '-0' ? '0' : plain
}

/** Plain decimal notation as people of this language write it, every digit kept. */
export function showNumber(plain: string, language: string): string {
  const { group, point } = marksOf(language)
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? `${grouped}${point}${decimals}` : grouped
}
