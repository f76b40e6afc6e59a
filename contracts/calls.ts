import { z } from 'zod'
import { type CallContract, callsOf } from './call'
import { modules } from './index'
import { merged } from './module'
import { presenceCalls } from './presence'
import { telemetryCalls } from './telemetry/browserSpans'
import { id } from './values'

/** The calls of no module. */
const commonCalls = callsOf({
  /**
   * Server-sent events that name what changed. With `boards` they bring what small changes make of boards as well; with
   * the `tab` whose presence is said, who else is where it is.
   */
  followUpdates: {
    method: 'GET',
    path: '/rest/updates',
    need: { of: 'self', afterEnd: true },
    input: z.object({ boards: z.literal('true').optional(), tab: id.optional() }),
    output: 'events',
  },
  openApi: {
    method: 'GET',
    path: '/rest/openapi.json',
    need: { of: 'anyone' },
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
  },
})

/** Every call that is neither a command nor a query. */
export const calls = { ...merged(modules, 'calls'), ...telemetryCalls, ...presenceCalls, ...commonCalls }

export type CallName = keyof typeof calls
type Contract<Name extends CallName> = (typeof calls)[Name]

/** What a call takes: the fields of its path and of its input. */
export type CallInput<Name extends CallName> = z.output<Contract<Name>['input']> &
  (Contract<Name> extends { inPath: infer Fields extends z.ZodObject } ? z.output<Fields> : unknown)

/** What a call that answers with values answers. */
export type CallAnswer<Name extends CallName> = Contract<Name>['output'] extends infer Output
  ? Output extends z.ZodType
    ? z.input<Output>
    : Output extends 'text'
      ? string
      : never
  : never

/** What is needed for this call with these fields. */
export const needOfCall = ({ need, needWith }: CallContract, input: object) =>
  needWith && (input as Record<string, unknown>)[needWith.field] !== undefined ? needWith.need : need
