import { canonicalDocument } from '@prumo/contracts/partners/partnerDocument'
import { Invalid } from '@prumo/platform/errors'

/**
 * The document that a company record is saved with: what stands stays, whatever it is. Anything else must be a CPF or
 * CNPJ, and is kept in its one spelling.
 */
export function savedDocument(typed: string | null, standing: string | null): string | null {
  if (typed === null || typed === standing) return typed
  const bare = canonicalDocument(typed)
  if (!bare) throw new Invalid([{ path: 'document', code: 'partner.documentInvalid' }])
  return standing && canonicalDocument(standing) === bare ? standing : bare
}
