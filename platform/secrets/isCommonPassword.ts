/** Common in Brazil, or made of what is at hand, and absent from the dictionary. In lower case. */
export const ourCommonPasswords: readonly string[] = [
  'admin1234',
  'admin2024',
  'admin2025',
  'admin2026',
  'bemvindo123',
  'brasil123',
  'brasil2024',
  'brasil2025',
  'brasil2026',
  'changeme123',
  'company123',
  'deus1234',
  'empresa123',
  'flamengo10',
  'futebol10',
  'gremio123',
  'mudar123',
  'mudar1234',
  'root1234',
  'santos123',
  'senha1234',
  'senha12345',
  'summer2024',
  'summer2025',
  'teamo123',
  'teste123',
  'teste1234',
  'trocar123',
  'user1234',
  'vasco123',
  'winter2025',
]

/**
 * Whether a password is one of those that are guessed first, in whatever case. The dictionary, 49,000 words by rank,
 * is read when the first password is chosen: it takes 20 ms and 2 MB.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const word = password.toLowerCase()
  return ourCommonPasswords.includes(word) || dictionary['passwords-common'].includes(word)
}
