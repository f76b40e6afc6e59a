import type { Actor, Rights } from '@prumo/contracts/access'
import { features } from '@prumo/contracts/access'
import type { Refusal } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { type By, type Decider, decide, fold } from '@prumo/platform/decider'
import { expect } from 'vitest'

export const everyRight = Object.fromEntries(features.map((feature) => [feature, 'totalControl'])) as Rights

export const ann: Actor & { kind: 'user' } = {
  kind: 'user',
  userId: '00000000-0000-4000-8000-00000000000a',
  organizationId: '00000000-0000-4000-8000-0000000000c0',
  licence: 'creator',
  administrator: false,
  rights: everyRight,
  profileId: null,
  mayOwnProjects: true,
  premium: true,
  mustChangePassword: false,
}

export const at = '2026-03-02T09:00:00.000000Z'

/** given(history).when(command).then(events): the whole vocabulary of a decider test. */
export const givenOf =
  <State, C extends Message, E extends Message>(decider: Decider<State, C, E>, by: By = { actor: ann, at }) =>
  (...history: E[]) => ({
    when: (command: C) => {
      const state = fold(
        decider,
        history.map((event) => ({ ...event, at })),
      )
      const act = () => decide(decider, command, state, by)
      return {
        then: (...events: E[]) => expect(act()).toEqual(events),
        thenDone: () => expect(act().length).toBeGreaterThan(0),
        thenNothing: () => expect(act()).toEqual([]),
        thenRefused: (code: Refusal, details: object = {}) =>
          expect(act).toThrow(expect.objectContaining({ code, details })),
      }
    },
  })
