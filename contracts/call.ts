import type { z } from 'zod'
import type { Need } from './access'
import type { Cost } from './cost'

/**
 * What is neither a command nor a query: bytes sent or fetched, a sign-in, a browser's report. Its address, who may
 * make it, what it takes, and what it answers.
 */
export type CallContract = {
  method: 'GET' | 'POST' | 'PUT'
  /** As a router reads it: `/rest/files/:fileId`. */
  path: string
  need: Need
  /** What is needed instead where this field is given. */
  needWith?: { field: string; need: Need }
  /** The fields that stand in the path. */
  inPath?: z.ZodObject
  /** The fields of the query string; of the body, where that is JSON. */
  input: z.ZodObject
  /** What the body is, where the call has one. */
  body?: 'json' | 'bytes'
  output: z.ZodType | 'text' | 'bytes' | 'events' | 'nothing'
  /** The read models that the answer is made from. */
  reads?: readonly string[]
  cost?: Cost
  /** It says whether a password was right, which nobody may try for long. */
  guessable?: true
  /** Another system makes it, without a session: what it sends proves who it is. It is counted by itself. */
  from?: 'elsewhere'
  /** It changes something although it is a GET: pages of other origins may not make a browser call it. */
  hasEffect?: true
}

/** Names the contracts of calls. */
export const callsOf = <const Calls extends Readonly<Record<string, CallContract>>>(calls: Calls): Calls => calls
