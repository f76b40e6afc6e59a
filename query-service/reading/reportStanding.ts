import { formulasVersion } from '@prumo/contracts/analysis/curve'
import { digestOf } from '@prumo/platform/values/digestOf'

type Standing = { revisions: { plan: number; ledger: number | null }; zone: string }

/**
 * What a report says of itself: where it stands, and the SHA-256 of the canonical JSON (RFC 8785) of its question, its
 * standing, its figures and the ids in it. `figures` holds no name, since names are called otherwise later on.
 */
export const reportStanding = (
  name: string,
  question: object,
  { revisions, zone }: Standing,
  figures: object,
): Standing & { formulas: number; hash: string } => ({
  revisions,
  zone,
  formulas: formulasVersion,
  hash: digestOf({ name, question, revisions, zone, formulas: formulasVersion, figures }),
})
