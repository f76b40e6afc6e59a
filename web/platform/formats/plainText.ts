/** Text as it is compared when somebody searches: without accents and case. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
