/** Why a row of an import is refused: a code, and what the sentence on screen names. */
export class RowRefused extends Error {
  constructor(
    readonly reason: string,
    readonly details: Record<string, string> = {},
  ) {
    super(reason)
  }
}
