import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Failure } from '../platform/server/failure'
import { documentApprovalMachine } from './documentApprovalMachine'

const seen = { projectId: 'p', documentId: 'd', round: 2, contentHash: 'h' }
type Step = 'view' | 'accept' | 'sign' | 'authenticate'

/** The machine with a server that refuses what is listed, each refusal once. */
function begin(
  refusals: Partial<Record<Step, Failure>> = {},
  input: { isViewed?: boolean; isAccepted?: boolean; mayDecide?: boolean } = {},
) {
  const left = { ...refusals }
  const sent: string[] = []
  const step = (name: Step) =>
    // biome-ignore lint/suspicious/noExplicitAny: what stands in for an actor takes whatever the machine gives it
    fromPromise<any, any>(async () => {
      sent.push(name)
      const failure = left[name]
      delete left[name]
      if (failure) throw failure
    })
  const actors = { view: step('view'), accept: step('accept'), sign: step('sign'), authenticate: step('authenticate') }
  const actor = createActor(documentApprovalMachine.provide({ actors }), {
    input: { seen, isViewed: false, isAccepted: false, mayDecide: true, ...input },
  }).start()
  const reaches = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state)
  return { actor, reaches, sent }
}
const signing = { type: 'sign' as const, text: 'De acordo.', language: 'pt-BR' as const }

describe('An approval', () => {
  it('DOC-04 goes from viewing through accepting to signing', async () => {
    const { actor, reaches, sent } = begin()
    await reaches('viewed')
    actor.send({ type: 'approve' })
    expect(actor.getSnapshot().value).toBe('viewed')
    actor.send({ type: 'accept' })
    await reaches('accepted')
    actor.send({ type: 'approve' })
    actor.send(signing)
    await reaches('signed')
    expect(sent).toEqual(['view', 'accept', 'sign'])
  })

  it('DOC-04 resumes where it was left', async () => {
    const { reaches } = begin({}, { isViewed: true, isAccepted: true })
    await reaches('accepted')
  })

  it('DOC-04 offers nothing, and records nothing, where there is nothing left to decide', () => {
    const { actor, sent } = begin({}, { isViewed: true, isAccepted: true, mayDecide: false })
    for (const type of ['accept', 'approve', 'return'] as const) actor.send({ type })
    expect(actor.getSnapshot().value).toBe('reading')
    expect(sent).toEqual([])
  })

  it('DOC-04 may return the document without accepting it', async () => {
    const { actor, reaches } = begin()
    await reaches('viewed')
    actor.send({ type: 'return' })
    actor.send({ ...signing, text: 'Falta a planta' })
    await reaches('signed')
    expect(actor.getSnapshot().context.signature).toMatchObject({ act: 'return', text: 'Falta a planta' })
  })

  it('DOC-04 asks for the password if the server does, until it is right, and then signs what was written', async () => {
    const { actor, reaches, sent } = begin(
      {
        sign: new Failure('signOff.reauthenticate', 409),
        authenticate: new Failure('account.passwordWrong', 403),
      },
      { isViewed: true, isAccepted: true },
    )
    await reaches('accepted')
    const { signatureId } = actor.getSnapshot().context
    actor.send({ type: 'approve' })
    actor.send(signing)
    await reaches('authenticating')
    actor.send({ type: 'authenticate', password: 'Errada-00' })
    await waitFor(actor, ({ value, context }) => value === 'authenticating' && context.failure !== undefined)
    expect(actor.getSnapshot().context.failure?.code).toBe('account.passwordWrong')
    actor.send({ type: 'authenticate', password: 'prumo-42' })
    await reaches('signed')
    expect(sent).toEqual(['view', 'sign', 'authenticate', 'authenticate', 'sign'])
    expect(actor.getSnapshot().context).toMatchObject({
      signatureId,
      signature: { act: 'approve', text: 'De acordo.' },
    })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('prumo-42')
  })

  it.each(['view', 'accept', 'sign'] as const)('DOC-05 ends at %s if the content has changed by then', async (at) => {
    const { actor, reaches } = begin({ [at]: new Failure('document.contentChanged', 409, { round: 3 }) })
    if (at !== 'view') {
      await reaches('viewed')
      actor.send({ type: 'accept' })
    }
    if (at === 'sign') {
      await reaches('accepted')
      actor.send({ type: 'approve' })
      actor.send(signing)
    }
    await reaches('changed')
    expect(actor.getSnapshot().context.failure?.details).toEqual({ round: 3 })
  })

  it('DOC-04 keeps what was written if signing is refused or cancelled', async () => {
    const { actor, reaches } = begin(
      { sign: new Failure('service.unreachable', 0) },
      { isViewed: true, isAccepted: true },
    )
    await reaches('accepted')
    actor.send({ type: 'approve' })
    actor.send(signing)
    await waitFor(actor, ({ value, context }) => value === 'writing' && context.failure !== undefined)
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot().value).toBe('accepted')
    actor.send({ type: 'approve' })
    expect(actor.getSnapshot().context).toMatchObject({ signature: { text: 'De acordo.' }, failure: undefined })
    actor.send({ type: 'cancel' })
    actor.send({ type: 'return' })
    expect(actor.getSnapshot().context.signature).toMatchObject({ act: 'return', text: '' })
  })

  it('DOC-04 can be opened again after a failure', async () => {
    const { actor, reaches } = begin({ view: new Failure('service.unreachable', 0) })
    await reaches('unopened')
    actor.send({ type: 'retry' })
    await reaches('viewed')
  })
})
