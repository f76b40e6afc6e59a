import { readConfig } from '@prumo/platform/config'
import { runCommand } from './runCommand'

process.exitCode = await runCommand(readConfig, process.argv.slice(2), {
  say: (line) => console.log(line),
  tell: (progress) => console.error(progress),
})
