import { run, startServer } from '../bench/server'

type Server = Awaited<ReturnType<typeof startServer>>

let started: Promise<Server> | undefined

/** A trial's databases on the Postgres that all trials of a process share. One that harms Postgres starts its own. */
export async function trialServer(): Promise<Server> {
  started ??= startServer()
  const server = await started
  const urls: string[] = []
  return {
    database: async () => {
      const url = await server.database()
      urls.push(url)
      return url
    },
    folder: server.folder,
    stop: async () => {
      const [first] = urls
      if (!first) return
      const names = urls.map((url) => new URL(url).pathname.slice(1))
      const besides = new URL(first)
      besides.pathname = '/postgres'
      await run(besides.href, ...names.map((name) => `drop database if exists ${name} with (force)`))
    },
  }
}

export async function stopTrialServer(): Promise<void> {
  await (await started)?.stop()
  started = undefined
}
