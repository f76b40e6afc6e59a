import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Environment = Record<string, string | undefined>
/** What a page says, and what is done in its place: places of this test, and what leaves this machine. */
type StandIns = readonly (readonly [RegExp | string, string])[]

/** Somebody who types commands of a page into a shell, with one Prumo that runs or does not. */
export function operator(environment: Environment, standIns: StandIns) {
  let running: { url: string; child: ChildProcess } | undefined

  const stop = async () => {
    if (!running) return
    const { child } = running
    running = undefined
    const ended = once(child, 'exit')
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await ended
  }

  const start = async (settings: Environment) => {
    const child = spawn('npm', ['start'], {
      cwd: root,
      env: settings,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = { url: await addressOf(child), child }
  }

  /** Types one line. What it answers is thrown where it ends otherwise than well. */
  const type = async (line: string, settings: Environment): Promise<string> => {
    const command = standIns.reduce((text, [from, to]) => text.replaceAll(from, to), line)
    const assigned = /^export (\w+)=(.*)$/.exec(command)
    if (assigned) settings[assigned[1] ?? ''] = assigned[2]
    else if (command === '# stop Prumo') await stop()
    else if (command === 'npm start') await start(settings)
    else if (command !== '') return run(command, settings)
    return ''
  }

  return {
    url: () => running?.url ?? '',
    stop,
    /** Types every line of these blocks, from the first to the last. Answers what they said. */
    follow: async (blocks: readonly (readonly string[])[], further: Environment = {}): Promise<string> => {
      const settings = { ...environment, ...further }
      let output = ''
      for (const line of blocks.flat()) output += await type(line, settings)
      return output
    },
  }
}

async function run(command: string, env: Environment): Promise<string> {
  const child = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`)
  return output
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text
        const url = /Prumo: (http\S+)/.exec(output)?.[1]
        if (url) resolve(url)
      })
    child.once('exit', (code) => reject(new Error(`Prumo ended with ${code}: ${output}`)))
  })
}
