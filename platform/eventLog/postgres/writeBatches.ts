import type { Pool, QueryArrayConfig } from 'pg'
import { isConnectionLost } from '../../postgres/connectionLost'
import { notInOrder } from './appendFunctions'
import {
  type AppendRow,
  answersInOrder,
  appendInOrderStatement,
  appendStatement,
  type PendingAppend,
} from './statements'
import type { ServerWatch } from './watchServer'

type Parts = { pool: Pool; watch: ServerWatch; now: () => Date }

/** Where one append was out of order others are likely to be, and what fails as a whole has to be done twice. */
const judgedAfterConflict = 100

/** Writes batches of appends: in order where that is likely, else each append judged by itself. */
export function writeBatches({ pool, watch, now }: Parts): (batch: readonly PendingAppend[]) => Promise<AppendRow[]> {
  /** A lost connection leaves open whether a batch was written. Sending the same ids again does no harm. */
  const answersTo = async <Row extends unknown[]>(statement: QueryArrayConfig): Promise<Row[]> => {
    watch.refuseWhileStill()
    const { rows } = await pool.query<Row>(statement).catch((error: unknown) => {
      if (!isConnectionLost(error) || watch.isStill()) throw error
      return pool.query<Row>(statement)
    })
    return rows
  }

  const judged = (batch: readonly PendingAppend[]) => answersTo<AppendRow>(appendStatement(batch, now()))
  let toJudge = 0
  return async (batch) => {
    if (toJudge > 0) {
      toJudge--
      return judged(batch)
    }
    try {
      const [[head, at] = [0, '']] = await answersTo<[number, string]>(appendInOrderStatement(batch, now()))
      return answersInOrder(batch, head, at)
    } catch (error) {
      if (!isOutOfOrder(error)) throw error
      toJudge = judgedAfterConflict
      return judged(batch)
    }
  }
}

/** An append does not follow what is there, or an id, or a place in a stream, is taken. */
const isOutOfOrder = (error: unknown) => [notInOrder, '23505'].includes((error as { code?: string }).code ?? '')
