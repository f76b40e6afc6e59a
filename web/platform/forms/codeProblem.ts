/** What is wrong with an internal code as it was typed; nothing where there is none. */
export function codeProblem(typed: string): 'internalCode.tooShort' | 'internalCode.tooLong' | undefined {
  const { length } = [...typed.trim()]
  if (length > 0 && length < 3) return 'internalCode.tooShort'
  return length > 50 ? 'internalCode.tooLong' : undefined
}
