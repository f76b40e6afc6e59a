import type pg from 'pg'

type Event = { type: string; paymentId: string | null; purpose: string | null }
type AtGateway = { paymentId: string; state: string }

/** What is wrong between the log and the sandbox's gateway, once nobody goes on with anything of this organization. */
export async function paymentFaults(owner: pg.Pool, organizationId: string): Promise<string[]> {
  const { rows: events } = await owner.query<Event>(
    `select type, data::json ->> 'paymentId' as "paymentId", data::json ->> 'purpose' as purpose
     from log.events where stream = $1 order by revision`,
    [`subscription-${organizationId}`],
  )
  const { rows: atGateway } = await owner.query<AtGateway>(
    `select payment_id as "paymentId", state from platform.sandbox_payments
     where payment_id = any($1)`,
    [events.map(({ paymentId }) => paymentId)],
  )
  const attempts = events.filter(({ type }) => type === 'PaymentAttempted')
  const isPaid = (id: string | null) => atGateway.some(({ paymentId, state }) => paymentId === id && state === 'paid')
  const purposes = [...new Set(attempts.map(({ purpose }) => purpose))]
  return [
    ...attempts.flatMap(({ paymentId }) =>
      ofPayment(
        isPaid(paymentId),
        events.filter((event) => event.paymentId === paymentId),
      ),
    ),
    ...purposes.flatMap((purpose) => {
      const alike = attempts.filter((attempt) => attempt.purpose === purpose)
      const paid = alike.filter(({ paymentId }) => isPaid(paymentId))
      return [
        ...(alike.length > 1 ? [`there are ${alike.length} payments to ${purpose} once`] : []),
        ...(paid.length > 1 ? [`${purpose}: paid ${paid.length} times at the gateway`] : []),
      ]
    }),
    ...(await lostAttempts(owner)),
  ]
}

function ofPayment(isPaid: boolean, events: readonly Event[]): string[] {
  const countOf = (wanted: RegExp) => events.filter(({ type }) => wanted.test(type)).length
  const granted = countOf(/^Subscription(Started|Renewed)$/)
  const confirmed = countOf(/^PaymentConfirmed$/)
  const ended = countOf(/^Payment(Confirmed|Failed|Flagged)$/)
  return [
    ...(isPaid && granted === 0 ? ['paid, and never granted'] : []),
    ...(!isPaid && granted + confirmed > 0 ? ['granted, and not paid'] : []),
    ...(granted > 1 ? [`granted ${granted} times`] : []),
    ...(confirmed > 1 ? [`confirmed ${confirmed} times`] : []),
    ...(ended === 0 ? ['nobody goes on with it'] : []),
  ]
}

/** What the gateway knows and the log does not. */
async function lostAttempts(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ paymentId: string }>(
    `select payment_id as "paymentId" from platform.sandbox_payments where payment_id::text not in
       (select data::json ->> 'paymentId' from log.events where type = 'PaymentAttempted')`,
  )
  return rows.map(({ paymentId }) => `the attempt ${paymentId} is lost`)
}
