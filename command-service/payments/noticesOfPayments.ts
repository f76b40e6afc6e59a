import type { IncomingHttpHeaders } from 'node:http'
import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { HttpProblem } from '@prumo/platform/errors'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { Domain } from '../pipeline/domain'
import { type Notice, NoticeRefused, type PaymentGateway } from './gateway/gateway'
import { openPaymentNotices } from './gateway/paymentNotices'
import type { OfPayment, PaymentOpenings } from './gateway/paymentOpenings'
import { readSoon } from './gateway/readSoon'
import type { PaymentsAtGateway } from './paymentsAtGateway'

type About = Pick<Notice, 'paymentId' | 'reference'>

type Parts = {
  pool: Pool
  gateway: PaymentGateway
  openings: PaymentOpenings
  /** Asked in turn. */
  payments: Pick<PaymentsAtGateway, 'read'>
  domain: Pick<Domain, 'now'>
  logger: Logger
}

/** What payments come to without anybody asking here. */
export type NoticesOfPayments = {
  /** Takes what a gateway says, and asks it soon how the payment stands. Refuses what it did not say. */
  take(raw: Uint8Array, headers: IncomingHttpHeaders): Promise<void>
  /** Asks for every payment that is awaited, and that was not asked for within the hour. */
  readAwaited(): Promise<void>
  /** Goes on with what an earlier process was told. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const pageSize = 200
const hourMs = 3_600_000

export function noticesOfPayments(parts: Parts): NoticesOfPayments {
  const { pool, gateway, openings, payments, domain, logger } = parts
  const notices = openPaymentNotices(pool)
  const stopping = new AbortController()

  async function readAbout(key: string, begins: () => void): Promise<void> {
    const about = JSON.parse(key) as About
    let until = domain.now()
    const asking = () => {
      until = domain.now()
      begins()
    }
    const payment = await openings.find(gateway.name, about)
    // Whatever else happens in that account is none of ours.
    await (payment ? payments.read(payment, asking) : asking())
    await notices.settle(gateway.name, about, until)
  }
  const reading = readSoon(readAbout, logger)
  const soon = ({ paymentId, reference }: About) => reading.soon(JSON.stringify({ paymentId, reference }))

  const failed = (error: unknown) =>
    logger.warn({ err: error }, 'a payment that is awaited could not be read; retrying in 1 h')
  const readInTurn = async (payment: OfPayment) => {
    // Its turn comes again in an hour, whatever comes of it: nobody waits behind what cannot be read.
    await openings.wasRead(payment.paymentId, domain.now(), false)
    await payments.read(payment)
  }
  async function readPage(readBefore: Date): Promise<boolean> {
    const awaited = await openings.awaited(gateway.name, readBefore, pageSize)
    await oneByOne(awaited, readInTurn, failed)
    return awaited.length === pageSize && !stopping.signal.aborted
  }

  const resume = async () => (await notices.unsettled(gateway.name)).forEach(soon)

  return {
    take: async (raw, headers) => {
      const notice = await gateway.notification(raw, headers).catch((error: unknown) => {
        if (!(error instanceof NoticeRefused)) throw error
        logger.warn({ security: 'payment.noticeRefused', gateway: gateway.name }, error.message)
        throw new HttpProblem(400, 'request.notUnderstood')
      })
      if (await notices.keep(gateway.name, notice, domain.now())) soon(notice)
    },
    readAwaited: () =>
      alone(pool, advisoryLocks.awaitedPayments, async () => {
        const readBefore = new Date(domain.now().getTime() - hourMs)
        while (await readPage(readBefore));
        await resume()
      }),
    resume,
    stop: async () => {
      stopping.abort()
      await reading.stop()
    },
  }
}
