import { parseSync } from 'vite'

/** A piece of a source's syntax, by its type in ESTree. Its other fields hold the pieces that it is made of. */
export type Syntax = { type: string; start: number; end: number; [part: string]: unknown }

/** The whole syntax of a source, whose path says which language it is in. */
export function syntaxOf(path: string, source: string): Syntax {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return program as unknown as Syntax
}

/** All pieces of a part of the syntax, each before those that it is made of. */
export function piecesOf(part: unknown): Syntax[] {
  const pieces: Syntax[] = []
  const gather = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value) && typeof (value as Syntax).type === 'string') pieces.push(value as Syntax)
    for (const inner of Object.values(value)) gather(inner)
  }
  gather(part)
  return pieces
}
