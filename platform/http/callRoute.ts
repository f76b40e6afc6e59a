import Router from '@koa/router'
import type { Need } from '@prumo/contracts/access'
import type { CallContract } from '@prumo/contracts/call'
import { type CallAnswer, type CallInput, type CallName, calls, needOfCall } from '@prumo/contracts/calls'
import type { Context } from 'koa'
import type { z } from 'zod'
import { parse } from '../values/parse'
import { readJson } from './jsonBody'
import { refuseEmbedded } from './origin'
import type { RateLimits } from './rateLimits'

/** Writes bytes or events to whoever called. */
export type SendBytes = (ctx: Context) => void | Promise<void>

type Answer<Name extends CallName> = (typeof calls)[Name]['output'] extends infer Output
  ? Output extends 'bytes' | 'events'
    ? SendBytes
    : Output extends 'nothing'
      ? undefined
      : CallAnswer<Name>
  : never

/** How a service answers a call, for a caller whom its door has let in. */
export type CallHandler<Name extends CallName, Caller> = (
  input: CallInput<Name>,
  caller: Caller,
  ctx: Context,
) => Promise<Answer<Name>> | Answer<Name>

/** What a call needs, with the fields that it was made with. */
type Question = Pick<CallContract, 'cost'> & { need: Need; projectId?: string | undefined; reads: readonly string[] }

/** How a service knows who calls and what they may do. */
export type Door<Caller> = {
  /** Refuses whoever is not signed in. Nothing of what they send has been read. */
  refuseVisitor(ctx: Context): Promise<void>
  /** Runs `answer` for whoever may have it, and refuses everybody else. */
  admit<Answer>(ctx: Context, question: Question, answer: (caller: Caller) => Promise<Answer> | Answer): Promise<Answer>
}

type CallParts = { limits: Pick<RateLimits, 'guessFrom'>; publicOrigins: ReadonlySet<string> }

/** The route of a call: it limits, authenticates, parses, authorizes, and checks the answer. */
export function callRoute<Name extends CallName, Caller>(
  name: Name,
  { limits, publicOrigins }: CallParts,
  door: Door<Caller>,
  handle: CallHandler<Name, Caller>,
) {
  const contract: CallContract = calls[name]
  const router = new Router()
  return router[methods[contract.method]](contract.path, async (ctx: Context) => {
    if (contract.hasEffect) refuseEmbedded(ctx, publicOrigins)
    if (contract.guessable) await limits.guessFrom(ctx.ip)
    const answer = await admitted(contract, ctx, door, (input, caller) => handle(input as CallInput<Name>, caller, ctx))
    await reply(ctx, contract, answer)
  })
}

type Handle<Caller> = (input: object, caller: Caller) => unknown

/** If a right depends on the input, a signed-in user's input is read first. Else the right is checked first. */
async function admitted<Caller>(contract: CallContract, ctx: Context, door: Door<Caller>, handle: Handle<Caller>) {
  if (contract.need.of !== 'project' && !contract.needWith) {
    const question = questionOf(contract, {})
    noteAsked(ctx, question)
    return door.admit(ctx, question, async (caller) => handle(await inputOf(contract, ctx), caller))
  }
  if (contract.needWith?.need.of !== 'anyone') await door.refuseVisitor(ctx)
  const input = await inputOf(contract, ctx)
  const question = questionOf(contract, input)
  noteAsked(ctx, question)
  return door.admit(ctx, question, (caller) => handle(input, caller))
}

/** The routes of all calls that a service answers. */
export const callRoutes = <Caller>(
  handlers: { [Name in CallName]?: CallHandler<Name, Caller> },
  parts: CallParts,
  door: Door<Caller>,
): Router[] =>
  Object.entries(handlers).map(([name, handle]) =>
    callRoute(name as CallName, parts, door, handle as CallHandler<CallName, Caller>),
  )

const methods = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** What a denial puts on record: a right that was lacking, and where. */
function noteAsked(ctx: Context, { need, projectId }: Question): void {
  if ('feature' in need) ctx.state.need = need
  ctx.state.asked = { projectId }
}

async function inputOf({ inPath, input, body }: CallContract, ctx: Context): Promise<object> {
  const path = inPath ? parse(inPath, { ...ctx.params }) : {}
  const fields = parse(input, body === 'json' ? await readJson(ctx.req) : { ...ctx.query })
  return { ...fields, ...path }
}

function questionOf(contract: CallContract, input: object): Question {
  const { projectId } = input as { projectId?: string }
  const { reads = [], cost } = contract
  return { need: needOfCall(contract, input), projectId, reads, ...(cost && { cost }) }
}

async function reply(ctx: Context, { output }: CallContract, answer: unknown): Promise<void> {
  if (output === 'nothing') ctx.status = 204
  else if (output === 'bytes' || output === 'events') await (answer as SendBytes)(ctx)
  else if (output === 'text') {
    ctx.type = 'text/plain'
    ctx.body = answer
  } else ctx.body = (output as z.ZodType).parse(answer)
}
