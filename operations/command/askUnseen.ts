import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal, which does not show what is typed. `undefined` where no terminal is. */
export async function askUnseen(question: string): Promise<string | undefined> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return undefined
  stderr.write(question)
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: stdin, output: nothing, terminal: true })
  try {
    return await reader.question('')
  } finally {
    reader.close()
    stderr.write('\n')
  }
}
