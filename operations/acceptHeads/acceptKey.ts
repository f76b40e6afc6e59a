import { headEvents } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import { noStream, type RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { headSigner } from '@prumo/platform/proofs/headSigner'
import { keepSigningKey, lastSigningKey, signingKeyPath } from '@prumo/platform/proofs/signingKey'
import { organizationsIn } from '../acceptLog/organizationsIn'
import { appendBySystem } from '../appendBySystem'
import { type Command, Impossible, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'

/** Lets another key sign the heads from now on. Who holds the old one is told so by the log for ever. */
export const acceptKey: Command = {
  usage: '<who decided it> <why>',
  explains:
    'Lets the key in the file sign from now on, a new one where there is none. Records who decided it, and why.',
  role: 'prumo_command',
  run: async ({ foundation, words, say }) => {
    const decision = decisionIn(words)
    if (!decision) throw new WrongUsage('accept-key takes who decided it (200 characters at most), and why (1,000)')
    const pool = foundation.poolFor('prumo_command', 1)
    const signed = await lastSigningKey(foundation, pool)
    if (!signed) throw new Impossible('nothing was signed yet: any key may sign')
    const path = signingKeyPath(foundation.config)
    const signer = headSigner(path)
    if (signer.publicKey === signed)
      throw new Impossible(`${path} holds the key that signed before: nothing is to be decided`)
    const { codec } = foundation.keyringOn(pool)
    let recorded = 0
    for (const organizationId of await organizationsIn(foundation)) {
      const stream = `heads-${organizationId}`
      const events = await foundation.log.read(stream)
      const [before, verifierKey] = [lastKeyIn(events), signer.verifierKey(organizationId)]
      // Broken off, it is done again.
      if (before === undefined || before === verifierKey) continue
      const data = headEvents.SigningKeyReplaced.parse({ ...decision, verifierKey, before: { verifierKey: before } })
      const revision = events.at(-1)?.revision ?? noStream
      await appendBySystem({ log: foundation.log, codec }, stream, revision, {
        type: 'SigningKeyReplaced',
        data,
        organizationId,
      })
      recorded++
    }
    await keepSigningKey(pool, signer.publicKey, 'from now on')
    say(`on record for ${recorded} organizations: ${decision.decidedBy} lets the key in ${path} sign`)
    say('a Prumo that runs signs with the old key until it is started again; whoever verifies needs both keys')
    return true
  },
}

function lastKeyIn(events: readonly RecordedEvent[]): string | undefined {
  const last = events.findLast(({ type }) => type === 'LogHeadSigned' || type === 'SigningKeyReplaced')
  return last && (dataIn(last) as EventOf<'LogHeadSigned' | 'SigningKeyReplaced'>['data']).verifierKey
}
