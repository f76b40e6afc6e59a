import type { CommandType } from '@prumo/contracts/index'
import { asUser } from './asUser'
import type { Preparations, Request } from './preparation'

/** How commands about what belongs to one person alone are prepared: they are about that of their sender. */
export const inOwnStream = (...types: readonly CommandType[]): Preparations =>
  Object.fromEntries(
    types.map((type) => [
      type,
      async (data: object, { actor }: Request) => ({
        steps: [{ type, data: { ...data, userId: asUser(actor).userId } }],
      }),
    ]),
  ) satisfies Preparations
