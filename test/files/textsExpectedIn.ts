import { piecesOf, type Syntax, syntaxOf } from './syntaxOf'

/** A value under names: a declared one, one of a loop, or the cases of a table for what they are tested with. */
type Named = { names: readonly string[]; value: unknown }

/**
 * The texts that a test expects: those that a matcher (`toEqual`) or an outcome (`thenRefused`) is given, and those in
 * a value that is given to one by its name. What a test acts with, or only mentions, is not among them.
 */
export function textsExpectedIn(path: string, source: string): string[] {
  const pieces = piecesOf(syntaxOf(path, source))
  const given = pieces.filter(isOutcome).flatMap((call) => piecesOf(call.arguments))
  const names = new Set(namesIn(given))
  const named = pieces.flatMap(namedBy).filter((each) => each.names.some((name) => names.has(name)))
  return [...given, ...named.flatMap(({ value }) => piecesOf(value))].flatMap(textOf)
}

const isOutcome = ({ type, callee }: Syntax) =>
  type === 'CallExpression' && /^(to|then)[A-Z]/.test(methodOf(callee as Syntax))

const methodOf = ({ type, property }: Syntax) =>
  type === 'MemberExpression' ? String((property as Syntax).name ?? '') : ''

function namedBy(piece: Syntax): Named[] {
  if (piece.type === 'VariableDeclarator') return [{ names: namesIn(piecesOf(piece.id)), value: piece.init }]
  if (piece.type === 'ForOfStatement') return [{ names: namesIn(piecesOf(piece.left)), value: piece.right }]
  const table = piece.callee as Syntax | undefined
  if (table?.type !== 'CallExpression' || methodOf(table.callee as Syntax) !== 'each') return []
  const test = (piece.arguments as Syntax[]).at(-1)
  return [{ names: namesIn(piecesOf(test?.params)), value: table.arguments }]
}

/** The names of values among these pieces, without those of fields. */
function namesIn(pieces: readonly Syntax[]): string[] {
  const ofFields = new Set(pieces.flatMap(({ computed, key, property }) => (computed === false ? [key, property] : [])))
  return pieces.flatMap((piece) => (piece.type === 'Identifier' && !ofFields.has(piece) ? [String(piece.name)] : []))
}

function textOf({ type, value }: Syntax): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value]
  return type === 'TemplateElement' ? [(value as { cooked: string }).cooked] : []
}
