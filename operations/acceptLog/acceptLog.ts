import { openFileStore } from '@prumo/platform/files/openFileStore'
import type { Foundation } from '@prumo/platform/foundation'
import { newId } from '@prumo/platform/ids'
import { bindFiles } from '@prumo/platform/logIdentity/boundFiles'
import { bindDatabase } from '@prumo/platform/logIdentity/boundLog'
import { alone, identify } from '@prumo/platform/logIdentity/holdLog'
import { placeFolder } from '@prumo/platform/logIdentity/placeFolder'
import { headsFolderOf } from '@prumo/platform/proofs/headFolder'
import { type Command, Impossible, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'
import { resetFolded } from '../reset/resetFolded'
import { missingActions } from './missingActions'
import { recordAcceptance } from './recordAcceptance'
import { writeMissing } from './writeMissing'

/** Goes on with a log that is in doubt. Nothing makes what it lacks good: that is on record for ever. */
export const acceptLog: Command = {
  usage: '<who decided it> <why>',
  explains:
    'Goes on with the log as it is, where it is not shown to be the one that the database was folded from. Records who decided it, and why; folds all anew.',
  role: 'prumo_command',
  prepares: true,
  inDoubt: 'sees to it',
  run: async ({ foundation, words, say, tell }) => {
    const decision = decisionIn(words)
    if (!decision) throw new WrongUsage('accept-log takes who decided it (200 characters at most), and why (1,000)')
    const { doubt } = foundation
    if (!doubt) throw new Impossible('the log is not in doubt: there is nothing to accept')
    say(doubt.message.split('\n')[0] ?? '')
    tell('looking for what the database has seen and the log lacks')
    const missing = await missingActions(foundation)
    const path = await writeMissing(foundation, missing)
    for (const { organizationId, count } of missing.organizations)
      say(`organization ${organizationId}: ${count} actions that it was shown are not in the log`)
    if (path) say(`each of them is named in ${path}`)
    const logId = await identityOf(foundation)
    const recorded = await recordAcceptance(foundation, { logId, ...decision }, missing)
    await resetFolded(foundation)
    await bind(foundation, logId)
    say(`on record for ${recorded} organizations: ${decision.decidedBy} goes on with log ${logId}`)
    say('when Prumo starts, all is folded from it; no file is removed for 30 days')
    say('where the log lacks a published head, nothing is written for that organization until accept-restore')
    return true
  },
}

const homeOf = ({ config }: Foundation) => (config.EVENTSTORE_URL ? 'EventStoreDB' : 'Postgres')

async function identityOf(foundation: Foundation): Promise<string> {
  const { log, now, ownerUrl } = foundation
  const proposed = { logId: newId(), madeAt: now().toISOString(), importedFrom: null }
  const home = homeOf(foundation)
  return (await alone(ownerUrl, (client) => identify({ log, home, client }, proposed))).logId
}

/** Last of all: broken off before, the log is in doubt as it was, and is accepted again. */
async function bind(foundation: Foundation, logId: string): Promise<void> {
  const at = foundation.now().toISOString()
  // Each organization has the decision on record.
  await placeFolder(headsFolderOf(foundation.config)).forget()
  await bindFiles(openFileStore(foundation.config), logId)
  await alone(foundation.ownerUrl, (client) =>
    bindDatabase(client, { logId, home: homeOf(foundation), acceptedAt: at }, at),
  )
}
