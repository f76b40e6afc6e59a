import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = process.cwd()
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')

/** The product, restarted at every change of its sources, on the port of the client's development server. */
const product = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: '9999', CLIENT_ORIGIN: 'http://localhost:3000' },
})

const web = await createServer({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  server: { port: 3000, strictPort: true },
})
await web.listen()
web.printUrls()

let stopping = false

async function stop() {
  if (stopping) return
  stopping = true
  product.kill('SIGTERM')
  await web.close()
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
product.on('exit', async (code) => {
  const wasStopping = stopping
  await stop()
  process.exit(wasStopping ? 0 : (code ?? 1))
})
