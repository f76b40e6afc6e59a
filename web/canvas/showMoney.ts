/** An amount as people write it: `R$ 1.234,56`, `$1,234.56`. */
export const showMoney = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)
