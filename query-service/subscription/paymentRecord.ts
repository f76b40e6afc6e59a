import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { type ActionRow, actionsBefore, actionsShown } from '../audit/actionRows'
import type { Query } from '../pipeline/query'

/** What the log has of a payment. Which terms were accepted: the last ones that were, when it began. */
export const paymentRecord: Query<'paymentRecord'> = async (db, { paymentId }, asker) => {
  const { organizationId } = asker.actor
  const last = (kind: string, narrow: (query: Knex.QueryBuilder) => void) =>
    lastOf(db, organizationId, (query) => query.where({ 'a.record_id': organizationId, 'a.kind': kind }).modify(narrow))
  const ofPayment = (query: Knex.QueryBuilder) =>
    query.whereRaw('a.changes @> ?::jsonb', JSON.stringify([{ field: 'paymentId', after: paymentId }]))
  const attempt = await last('PaymentAttempted', ofPayment)
  if (!attempt) throw new HttpProblem(404, 'resource.unknown')
  const terms = await last('TermsAccepted', (query) => query.where('a.at', '<=', attempt.at))
  const confirmed = await last('PaymentConfirmed', ofPayment)
  const [shown] = terms ? await actionsShown(db, asker, [terms], await asker.log.originsOf([terms])) : []
  return {
    terms:
      terms && shown
        ? {
            version: recorded(terms, 'version'),
            sha256: recorded(terms, 'sha256'),
            acceptedAt: terms.at,
            from: shown.from,
          }
        : null,
    confirmation: confirmed
      ? {
          eventId: confirmed.eventId,
          stream: `subscription-${organizationId}`,
          position: confirmed.position,
          at: confirmed.at,
        }
      : null,
  }
}

const lastOf = async (
  db: Knex,
  organizationId: string,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<ActionRow | undefined> =>
  (await actionsBefore(db, organizationId, { before: undefined, limit: 1 }, narrow)).at(0)

const recorded = ({ changes }: ActionRow, field: string): string =>
  String(changes.find((change) => change.field === field)?.after ?? '')
