import Router from '@koa/router'
import { asksForPassword, type CommandType, commands, needs } from '@prumo/contracts/index'
import { id } from '@prumo/contracts/values'
import { HttpProblem } from '@prumo/platform/errors'
import { readJson } from '@prumo/platform/http/jsonBody'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { clearToken } from '@prumo/platform/http/sessionCookie'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import { parse } from '@prumo/platform/values/parse'
import { z } from 'zod'
import type { WhoAsks } from './asking'
import type { CommandRunner } from './commandRunner'
import { refuseIdsOfPlaces } from './refuseIdsOfPlaces'

const envelope = z.strictObject({ id, data: z.unknown(), expectedVersion: z.int().min(-1).optional() })
const isCommand = (type: string): type is CommandType => Object.hasOwn(commands, type)

type Parts = { runner: CommandRunner; whoAsks: WhoAsks; limits: RateLimits; telemetry: Telemetry }

/** POST /rest/commands/{Type}: the one way in. A new command needs no new route. */
export const commandRoute = ({ runner, whoAsks, limits, telemetry }: Parts) =>
  new Router().post('/rest/commands/:type', async (ctx) => {
    const type = ctx.params.type ?? ''
    if (!isCommand(type)) throw new HttpProblem(404, 'request.unknown')
    const { actor, session, origin } = await whoAsks(ctx)
    if (needs[type].of !== 'anyone' && actor.kind === 'visitor') throw new HttpProblem(401, 'access.signIn')
    const guessed = session && asksForPassword(type) ? session.userId : undefined
    if (guessed || needs[type].of === 'anyone') await limits.guessFrom(ctx.ip)
    if (needs[type].of === 'anyone') await limits.visit(type, ctx.ip)
    if (guessed) await limits.guessPassword(guessed, ctx.ip)
    const { id, data, expectedVersion } = parse(envelope, await readJson(ctx.req))
    const sent = { type, id, data: parse(commands[type], data) as object, expectedVersion, actor, session, origin }
    ctx.state.asked = sent.data
    refuseIdsOfPlaces(sent.data, session?.organizationId)
    const run = () => runner.run(sent)
    const answer = await telemetry.commandSpan(id, 'command', { command: type }, run, ctx.get('traceparent'))
    if (guessed) await limits.guessedPassword(guessed, ctx.ip)
    if (type === 'SignOut') clearToken(ctx)
    ctx.body = { position: String(answer.position), version: answer.version }
  })
