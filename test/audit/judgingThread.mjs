import { parentPort, workerData } from 'node:worker_threads'

/** Runs the program once for each message, whose arguments it carries, and answers as a process would end. */
parentPort?.on('message', async ({ turn, given }) => {
  let output = ''
  process.argv = [process.argv[0] ?? '', workerData, ...given]
  process.exitCode = undefined
  process.stdout.write = (/** @type {string | Uint8Array} */ text) => {
    output += text
    return true
  }
  // Under a name of its own the program is run again, while what it imports stays loaded.
  await import(`${workerData}?turn=${turn}`)
  parentPort?.postMessage({ status: process.exitCode ?? 0, output })
})
