import { z } from 'zod'
import { features, levels } from '../access'
import { callsOf } from '../call'

/** The session as the specification has it. `token` is only for show: no call takes it for who somebody is. */
const sessionAnswer = z.strictObject({
  token: z.string(),
  /** 1 is a worker and 0 an integrator; anybody else is named by the account's id. */
  profile: z.union([z.literal([0, 1]), z.string()]),
  userEmail: z.string(),
  paymentInfo: z.strictObject({ premium: z.boolean(), code: z.string(), endAt: z.string().nullable() }),
  functionalities: z.array(z.strictObject({ functionality: z.enum(features), permission: z.enum(levels) })),
})
export type SessionAnswer = z.output<typeof sessionAnswer>

/** The fixed calls of sign-in. */
export const identityCalls = callsOf({
  authenticate: {
    method: 'POST',
    path: '/rest/users/authenticate',
    need: { of: 'anyone' },
    guessable: true,
    body: 'json',
    input: z.strictObject({ login: z.string().max(254), password: z.string().max(128) }),
    output: sessionAnswer,
  },
  logout: {
    method: 'GET',
    path: '/rest/users/logout',
    need: { of: 'anyone' },
    hasEffect: true,
    input: z.object({}),
    output: z.literal(true),
  },
  /** With a token it takes over the session that another window hands off. */
  validateSession: {
    method: 'GET',
    path: '/rest/users/validate',
    need: { of: 'self', beforePasswordChange: true, afterEnd: true },
    needWith: { field: 'token', need: { of: 'anyone' } },
    hasEffect: true,
    input: z.object({ dataSession: z.enum(['true', 'false']).default('true'), token: z.string().max(100).optional() }),
    output: z.union([z.literal(true), sessionAnswer]),
  },
  handOffSession: {
    method: 'POST',
    path: '/rest/users/hand-off',
    need: { of: 'self' },
    input: z.object({}),
    output: z.strictObject({ token: z.string() }),
  },
})
