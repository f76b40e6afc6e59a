import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { runCommand } from '@prumo/operations/command/runCommand'
import { readConfig } from '@prumo/platform/config'
import { aSecret } from '../world/aSecret'

export const configOn = (settings: Record<string, string>) =>
  readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    PRUMO_SECRET: aSecret,
    SIGN_INS_PER_NETWORK: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  })

export type Answer = { code: number; lines: string[]; progress: string[] }

/** Asks the operations program on this database, as an operator does in a shell. */
export async function askProgram(settings: Record<string, string>, ...words: string[]): Promise<Answer> {
  const [lines, progress]: [string[], string[]] = [[], []]
  const output = {
    say: (line: string) => void lines.push(line),
    tell: (line: string) => void progress.push(line),
    giveUpAfterMs: 500,
  }
  const code = await runCommand({ readConfig: () => configOn(settings), moduleTables }, words, output)
  return { code, lines, progress }
}
