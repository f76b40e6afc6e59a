import { lastPaidDay } from '@prumo/contracts/finance/lastPaidDay'

/** The last day on which something may have been paid by now. */
export const latestPaidDay = (): string => lastPaidDay(new Date().toISOString())
