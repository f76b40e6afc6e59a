import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, exitCodes, WrongConfiguration } from '@prumo/platform/config'
import { fileFault } from '@prumo/platform/files/fileFault'
import { type Foundation, openFoundation } from '@prumo/platform/foundation'
import { holdAtOnce, lookAtHold } from '@prumo/platform/logIdentity/holdLog'
import { LogInDoubt } from '@prumo/platform/logIdentity/logInDoubt'
import { onDatabase } from '@prumo/platform/postgres/onDatabase'
import type { Tables } from '@prumo/platform/postgres/tables'
import { refuseOtherSecret } from '@prumo/platform/secrets/boundSecret'
import type { Secrets } from '@prumo/platform/secrets/secrets'
import { type BareCommand, type BareInvocation, type Command, Impossible, type Invocation, WrongUsage } from './command'
import { commands } from './commands'
import { refuseOtherRelease } from './refuseOtherRelease'

type Output = Pick<Invocation, 'say' | 'tell' | 'ask'> & {
  /** How long a store is waited for that does not answer. */
  giveUpAfterMs?: number
}

/** Where the program works, and which tables modules have in it. */
type Installation = { readConfig(): Config; moduleTables: readonly Tables[] }

/** Whoever asks is there to see to it. */
const giveUpAfterMs = 15_000

/** How the program ends: as sysexits.h has it, but that a finding is 1. */
export const exits = { ...exitCodes, good: 0, finding: 1, wrongUsage: 64 } as const

/** Does what the words ask for. Answers the program's exit code. */
export async function runCommand(
  installation: Installation,
  words: readonly string[],
  output: Output,
): Promise<number> {
  const [name = '', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (words.includes('--help')) return explain(output.say, command ? [name] : Object.keys(commands), exits.good)
  if (!command) {
    if (name) output.tell(`“${name}” is no command of this program. It has:`)
    return explain(output.tell, Object.keys(commands), exits.wrongUsage)
  }
  let foundation: Foundation | undefined
  try {
    const config = { ...installation.readConfig(), LOG_LEVEL: 'silent' as const }
    const given = { ...output, words: rest, moduleTables: installation.moduleTables }
    if ('runBare' in command) return await runBare(command, { ...given, config })
    if (!command.prepares) refuseWhereNothingIs(config)
    foundation = await openFoundation(config, command.role, {
      moduleTables: installation.moduleTables,
      ...(!command.prepares && { prepare: onlyHold }),
      waiting: { giveUpAfterMs, ...output },
      hold: command.inDoubt ? lookAtHold : holdAtOnce,
    })
    return await runOn(foundation, command, given)
  } catch (error) {
    output.tell(wordsFor(error))
    if (error instanceof WrongConfiguration) return exits.wrongConfiguration
    if (error instanceof LogInDoubt) return exits.logInDoubt
    if (fileFault(error)) return exits.unusableFile
    if (error instanceof WrongUsage) return explain(output.tell, [name], exits.wrongUsage)
    return error instanceof Impossible ? exits.finding : exits.unavailable
  } finally {
    await foundation?.close()
  }
}

const runBare = async (command: BareCommand, given: BareInvocation) =>
  (await command.runBare(given)) ? exits.good : exits.finding

async function runOn(foundation: Foundation, command: Command, given: Omit<Invocation, 'foundation'>) {
  const isDoubtful = command.inDoubt === 'looks' && foundation.doubt !== undefined
  if (isDoubtful) given.tell(wordsFor(foundation.doubt))
  const isWell = await command.run({ ...given, foundation })
  if (isDoubtful) return exits.logInDoubt
  return isWell ? exits.good : exits.finding
}

/** Else an empty database would be made, only to find nothing in it. */
function refuseWhereNothingIs({ DATABASE_URL, PRUMO_DATA }: Config): void {
  if (DATABASE_URL || existsSync(join(PRUMO_DATA, 'postgres'))) return
  const ofCluster = join(PRUMO_DATA, 'cluster')
  const hint = existsSync(join(ofCluster, 'postgres'))
    ? `; “npm run cluster” keeps its own in ${ofCluster}: name that as PRUMO_DATA`
    : ''
  throw new Error(`there is no database of Prumo in ${PRUMO_DATA}, and DATABASE_URL names none${hint}`)
}

/** It is of another release, or of another installation, and is left as it is. */
const onlyHold = (ownerUrl: string, secrets: Secrets, moduleTables: readonly Tables[]) =>
  onDatabase(ownerUrl, async (client) => {
    await refuseOtherSecret(client, secrets)
    await refuseOtherRelease(client, moduleTables)
  })

function explain(say: (line: string) => void, names: readonly string[], code: number): number {
  for (const name of names) say(linesOf(name, commands[name]))
  return code
}

const linesOf = (name: string, command: Command | BareCommand | undefined) =>
  `npm run prumo -- ${[name, command?.usage].filter(Boolean).join(' ')}\n    ${command?.explains}`

/** Where Postgres does not take a value, its message quotes it. */
function wordsFor(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const fault = fileFault(error)
  if (fault) return fault
  if (code === '42P01' && /"read\./.test(String(message)))
    return 'the read models are not made yet: start Prumo once, as after a restore, and try again'
  if (/^(22|23|54)/.test(String(code ?? ''))) return `Postgres did not take a value (SQLSTATE ${code})`
  return String(message ?? error)
}
